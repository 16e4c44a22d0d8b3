/** Every word of joining that the service answers with. */
export const joiningTexts = {
  venue: 'Choose a centre from the list.',
  membership: 'Choose a membership from the list.',
  option: 'Choose how to pay for this membership.',
  birthday: 'We need your date of birth to sell this membership. Please add it to your details.',
  billingDay: 'Choose the day of the month to pay on.',
  terms: 'Please agree to the Direct Debit terms.',
  reviewTerms: 'Please check all required terms and conditions',
  required: (label: string) => `${label} is required.`,
  bank: {
    missing: 'Enter the account your monthly payments are to come from.',
    accountHolder: 'Enter the name on the account as it appears on bank statements.',
    accountNumber: 'Account number must be between 6 and 8 digits.',
    sortCode: 'Enter a valid sort code like 309430.',
    mismatch: 'The sort code and account number do not match. Check both.',
    billingAddressLineOne: 'Enter the first line of your address.',
    billingCity: 'Enter your town or city.',
    billingPostcode: 'Please enter a valid postcode',
  },
  line: {
    details: (labels: string) =>
      `Some of your details are missing: ${labels}. Go back to joining and add them.`,
    startDate: 'The start date has passed. Go back to joining and choose another one.',
    directDebit: 'Your Direct Debit is not set up yet. Go back to joining and enter your bank details.',
    questions:
      'Some questions about this membership are not answered yet. Go back to joining and answer them.',
    terms: 'You have not agreed to all terms of this membership yet. Go back to joining and agree to them.',
    laterBookings:
      'What happens to your later bookings has changed. Go back to joining and check the list before you pay.',
    gone: 'The membership this is for has changed meanwhile. Remove it to carry on.',
  },
} as const;
