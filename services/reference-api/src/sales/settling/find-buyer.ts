import type { Kysely } from 'kysely';
import { findPerson } from '../../people/index.ts';
import type { Database } from '../../platform/index.ts';
import type { Buyer } from '../checkout/complete-with-card.ts';
import type { Payment } from '../payments/store.ts';

/** The payer, their tenant and page, as their own call would have them; `null` if no longer known. */
export async function findBuyer(
  db: Kysely<Database>,
  { tenantId, personId, origin }: Payment,
): Promise<Buyer | null> {
  const tenant = await db
    .selectFrom('tenants')
    .select(['id', 'slug', 'name', 'settings'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const user = await findPerson({ db, tenant }, personId);
  return user && origin !== null ? { user, tenant, origin } : null;
}
