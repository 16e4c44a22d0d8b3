import type { UNBOOKABLE_REASONS } from 'shared-contracts/api/activities';

type Plain = Exclude<(typeof UNBOOKABLE_REASONS)[number], 'not-open-yet' | 'wrong-age'>;

const unbookable: Record<Plain, string> = {
  full: 'This class is full.',
  reserved: "The last places are in other people's baskets. Please try again in a few minutes.",
  started: 'This class has already started.',
  cancelled: 'This class has been cancelled.',
  'already-booked': 'You have already booked this class.',
};

/** The same of a time at which courts can be booked. */
const unbookableSlot: typeof unbookable = {
  full: 'Every court is taken at this time.',
  reserved: "The last courts are in other people's baskets. Please try again in a few minutes.",
  started: 'This time has already begun.',
  cancelled: 'The courts are closed at this time.',
  'already-booked': 'You have already booked a court at this time.',
};

/** Every word the service answers with. */
export const texts = {
  status: {
    badRequest: 'The request could not be understood.',
    malformedJson: 'The request is not well-formed JSON.',
    notLoggedIn: 'Please log in to continue.',
    forbidden: 'Unauthorised.',
    notFound: 'Unable to complete request, item not found.',
    tooLarge: 'The request is too large.',
    unsupportedType: 'The request must be sent as JSON.',
    invalid: 'Some details are missing or not valid.',
    failed: 'Something has gone wrong, please try again.',
    inProgress: 'This is still being worked on. Please try again in a moment.',
  },
  /** The token belongs to somebody else than the page was filled in for. */
  otherPerson: {
    notSaved: "You're logged in as someone else now, so nothing was saved. Reload the page to carry on.",
    notShown: "You're logged in as someone else now. Reload the page to carry on.",
  },
  /** The page was filled in for somebody who has been logged out since. */
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
  login: {
    refused: 'Those details do not match an account. Check them and try again.',
    severalAccounts:
      'More than one account uses this email address. Please log in with your customer ID instead.',
    tooManyAttempts: (minutes: number) =>
      `Too many failed attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  },
  answers: {
    email: 'Enter an email address in the form name@example.com.',
    phone: 'Enter a phone number with its area code, as 07700 900123.',
    postcode: 'Please enter a valid postcode',
    date: 'Date must be valid.',
    locked: 'This cannot be changed here. Please ask at your centre.',
    range: (minimum: unknown, maximum: unknown) => {
      if (maximum === undefined) return `This must be at least ${minimum}.`;
      return minimum === undefined
        ? `This must be at most ${maximum}.`
        : `This must be from ${minimum} to ${maximum}.`;
    },
  },
  password: {
    rules:
      'Password must have at least 8 characters, one lowercase letter, one uppercase letter, one number and one special character.',
    confirmation: 'The password confirmation does not match.',
    wrong: 'This is not your current password.',
    deadLink: 'This link no longer works. Ask for a new one.',
    severalAccounts: 'Multiple accounts use this email address. Enter your customer ID.',
  },
  register: {
    otherTenant: 'This page belongs to another organisation. Please reload it and try again.',
    otherSource: 'This page is out of date. Please reload it and try again.',
    knownEmail: 'There is already an account with this email address. Log in or reset your password.',
  },
  tooManyAttempts: (minutes: number) =>
    `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  price: {
    free: 'Free',
    member: 'Member price',
    package: (name: string, left: number) => `${name} (${left} left)`,
  },
  bookable: {
    ...unbookable,
    'not-open-yet': (day: string) => `Booking opens on ${day}.`,
    opensAt: (day: string, time: string) => `${day} at ${time}`,
    waitedFor: 'Free places go to the people on the waiting list first.',
    openToMembers: 'Members can book it already.',
    inYourBasket: 'This class is already in your basket.',
  },
  bookableSlot: { ...unbookableSlot, inYourBasket: 'A court at this time is already in your basket.' },
  geocoding: {
    notFound: 'Ask for {term}.json.',
    key: 'This key is not allowed to search.',
    tooLong: 'The search is too long.',
    attribution: 'GeoNames (CC BY 4.0); Office for National Statistics and Royal Mail data, Crown copyright.',
  },
  documents: {
    proof: 'Proof of your eligibility',
    empty: 'The selected file is empty',
    tooLarge: 'The selected file must be smaller than 5MB',
    wrongType: 'The selected file must be a JPG, PNG or PDF',
    locked: 'The selected file is password protected',
    notPhoto: 'The selected file must be a JPG or PNG',
    reason: 'Say why it is refused.',
    lastDay: 'Enter the last day it is good for.',
    lastDayOver: 'Enter a day that is still to come.',
    newer: 'There is a newer file. Please look at that one before you decide.',
  },
  cancellation: {
    free: (hours: number) => `You can cancel free of charge up to ${hours} hours before the class starts.`,
    tooLate: (hours: number) =>
      `This class starts in less than ${hours} hours, so the price is not refunded if you cancel.`,
  },
} as const;
