/** Field names in the customer's words. */
export const fieldNames: Record<string, string> = {
  'cardDetails.cardholderName': 'cardholder name',
  'cardDetails.cardNumber': 'card number',
  'cardDetails.expiryDate': 'expiry date',
  'cardDetails.securityCode': 'security code',
};

/** The sentences of a 422 that are fit for the customer; `field` is such as 'The card number'. */
export const clientMessages = {
  field: (name: string) => `The ${name}`,
  missingField: (field: string) => `${field} is required`,
  invalidLength: (field: string) => `${field} length is invalid`,
  invalidCharacters: (field: string) => `${field} contains invalid characters`,
  cardNumberInvalid: () => 'The card number is not valid',
  cardNotSupported: () => 'The card is not supported',
  expiryInPast: () => 'The expiry date is in the past',
  unknownCurrency: () => 'The currency does not exist',
  notAnInteger: (field: string) => `${field} has to be a whole number`,
  vendorTxCodeUsed: () => 'This payment has already been sent',
  alreadyReusable: () => 'The card is already saved',
  expiryFormat: 'The expiry date has to be in MMYY format',
  invalid: (field: string) => `${field} is not valid`,
};

/** The words of the bank's challenge page. */
export const challengeTexts = {
  title: 'Approve this payment',
  bank: 'Practice bank',
  note: 'A test page. No money moves.',
  merchant: 'Merchant',
  purchase: 'For',
  amount: 'Amount',
  card: 'Card',
  cardEnding: (lastFourDigits: string) => `ending ${lastFourDigits}`,
  instruction: 'To approve this payment, type the word',
  word: 'challenge',
  wordMissing: (word: string) => `Type the word ${word}, or cancel the payment.`,
  errorTitle: 'Error:',
  submit: 'Submit',
  cancel: 'Cancel',
  returning: 'Returning to the merchant',
  returningHint: 'If nothing happens, press Continue.',
  continue: 'Continue',
  ended: 'This check has ended',
  endedHint: 'Go back to the merchant and start the payment again. You have not been charged.',
};

/** Texts of `statusDetail` by transaction status code. */
export const statusDetails = {
  '0000': 'The Authorisation was Successful.',
  '2000': 'The Authorisation was Declined by the bank.',
  '2001': 'The Authorisation was Rejected by the vendor rule-base.',
  '2021': 'Please redirect your customer to the ACSURL to complete the 3DS Transaction',
  '4026': "3D-Authentication failed. This vendor's rules require a successful 3D-Authentication.",
} as const;

/** The words of the books that a vendor can read. */
export const reportingTexts = {
  errors: {
    '0001': 'The command could not be read, or its signature does not match.',
    '0002': 'The command is not known here.',
    '0043': 'The transaction could not be found.',
  },
  states: {
    '5': 'Transaction at 3D-Secure authentication stage.',
    '10': 'Transaction rejected by the rules of the vendor.',
    '12': 'Transaction declined by the bank.',
    '16': 'Successfully authorised transaction.',
    '18': 'Transaction voided by the vendor.',
  },
} as const;
