/** Every word about answers to the questions of a tenant. */
export const answerTexts = {
  email: 'Enter an email address in the form name@example.com.',
  phone: 'Enter a phone number with its area code, such as 07700 900123.',
  postcode: 'Please enter a valid postcode',
  date: 'Date must be valid.',
  locked: 'This cannot be changed here. Please ask at your centre.',
  range: (minimum: unknown, maximum: unknown) => {
    if (maximum === undefined) return `This must be at least ${minimum}.`;
    return minimum === undefined
      ? `This must be at most ${maximum}.`
      : `This must be from ${minimum} to ${maximum}.`;
  },
} as const;
