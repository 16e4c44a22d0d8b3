import type { Kysely } from 'kysely';
import { deleteDraft } from '../../memberships/index.ts';
import { type Database, notFound } from '../../platform/index.ts';
import { refuseWhilePaying } from '../carts/refuse-while-paying.ts';
import { type BasketOwner, lockCart, lockCartFirst, openCart } from '../carts/store.ts';
import { removeLine } from '../joining/line-store.ts';
import { advance, lockPaymentUnderWay, type Payment } from '../payments/store.ts';
import { removeFromBasket } from '../penalties/store.ts';

/** Takes lines out. Ids that are not all lines of the person's basket change nothing and throw the 404 failure. */
export async function removeLines(
  tx: Kysely<Database>,
  owner: BasketOwner,
  lineIds: readonly string[],
): Promise<void> {
  const cartId = await lockCart(tx, owner);
  if (!cartId) throw notFound();
  await refuseWhilePaying(tx, cartId);
  const wanted = new Set(lineIds);
  for (const lineId of wanted) {
    if (await removeLine(tx, cartId, lineId)) wanted.delete(lineId);
  }
  if (wanted.size === 0) return;
  for (const id of await removeFromBasket(tx, cartId, [...wanted])) wanted.delete(id);
  if (wanted.size === 0) return;
  const removed = await tx
    .deleteFrom('cartItems')
    .where('cartId', '=', cartId)
    .where((where) => where(where.cast<string>('id', 'text'), 'in', [...wanted]))
    .returning('id')
    .execute();
  if (removed.length < wanted.size) throw notFound();
}

/** Takes everything out of the open basket, which is locked and then no longer open; penalties stay due. */
async function emptyAndClose(tx: Kysely<Database>, owner: BasketOwner): Promise<void> {
  const cartId = openCart(tx, owner);
  const membership = await tx
    .with('places', (query) => query.deleteFrom('cartItems').where('cartId', '=', cartId))
    .with('due', (query) =>
      query
        .updateTable('penalties')
        .set({ cartId: null })
        .where('cartId', '=', cartId)
        .where('paidAt', 'is', null),
    )
    .with('closed', (query) =>
      query.updateTable('carts').set({ status: 'discarded' }).where('id', '=', cartId),
    )
    .deleteFrom('cartMemberships')
    .where('cartId', '=', cartId)
    .returning('mandateId')
    .executeTakeFirst();
  if (membership?.mandateId) await deleteDraft(tx, membership.mandateId);
}

/**
 * Empties the basket and gives its places back. Answers an authorised payment that must now be voided; one that waits
 * for its challenge has failed, since no one will hand the answer over; one whose end is being found out finds no basket
 * any more, so that a charge goes back.
 */
export async function discardCart(
  tx: Kysely<Database>,
  owner: BasketOwner,
  now: Date,
): Promise<Payment | undefined> {
  await lockCartFirst(tx, owner);
  const payment = await lockPaymentUnderWay(tx, openCart(tx, owner).$asScalar());
  await emptyAndClose(tx, owner);
  if (!payment || payment.status === 'processing') return undefined;
  if (payment.status === 'authorised') return advance(tx, payment.id, 'void-decided', now);
  await advance(tx, payment.id, 'abandoned', now, { failure: 'basket emptied' });
  return undefined;
}
