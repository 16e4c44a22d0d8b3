import { invalidBankFields } from 'shared-contracts/bank-details';
import type { ValidationMessages } from 'shared-contracts/envelope';
import type { DirectDebitEntry } from '../entries/direct-debit-entry.ts';
import { isDirectDebitKey } from '../machine/section-of-key.ts';

/** The messages without those of this form: any edit takes them away (joining specification 4 "Direct debit form"). */
export const withoutDirectDebit = (messages: ValidationMessages): ValidationMessages =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => !isDirectDebitKey(key)));

/** The messages of this form alone. */
export const onlyDirectDebit = (messages: ValidationMessages): ValidationMessages =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => isDirectDebitKey(key)));

export interface DirectDebitFacts {
  collectsAddress: boolean;
  /** True if there are Direct Debit terms; `null` while that is unknown. */
  hasTerms: boolean | null;
}

/** True if everything is given that the form asks for. */
export function isComplete(
  entry: DirectDebitEntry,
  { collectsAddress, hasTerms }: DirectDebitFacts,
): boolean {
  const isAgreed = hasTerms === false || (hasTerms === true && entry.hasAgreed);
  return invalidBankFields(entry, { collectsAddress }).length === 0 && entry.isAuthorised && isAgreed;
}

/** True if it can be saved: whole, and nothing the server refused still stands. */
export const canSave = (
  entry: DirectDebitEntry,
  facts: DirectDebitFacts,
  messages: ValidationMessages,
): boolean => isComplete(entry, facts) && !Object.keys(messages).some(isDirectDebitKey);

/** True if no account is entered, and the server has nothing against the one that it has. */
export const keepsAccount = (entry: DirectDebitEntry, messages: ValidationMessages): boolean =>
  [entry.accountHolder, entry.accountNumber, entry.sortCode].every((text) => text === '') &&
  !Object.keys(messages).some(isDirectDebitKey);
