import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';
import { type BasketFacts, type BasketOwner, basketFacts } from '../carts/store.ts';

/** The open basket as it is to be shown; reading makes none. */
export async function findBasketToPresent(
  db: Kysely<Database>,
  { id, tenantId }: BasketOwner,
): Promise<BasketFacts | undefined> {
  return db
    .selectFrom('carts')
    .select(basketFacts)
    .where('tenantId', '=', tenantId)
    .where('personId', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
}
