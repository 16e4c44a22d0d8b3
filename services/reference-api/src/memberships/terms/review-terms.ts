import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';

/** The ids of the health and membership terms, all of which are agreed to before somebody joins. */
export async function readReviewTerms(db: Kysely<Database>, tenantId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('membershipTerms')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('kind', 'in', ['health-commitment', 'membership'])
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether every one of the terms was ticked. */
export const areAgreed = (required: readonly string[], ticked: readonly string[]): boolean =>
  required.every((id) => ticked.includes(id));
