import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';
import type { Promotion } from './rules.ts';

/** A promotion of a tenant with how often it was used. */
export async function findPromotion(
  db: Kysely<Database>,
  tenantId: number,
  wanted: { code: string } | { id: number },
): Promise<Promotion | undefined> {
  return db
    .selectFrom('promotions')
    .selectAll()
    .select((row) =>
      row
        .selectFrom('memberships')
        .select((used) => used.fn.countAll<number>().as('uses'))
        .whereRef('memberships.promotionId', '=', 'promotions.id')
        .as('uses'),
    )
    .where('tenantId', '=', tenantId)
    .where((where) => where.and(wanted))
    .executeTakeFirst() as Promise<Promotion | undefined>;
}
