import type { Kysely } from 'kysely';
import { siteDay } from 'shared-contracts/dates';
import { returnableCredit } from '../../memberships/index.ts';
import type { Database } from '../../platform/index.ts';
import type { PayingMembershipCredit, RefundSources } from './refund-rules.ts';

interface RefundedItem {
  orderId: string;
  orderItemId: string;
}

const sum = (rows: readonly { amountPence: number }[]): number =>
  rows.reduce((total, { amountPence }) => total + amountPence, 0);

/** The card that paid for an order, with what it was not given back yet. */
async function payingCard(db: Kysely<Database>, orderId: string): Promise<RefundSources['card']> {
  const paid = await db
    .selectFrom('orderPayments')
    .select(['description', 'amountPence'])
    .where('orderId', '=', orderId)
    .where('tenderType', '=', 'card')
    .executeTakeFirst();
  if (!paid) return null;
  const refunded = await db
    .selectFrom('refunds')
    .select('amountPence')
    .where('orderId', '=', orderId)
    .where('destination', '=', 'card')
    .execute();
  return { description: paid.description, leftPence: paid.amountPence - sum(refunded) };
}

/** The credit of a membership that paid for an order, beside what it can have paid for. */
async function payingMembershipCredit(
  db: Kysely<Database>,
  { orderId, orderItemId }: RefundedItem,
  now: Date,
): Promise<PayingMembershipCredit | null> {
  const credit = await returnableCredit(db, orderId, siteDay(now));
  if (!credit) return null;
  const ownPlaces = await db
    .selectFrom('orderItems as item')
    .innerJoin('orders', 'orders.id', 'item.orderId')
    .select(['item.id', 'item.pricePence as amountPence'])
    .where('item.orderId', '=', orderId)
    .where('item.sessionId', 'is not', null)
    .whereRef('item.personId', '=', 'orders.personId')
    .execute();
  const ids = new Set(ownPlaces.map(({ id }) => id));
  const refunds = await db
    .selectFrom('refunds')
    .select(['orderItemId', 'amountPence'])
    .where('orderId', '=', orderId)
    .execute();
  const refunded = refunds.filter((each) => ids.has(each.orderItemId));
  return {
    ...credit,
    ownPlacesPence: sum(ownPlaces) - sum(refunded),
    isOwnPlace: ids.has(orderItemId),
  };
}

/** Sources of payment of an order that is to be refunded in part. */
export async function refundSources(
  db: Kysely<Database>,
  item: RefundedItem,
  now: Date,
): Promise<RefundSources> {
  return {
    card: await payingCard(db, item.orderId),
    membershipCredit: await payingMembershipCredit(db, item, now),
  };
}
