import { useState } from 'react';
import {
  type BankDetailsField,
  invalidBankFields,
  normaliseAccountNumber,
  normaliseSortCode,
} from 'shared-contracts/bank-details';
import { checkModulus } from 'shared-contracts/bank-modulus';
import { useDirectDebit } from '../../shared/direct-debit/use-direct-debit.ts';
import { texts } from '../../texts/direct-debit.ts';

const words = texts;
const PAIR: readonly BankDetailsField[] = ['accountNumber', 'sortCode'];

export interface FieldErrors {
  errorOf(field: BankDetailsField): string | undefined;
  onLeave(field: BankDetailsField): void;
}

/**
 * Errors in the fields. A field is checked once it has been left with something in it. A mismatch of sort
 * code and number is shown, but does not block the form: the server decides.
 */
export function useFieldErrors(): FieldErrors {
  const { entry, collectsAddress, refusal } = useDirectDebit();
  const [left, setLeft] = useState<readonly BankDetailsField[]>([]);
  const [mismatch, setMismatch] = useState<string | null>(null);
  const wrong = invalidBankFields(entry, { collectsAddress });
  const pair = `${normaliseSortCode(entry.sortCode)} ${normaliseAccountNumber(entry.accountNumber)}`;

  async function checkPair() {
    const [sortCode = '', accountNumber = ''] = pair.split(' ');
    // A check that could not be made, as without a connection, is no reason to say anything.
    const result = await checkModulus(sortCode, accountNumber).catch(() => 'not-checked' as const);
    if (result === 'impossible') setMismatch(pair);
  }

  return {
    errorOf(field) {
      const refused = refusal.atFields[field];
      if (refused) return refused;
      if (left.includes(field) && wrong.includes(field)) return words.wrong[field];
      return PAIR.includes(field) && mismatch === pair ? words.mismatch : undefined;
    },
    onLeave(field) {
      if (entry[field].trim() !== '') setLeft((before) => [...new Set([...before, field])]);
      if (PAIR.includes(field) && !PAIR.some((one) => wrong.includes(one))) void checkPair();
    },
  };
}
