import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';
import { readMembershipTerms } from './store.ts';
import { termOfWording } from './wording-name.ts';

/** The names of the health and membership terms, all of which are agreed to before someone joins. */
export async function readReviewTerms(db: Kysely<Database>, tenantId: number): Promise<string[]> {
  const terms = await readMembershipTerms(db, tenantId, 'health-commitment', 'membership');
  return terms.map(({ id }) => id);
}

/** True if every one of the terms was ticked, in this very wording. */
export const areAgreed = (required: readonly string[], ticked: readonly string[]): boolean =>
  required.every((name) => ticked.includes(name));

/** True if another wording of one of the terms was ticked in its place. */
export const haveNewWordings = (terms: readonly string[], ticked: readonly string[]): boolean =>
  terms.some(
    (name) => !ticked.includes(name) && ticked.some((other) => termOfWording(other) === termOfWording(name)),
  );
