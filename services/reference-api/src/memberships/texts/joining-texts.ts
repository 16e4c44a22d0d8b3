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
    missing: 'Enter the account for your monthly payments.',
    accountHolder: 'Enter the name on the account as it appears on bank statements.',
    accountNumber: 'Account number must be between 6 and 8 digits.',
    sortCode: 'Enter a valid sort code like 309430.',
    mismatch: 'The sort code and account number do not match. Check both.',
    billingAddressLineOne: 'Enter the first line of your address.',
    billingCity: 'Enter your town or city.',
    billingPostcode: 'Please enter a valid postcode',
  },
  commitment: {
    later: (price: string, day: string) => `then ${price} each month from ${day}`,
    todayLabel: 'To pay today',
    /** The sum and its parts, a line each. */
    today: (total: string, parts: readonly string[]) => [total, ...parts].join('\n'),
    part: (label: string, price: string) => `${label}: ${price}`,
    replacesLabel: 'In place of',
    replaces: (name: string, day: string) => `${name}, which ends the day before this begins on ${day}`,
    proofLabel: 'Until we accept your proof',
    proof: 'This membership is pending. You pay full prices, and its benefits wait.',
    nextLabel: 'Next payments',
    next: (price: string, day: string) => `${price} each month from ${day}, by Direct Debit`,
    nextOnce: (price: string, day: string) => `${price} on ${day}, by Direct Debit`,
    earlierLabel: 'Before that',
    earlier: (sum: string, day: string) => `${sum} on ${day}, for your other memberships`,
    togetherLabel: 'Together with your other memberships',
    together: (sum: string) => `${sum} each month`,
    yearLabel: 'In the first year',
    year: (total: string, from: string, until: string) => `${total}, from ${from} to ${until}`,
    termLabel: 'Minimum term',
    monthly: 'None. It continues each month until you end it.',
    fixed: (day: string) => `Until ${day}. It ends on that day and is not renewed unless you ask for it.`,
    endLabel: 'How to end it',
    end: (days: number) =>
      `In your account, under Memberships. Payments that fall due in the ${days} working days after that are still collected.`,
    mindLabel: 'If you change your mind',
    mind: (day: string) =>
      `You have 14 days. Tell us by ${day} and we refund what you have paid, less a fair share if you have used a centre by then.`,
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
    gone: 'The membership this is for has since changed. Remove it to carry on.',
  },
} as const;
