import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';
import { withFreezes } from '../billing/freezes.ts';
import { collectedOn } from '../billing/next-payment.ts';

interface Collection {
  tenantId: number;
  /** Of the instruction. */
  reference: string;
  /** YYYY-MM-DD. */
  day: string;
}

/** Amount collected with an instruction on a day for all memberships that are billed by then, in pence. */
export async function collectedPence(
  db: Kysely<Database>,
  { tenantId, reference, day }: Collection,
): Promise<number> {
  const billed = await db
    .selectFrom('memberships')
    .innerJoin('mandates', 'mandates.id', 'memberships.mandateId')
    .select(['memberships.id', 'memberships.pricePence'])
    .where('mandates.tenantId', '=', tenantId)
    .where('mandates.reference', '=', reference)
    .where('memberships.status', '<>', 'cancelled')
    .where('memberships.firstBillingDate', '<=', day)
    .where((row) => row.or([row('memberships.endDate', 'is', null), row('memberships.endDate', '>=', day)]))
    .execute();
  const memberships = await withFreezes(db, billed);
  return memberships.reduce((sum, membership) => sum + collectedOn(membership, day), 0);
}
