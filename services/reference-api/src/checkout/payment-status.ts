import type { Kysely } from 'kysely';
import type { PaymentStatus } from 'shared-contracts/api/checkout';
import type { BasketOwner } from '../basket/store.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/failure.ts';
import { shownState } from '../payments/payment-states.ts';
import { refreshPayment, type Settling } from '../payments/settle.ts';
import { newestPayment } from '../payments/store.ts';
import { shownChallenge } from './challenge.ts';
import { isUuid } from './uuid.ts';

/** A basket of this person, whatever became of it. Throws the 404 failure for others. */
export async function requireCart(
  db: Kysely<Database>,
  owner: BasketOwner,
  cartId: string,
): Promise<{ completeOrderId: string | null }> {
  if (!isUuid(cartId)) throw notFound();
  const cart = await db
    .selectFrom('carts')
    .leftJoin('orders', 'orders.cartId', 'carts.id')
    .select('orders.completeOrderId')
    .where('carts.id', '=', cartId)
    .where('carts.tenantId', '=', owner.tenantId)
    .where('carts.personId', '=', owner.id)
    .executeTakeFirst();
  if (!cart) throw notFound();
  return cart;
}

/** Where the newest payment of a basket stands; an unknown outcome is asked for at the provider. */
export async function readPaymentStatus(
  settling: Settling,
  owner: BasketOwner,
  cartId: string,
): Promise<PaymentStatus> {
  const { completeOrderId } = await requireCart(settling.db, owner, cartId);
  const newest = await newestPayment(settling.db, cartId);
  const payment = newest && (await refreshPayment(settling, newest));
  const transactionUuid = payment?.id ?? null;
  const noChallenge = { scaUrl: null, scaData: null };
  if (completeOrderId) return { status: 'completed', transactionUuid, completeOrderId, ...noChallenge };
  if (!payment) return { status: 'none', transactionUuid, completeOrderId, ...noChallenge };
  return {
    status: shownState[payment.status],
    transactionUuid,
    completeOrderId,
    ...shownChallenge(payment),
  };
}
