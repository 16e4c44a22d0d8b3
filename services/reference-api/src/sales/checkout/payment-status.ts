import type { Kysely } from 'kysely';
import type { PaymentStatus } from 'shared-contracts/api/checkout';
import { formatMoney } from 'shared-contracts/money';
import { type Database, isUuid, notFound } from '../../platform/index.ts';
import { failureReason } from '../payments/failure-reason.ts';
import { publicState } from '../payments/payment-states.ts';
import { refreshPayment, type Settling } from '../payments/settle.ts';
import { latestPayment, type Payment } from '../payments/store.ts';
import { presentChallenge } from './challenge.ts';
import { endStaleChallenge } from './end-challenge.ts';

/** Whose baskets may be asked about: at the desk those of every customer. */
export interface CartScope {
  tenantId: number;
  /** `null`: everyone's. */
  personId: string | null;
}

/** A basket within the scope, whatever happened to it. Throws the 404 failure for others. */
export async function requireCart(
  db: Kysely<Database>,
  { tenantId, personId }: CartScope,
  cartId: string,
): Promise<{ personId: string; completeOrderId: string | null }> {
  if (!isUuid(cartId)) throw notFound();
  const cart = await db
    .selectFrom('carts')
    .leftJoin('orders', 'orders.cartId', 'carts.id')
    .select(['carts.personId', 'orders.completeOrderId'])
    .where('carts.id', '=', cartId)
    .where('carts.tenantId', '=', tenantId)
    .$if(personId !== null, (query) => query.where('carts.personId', '=', personId ?? ''))
    .executeTakeFirst();
  if (!cart) throw notFound();
  return cart;
}

/** Money that was taken and goes back; one that was voided was never charged. */
function shownReturn({ status, amountPence }: Payment, symbol: string): PaymentStatus['returned'] {
  if (status !== 'voiding' && status !== 'refunding' && status !== 'refunded') return null;
  return { formattedAmount: formatMoney(amountPence, symbol), isDone: status === 'refunded' };
}

/**
 * State of the newest payment of a basket; an unknown outcome is looked up at the provider, and a challenge about
 * an amount that is no longer to pay has ended.
 */
export async function readPaymentStatus(
  settling: Settling,
  scope: CartScope,
  cartId: string,
  symbol: string,
): Promise<PaymentStatus> {
  const { completeOrderId } = await requireCart(settling.db, scope, cartId);
  const newest = await latestPayment(settling.db, cartId);
  const { db, now } = settling;
  const current = newest && (await db.transaction().execute((tx) => endStaleChallenge(tx, newest, now())));
  const payment = current && (await refreshPayment(settling, current));
  const transactionUuid = payment?.id ?? null;
  const noChallenge = { scaUrl: null, scaData: null };
  if (completeOrderId) return { status: 'completed', transactionUuid, completeOrderId, ...noChallenge };
  if (!payment) return { status: 'none', transactionUuid, completeOrderId, ...noChallenge };
  return {
    status: publicState[payment.status],
    transactionUuid,
    completeOrderId,
    failureReason: failureReason(payment),
    returned: shownReturn(payment, symbol),
    ...presentChallenge(payment),
  };
}
