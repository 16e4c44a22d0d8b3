/** The words of every call, whatever it is about. */
export const texts = {
  status: {
    badRequest: 'The request could not be understood.',
    malformedJson: 'The request is not well-formed JSON.',
    notLoggedIn: 'Please log in to continue.',
    forbidden: 'Unauthorised.',
    notFound: 'Unable to complete request, item not found.',
    tooLarge: 'The request is too large.',
    addressTooLong: 'The address is too long.',
    tooSlow: 'The request took too long to arrive.',
    unsupportedType: 'The request must be sent as JSON.',
    unsupportedFile: 'The request must be a JPG, PNG or PDF file.',
    cutOff: 'The upload was incomplete.',
    ownFilesArriving: 'Your other uploads are in progress. Please try again in a moment.',
    filesArriving: 'Too many uploads are in progress. Please try again shortly.',
    invalid: 'Some details are missing or not valid.',
    failed: 'Something has gone wrong, please try again.',
    away: 'We can’t reach our records at the moment. Please try again shortly.',
    inProgress: 'We are still working on this. Please try again in a moment.',
  },
  /** The token belongs to someone else than the page was filled in for. */
  otherPerson: {
    notSaved: "You're logged in as someone else now, so nothing was saved. Reload the page to carry on.",
    notShown: "You're logged in as someone else now. Reload the page to carry on.",
  },
  /** The page was filled in for a person who has been logged out since. */
  noPerson: {
    notSaved: "You're no longer logged in, so nothing was saved. Log in again to carry on.",
    notShown: "You're no longer logged in. Log in again to carry on.",
  },
  field: {
    required: 'This is required.',
    unknown: 'This field is not known.',
    text: 'This must be text.',
    wholeNumber: 'This must be a whole number.',
    number: 'This must be a number.',
    yesOrNo: 'This must be true or false.',
    list: 'This must be a list.',
    group: 'This must be a group of fields.',
    tooLong: (maximum: number) => `This must be at most ${maximum} characters.`,
    tooShort: (minimum: number) => `This must be at least ${minimum} characters.`,
    tooMany: (maximum: number) => `This must have at most ${maximum} entries.`,
    tooFew: (minimum: number) => `This must have at least ${minimum} ${minimum === 1 ? 'entry' : 'entries'}.`,
    oneOf: (values: string) => `This must be one of: ${values}.`,
    date: 'This must be a real date, written YYYY-MM-DD.',
    invalid: 'This is not valid.',
  },
  idempotency: {
    missing: 'The request needs an Idempotency-Key of 8 to 100 letters, digits, hyphens or underscores.',
    otherRequest: 'This Idempotency-Key was already used for another request.',
  },
} as const;
