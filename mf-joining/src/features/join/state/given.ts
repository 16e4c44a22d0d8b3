import type { Promotion } from 'shared-contracts/api/promotions';
import type { CustomAnswers } from 'shared-contracts/custom-questions';
import type { ValidationMessages } from 'shared-contracts/envelope';
import { type DirectDebitEntry, emptyDirectDebit } from './direct-debit-entry.ts';
import type { Joining } from './joining.ts';

/**
 * What a person has given for the chosen membership, in the sections after their details. It lives in memory; a reload
 * that a lost session forces brings it back, but for the bank details.
 */
export interface Given {
  /** YYYY-MM-DD; `null` = the first day there is. */
  startDate: string | null;
  billingDay: number | null;
  promotion: Promotion | null;
  /** Ids of the ticked health and membership terms. */
  checkedTerms: readonly string[];
  /** Answers to the additional questions; before the first one the defaults count. */
  answers: CustomAnswers | null;
  directDebit: DirectDebitEntry;
  /** What the server said of it when it was submitted, until the part in question is changed. */
  messages: ValidationMessages;
  /** The same of the answers, by question id. */
  answerMessages: ValidationMessages;
}

export const nothingGiven: Given = {
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

/** What it was given for: another membership, centre or mode asks for all of it anew (joining specification 4). */
export const choiceKey = ({ mode, membershipId, centreSlug, membership }: Joining): string =>
  JSON.stringify([mode, membershipId, centreSlug, membership?.typeId, membership?.paymentOptionId]);
