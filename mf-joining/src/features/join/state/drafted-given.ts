import { promotionSchema } from 'shared-contracts/api/promotions';
import { answerSchema } from 'shared-contracts/data-fields';
import { array, int, nullable, object, record, safeParse, string } from 'shared-contracts/schema';
import { wireDay } from 'shared-contracts/wire-values';
import { type Given, nothingGiven } from './given.ts';

/** What was given, with what and whose it is. */
export interface HeldGiven {
  choice: string;
  owner: string | null;
  given: Given;
}

/** Bank details are not part of it, nor is anything the server said. */
const draftSchema = object({
  choice: string(),
  owner: nullable(string()),
  given: object({
    startDate: nullable(wireDay),
    billingDay: nullable(int()),
    promotion: nullable(promotionSchema),
    checkedTerms: array(string()),
    answers: nullable(record(string(), answerSchema)),
  }),
});

/** What of it may be stored over the reload that a lost session forces (decisions 11). */
export function draftOf(held: HeldGiven | null): unknown {
  const draft = safeParse(draftSchema, held);
  return draft.success ? draft.data : null;
}

/** What was given, from a draft; `null` when that is damaged. Bank details are given again. */
export function readDraft(stored: unknown): HeldGiven | null {
  const draft = safeParse(draftSchema, stored);
  return draft.success ? { ...draft.data, given: { ...nothingGiven, ...draft.data.given } } : null;
}
