import type { Kysely } from 'kysely';
import type { BillingAddress } from 'shared-contracts/api/checkout';
import { billingAddressOf } from 'shared-contracts/own-address';
import type { Database } from '../../platform/index.ts';

export async function ownBillingAddress(
  db: Kysely<Database>,
  personId: string,
): Promise<BillingAddress | null> {
  const { answers } = await db
    .selectFrom('people')
    .select('answers')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return billingAddressOf(answers);
}
