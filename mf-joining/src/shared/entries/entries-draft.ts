import { promotionSchema } from 'shared-contracts/api/promotions';
import { answerSchema } from 'shared-contracts/data-fields';
import { array, int, nullable, object, record, safeParse, string } from 'shared-contracts/schema';
import { wireDay } from 'shared-contracts/wire-values';
import { emptyEntries, type JoiningEntries } from './joining-entries.ts';

/** Entries, with their choice and owner. */
export interface OwnedEntries {
  choice: string;
  owner: string | null;
  given: JoiningEntries;
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

/** The part of it that may be stored over the reload that a lost session forces (decisions 11). */
export function draftOf(held: OwnedEntries | null): unknown {
  const draft = safeParse(draftSchema, held);
  return draft.success ? draft.data : null;
}

/** Entries from a draft; `null` if it is damaged. Bank details are entered again. */
export function readDraft(stored: unknown): OwnedEntries | null {
  const draft = safeParse(draftSchema, stored);
  return draft.success ? { ...draft.data, given: { ...emptyEntries, ...draft.data.given } } : null;
}
