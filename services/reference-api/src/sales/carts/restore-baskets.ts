import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';
import { isUnderWay, latestPayment } from '../payments/store.ts';
import { findCart } from './store.ts';

/** Moves what another basket does not have yet over to it; the places stay held as they are. */
async function moveOver(tx: Kysely<Database>, from: string, to: string): Promise<void> {
  await tx
    .updateTable('cartItems as item')
    .set({ cartId: to })
    .where('item.cartId', '=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('cartItems as other')
            .select('other.id')
            .where('other.cartId', '=', to)
            .whereRef('other.sessionId', '=', 'item.sessionId')
            .whereRef('other.personId', '=', 'item.personId'),
        ),
      ),
    )
    .execute();
  await tx.deleteFrom('cartItems').where('cartId', '=', from).execute();
  await tx.updateTable('penalties').set({ cartId: to }).where('cartId', '=', from).execute();
  await tx
    .updateTable('cartMemberships')
    .set({ cartId: to })
    .where('cartId', '=', from)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('cartMemberships as other').select('other.id').where('other.cartId', '=', to))),
    )
    .execute();
}

/** Locks in the order in which everyone locks baskets; returns whether the basket was restored. */
async function bringBack(tx: Kysely<Database>, cartId: string): Promise<boolean> {
  const cart = await tx
    .selectFrom('carts')
    .select(['id', 'tenantId', 'personId', 'status'])
    .where('id', '=', cartId)
    .forUpdate()
    .executeTakeFirst();
  const payment = await latestPayment(tx, cartId);
  if (cart?.status !== 'aside' || (payment && isUnderWay(payment))) return false;
  const openId = await findCart(tx, { id: cart.personId, tenantId: cart.tenantId });
  if (openId) await moveOver(tx, cartId, openId);
  const status = openId ? 'discarded' : 'open';
  await tx.updateTable('carts').set({ status }).where('id', '=', cartId).execute();
  return true;
}

/** Gives people back what a basket held that was put aside, once its payment is known to have failed. */
export async function restoreBaskets(db: Kysely<Database>): Promise<void> {
  const aside = await db
    .selectFrom('carts')
    .select('id')
    .where('status', '=', 'aside')
    .orderBy('createdAt')
    .execute();
  for (const { id } of aside) await db.transaction().execute((tx) => bringBack(tx, id));
}
