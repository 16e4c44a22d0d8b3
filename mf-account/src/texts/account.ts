import { defineTexts } from 'shared-contracts/texts';

/** Words of paying by Direct Debit from another account; apart from the others, so that the dashboard carries none. */
export const texts = defineTexts('mf-account/account', {
  open: 'Pay from another account',
  title: 'Your new account',
  lead: 'Your Direct Debit is set up on this account and cancelled on the old one. The amount and the day stay as they are. We send you the notice of it by email.',
  accountHolder: 'Account holder name',
  accountHolderHint: 'As it appears on your bank statements.',
  sortCode: 'Sort code',
  sortCodeHint: '6 digits, like 30-94-30.',
  accountNumber: 'Account number',
  accountNumberHint: '6 to 8 digits.',
  billingAddressLineOne: 'Address line 1',
  billingAddressLineTwo: 'Address line 2',
  billingCity: 'Town or city',
  billingPostcode: 'Postcode',
  isAuthorised:
    'I confirm that I am the account holder and am authorised to set up Direct Debit payments on this account',
  hasAgreed: 'I agree to the Direct Debit terms',
  terms: 'Direct Debit terms and Guarantee',
  termsLoading: 'Loading the Direct Debit terms',
  termsFailed: 'The Direct Debit terms could not be loaded',
  severalSign: 'Does more than one person have to sign for this account? Then ask at your centre.',
  wrong: {
    accountHolder: 'Enter the name on the account as it appears on bank statements.',
    accountNumber: 'Enter an account number of 6 to 8 digits.',
    sortCode: 'Enter a sort code of 6 digits.',
    billingAddressLineOne: 'Enter the first line of your address.',
    billingCity: 'Enter your town or city.',
    billingPostcode: 'Please enter a valid postcode',
    isAuthorised: 'Confirm that you may set up Direct Debits on this account.',
    hasAgreed: 'Please agree to the Direct Debit terms.',
  },
  mismatch: 'The sort code and account number do not match. Check both.',
  submit: 'Use this account',
  cancel: 'Keep the old account',
  done: (digits: string) => `Your Direct Debit is set up on the account ending ${digits}.`,
});
