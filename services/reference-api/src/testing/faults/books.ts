import type { CardShop } from '../card-shop.ts';

/** A person's payments in three books: the provider's, the orders, the places held. */
export interface Books {
  /** Pence that the provider took and did not give back. */
  kept: number;
  /** Pence of the orders, without what was cancelled. */
  ordered: number;
  /** Payments and refunds without an end. */
  open: number;
  /** Number of them that wait on the list of staff. */
  listed: number;
  /** Places held for a basket that is neither open nor being paid for. */
  heldByNobody: number;
}

const UNDER_WAY = ['processing', 'authorised', 'voiding', 'refunding', 'sca_required'] as const;

/** Reads the books of all payments but those that were known before. */
export async function readBooks(
  { db, ledger, now }: Pick<CardShop, 'db' | 'ledger' | 'now'>,
  before: ReadonlySet<string>,
): Promise<Books> {
  const payments = await db.selectFrom('payments').select(['id', 'status']).execute();
  const own = payments.filter(({ id }) => !before.has(id));
  const { transactions } = await ledger();
  const kept = transactions
    .filter(({ vendorTxCode, isCharged }) => isCharged && own.some(({ id }) => id === vendorTxCode))
    .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  const items = await db
    .selectFrom('orderItems as item')
    .innerJoin('orders', 'orders.id', 'item.orderId')
    .select(['item.pricePence', 'orders.paymentId'])
    .where('item.status', '=', 'confirmed')
    .execute();
  const ordered = items
    .filter(({ paymentId }) => own.some(({ id }) => id === paymentId))
    .reduce((sum, { pricePence }) => sum + pricePence, 0);
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.orderId')
    .select(['refunds.id', 'orders.paymentId'])
    .where('refunds.status', '!=', 'refunded')
    .execute();
  const open = [
    ...own.filter(({ status }) => UNDER_WAY.some((each) => each === status)).map(({ id }) => id),
    ...refunds.filter(({ paymentId }) => own.some(({ id }) => id === paymentId)).map(({ id }) => id),
  ];
  const problems = await db
    .selectFrom('paymentProblems')
    .select('reference')
    .where('settledAt', 'is', null)
    .execute();
  const held = await db
    .selectFrom('holds')
    .innerJoin('cartItems as item', 'item.id', 'holds.cartItemId')
    .innerJoin('carts', 'carts.id', 'item.cartId')
    .select('holds.id')
    .where('holds.expiresAt', '>', now())
    .where('carts.status', 'in', ['paid', 'discarded'])
    .execute();
  const listed = open.filter((id) => problems.some(({ reference }) => reference === id));
  return { kept, ordered, open: open.length, listed: listed.length, heldByNobody: held.length };
}

/** Outcome in words; a breach says what money is owed. */
export function describeEnding({ kept, ordered, open, listed, heldByNobody }: Books): string {
  if (heldByNobody > 0) return 'BREACH: a place is held by no one';
  if (open > listed) return 'BREACH: without an end, and unknown to everyone';
  if (listed > 0) return 'on the list of staff';
  if (kept !== ordered) return `BREACH: ${kept} pence kept, ${ordered} pence ordered`;
  return kept > 0 ? 'one charge, one order' : 'no order, no money';
}
