import type { BankDetailsField } from 'shared-contracts/bank-details';

/** The key of the server's messages about a field of the form (joining specification 5). */
export const messageKeyOf = (field: BankDetailsField | 'billingAddressLineTwo'): string =>
  field === 'accountHolder' ? field : `accountDetails.${field}`;

/** Whether the server speaks of this form in a message. */
export const isDirectDebitKey = (key: string): boolean =>
  key === 'accountHolder' || key === 'ddTermsAccepted' || /^accountDetails(?:\.|$)/.test(key);
