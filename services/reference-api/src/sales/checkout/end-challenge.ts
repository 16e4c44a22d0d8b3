import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';
import { totalPence } from '../basket/totals.ts';
import { findLine } from '../joining/line-store.ts';
import { BASKET_CHANGED } from '../payments/failure-reason.ts';
import { advance, findPayment, type Payment } from '../payments/store.ts';
import { readPenaltyLines } from '../penalties/store.ts';
import { sumOf } from './tenders.ts';

/** Total of a basket's lines as last shown, which a payment is made for. */
async function shownTotal(db: Kysely<Database>, cartId: string): Promise<number> {
  const places = await db.selectFrom('cartItems').select('pricePence').where('cartId', '=', cartId).execute();
  const membership = await findLine(db, cartId);
  const penalties = await readPenaltyLines(db, cartId);
  return totalPence([...places, ...(membership ? [membership] : []), ...penalties]);
}

/**
 * Ends a challenge whose basket no longer costs what the bank asks about, so that nothing is charged at the old
 * amount. The basket is locked first: once the answer is on its way to the provider, it cannot change any more.
 * Returns the payment as it is then.
 */
export async function endStaleChallenge(tx: Kysely<Database>, payment: Payment, now: Date): Promise<Payment> {
  if (payment.status !== 'sca_required') return payment;
  const { cartId, amountPence, tenders } = payment;
  await tx.selectFrom('carts').select('id').where('id', '=', cartId).forUpdate().execute();
  if ((await shownTotal(tx, cartId)) - sumOf(tenders) === amountPence) return payment;
  await advance(tx, payment.id, 'abandoned', now, { failure: BASKET_CHANGED });
  return (await findPayment(tx, payment.id)) ?? payment;
}

/** Ends a challenge that the person has left. One that the bank has answered in the meantime continues. */
export async function leaveChallenge(db: Kysely<Database>, payment: Payment, now: Date): Promise<void> {
  if (payment.status === 'sca_required') await advance(db, payment.id, 'abandoned', now, { failure: 'left' });
}
