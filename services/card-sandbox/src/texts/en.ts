import type { ProviderErrorName } from '../protocol/errors.ts';

const FIELD_NAMES: Record<string, string> = {
  'cardDetails.cardholderName': 'cardholder name',
  'cardDetails.cardNumber': 'card number',
  'cardDetails.expiryDate': 'expiry date',
  'cardDetails.securityCode': 'security code',
};

const fieldName = (property: string) =>
  FIELD_NAMES[property] ??
  (property.split('.').at(-1) ?? property).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The sentence of a 422 that is fit for the customer (`clientMessage`). */
export function clientMessage(error: ProviderErrorName, property: string): string {
  const field = `The ${fieldName(property)}`;
  if (property === 'cardDetails.expiryDate' && (error === 'invalidCharacters' || error === 'invalidLength')) {
    return 'The expiry date has to be in MMYY format';
  }
  switch (error) {
    case 'missingField':
      return `${field} is required`;
    case 'invalidLength':
      return `${field} length is invalid`;
    case 'invalidCharacters':
      return `${field} contains invalid characters`;
    case 'cardNumberInvalid':
      return 'The card number is not valid';
    case 'cardNotSupported':
      return 'The card is not supported';
    case 'expiryInPast':
      return 'The expiry date is in the past';
    case 'unknownCurrency':
      return 'The currency does not exist';
    case 'notAnInteger':
      return `${field} has to be a whole number`;
    case 'vendorTxCodeUsed':
      return 'This payment has already been sent';
    case 'alreadyReusable':
      return 'The card is already saved';
    default:
      return `${field} is not valid`;
  }
}

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

/** What each transaction status code says in `statusDetail`. */
export const statusDetails = {
  '0000': 'The Authorisation was Successful.',
  '2000': 'The Authorisation was Declined by the bank.',
  '2001': 'The Authorisation was Rejected by the vendor rule-base.',
  '2021': 'Please redirect your customer to the ACSURL to complete the 3DS Transaction',
  '4026': "3D-Authentication failed. This vendor's rules require a successful 3D-Authentication.",
} as const;
