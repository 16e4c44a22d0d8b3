import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';
import { lockPaymentUnderWay } from '../payments/store.ts';
import { type BasketOwner, type LockedCart, lockOrOpenCart } from './store.ts';

/**
 * Puts a locked basket aside while the end of its payment is being found out, so that other things go into a new one.
 * Returns whether it did.
 */
export async function setAsideDuringPayment(tx: Kysely<Database>, cartId: string): Promise<boolean> {
  const payment = await lockPaymentUnderWay(tx, cartId);
  if (payment?.status !== 'processing') return false;
  await tx.updateTable('carts').set({ status: 'aside' }).where('id', '=', cartId).execute();
  return true;
}

/** The basket that something can be put into, locked: the open one, or a new one beside one that is being paid for. */
export async function lockCartForAdding(
  tx: Kysely<Database>,
  owner: BasketOwner,
  now: Date,
): Promise<LockedCart> {
  const cart = await lockOrOpenCart(tx, owner, now);
  const isAside = !cart.isNew && (await setAsideDuringPayment(tx, cart.id));
  return isAside ? lockOrOpenCart(tx, owner, now) : cart;
}
