/** The Direct Debit form as typed. It is held in memory alone, never stored, drafted or logged. */
export interface DirectDebitEntry {
  accountHolder: string;
  accountNumber: string;
  sortCode: string;
  billingAddressLineOne: string;
  billingAddressLineTwo: string;
  billingCity: string;
  billingPostcode: string;
  /** The payer is the account holder and may set up Direct Debits on the account. */
  isAuthorised: boolean;
  /** The Direct Debit terms are ticked. */
  hasAgreed: boolean;
}

export const emptyDirectDebit: DirectDebitEntry = {
  accountHolder: '',
  accountNumber: '',
  sortCode: '',
  billingAddressLineOne: '',
  billingAddressLineTwo: '',
  billingCity: '',
  billingPostcode: '',
  isAuthorised: false,
  hasAgreed: false,
};
