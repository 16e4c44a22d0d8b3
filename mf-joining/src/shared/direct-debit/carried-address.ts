import { accountDetailsOf } from 'shared-contracts/bank-details';
import type { DirectDebitEntry } from '../entries/direct-debit-entry.ts';

/**
 * State of the history entry of a checkout, which takes the billing address of a Direct Debit from it; `null` if there
 * is none. @param owner id of the person it belongs to.
 */
export function carriedAddress(entry: DirectDebitEntry, owner: string | undefined) {
  const { accountNumber, sortCode, ...billingAddress } = accountDetailsOf(entry, { collectsAddress: true });
  return billingAddress.billingAddressLineOne && owner ? { owner, billingAddress } : null;
}
