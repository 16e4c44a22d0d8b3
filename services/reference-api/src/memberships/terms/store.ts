import type { Kysely } from 'kysely';
import type { Term } from 'shared-contracts/api/checkout';
import type { Database, TermKind } from '../../platform/index.ts';
import { wordingName } from './wording-name.ts';

/** The terms of some kinds in the wording they have now, each under the name of that wording. */
export async function readMembershipTerms(
  db: Kysely<Database>,
  tenantId: number,
  ...kinds: TermKind[]
): Promise<Term[]> {
  const rows = await db
    .selectFrom('membershipTerms')
    .select(['id', 'title', 'html', 'version'])
    .where('tenantId', '=', tenantId)
    .where('kind', 'in', kinds)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...row, id: wordingName(row.id, row.version) }));
}
