import type { Promotion } from 'shared-contracts/api/promotions';
import type { CustomAnswers } from 'shared-contracts/custom-questions';
import type { ValidationMessages } from 'shared-contracts/envelope';
import type { Joining } from '../machine/joining.ts';
import { type DirectDebitEntry, emptyDirectDebit } from './direct-debit-entry.ts';

/**
 * A person's entries for the chosen membership, in the sections after their details. They live in memory; a reload
 * that a lost session forces restores them, except for the bank details.
 */
export interface JoiningEntries {
  /** YYYY-MM-DD; `null` = the first day there is. */
  startDate: string | null;
  billingDay: number | null;
  promotion: Promotion | null;
  /** Ids of the ticked terms, each of one wording. */
  checkedTerms: readonly string[];
  /** Answers to the additional questions; before the first one the defaults count. */
  answers: CustomAnswers | null;
  directDebit: DirectDebitEntry;
  /** The server's messages about a submission, until the part in question is changed. */
  messages: ValidationMessages;
  /** The same of the answers, by question id. */
  answerMessages: ValidationMessages;
}

export const emptyEntries: JoiningEntries = {
  startDate: null,
  billingDay: null,
  promotion: null,
  checkedTerms: [],
  answers: null,
  directDebit: emptyDirectDebit,
  messages: {},
  answerMessages: {},
};

/** The messages without those about some keys, which were changed meanwhile. */
export const messagesWithout = (messages: ValidationMessages, keys: readonly string[]): ValidationMessages =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => !keys.includes(key)));

/** The choice they belong to: another membership, centre or mode needs all of them again (joining specification 4). */
export const choiceKey = ({ mode, membershipId, centreSlug, membership }: Joining): string =>
  JSON.stringify([mode, membershipId, centreSlug, membership?.typeId, membership?.paymentOptionId]);
