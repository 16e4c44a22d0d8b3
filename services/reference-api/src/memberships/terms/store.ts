import type { Kysely } from 'kysely';
import type { Term } from 'shared-contracts/api/checkout';
import type { Database, TermKind } from '../../platform/index.ts';

export function readMembershipTerms(db: Kysely<Database>, tenantId: number, kind: TermKind): Promise<Term[]> {
  return db
    .selectFrom('membershipTerms')
    .select(['id', 'title', 'html'])
    .where('tenantId', '=', tenantId)
    .where('kind', '=', kind)
    .orderBy('position')
    .execute();
}
