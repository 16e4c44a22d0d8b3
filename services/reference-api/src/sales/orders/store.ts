import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';
import type { MembershipSnapshot } from '../joining/membership-snapshot.ts';
import type { PenaltySnapshot } from '../penalties/line.ts';
import type { ItemSnapshot } from './snapshot.ts';

/** An order of the tenant by its public id, with what was bought and what paid for it. */
export async function findOrder(db: Kysely<Database>, tenantId: number, completeOrderId: string) {
  const order = await db
    .selectFrom('orders')
    .innerJoin('people', 'people.id', 'orders.personId')
    .leftJoin('people as clerk', 'clerk.id', 'orders.takenBy')
    .select([
      'orders.id',
      'orders.completeOrderId',
      'orders.reference',
      'orders.personId',
      'orders.totalPence',
      'orders.taxPence',
      'orders.createdAt',
      'people.email',
      'clerk.firstName as servedBy',
    ])
    .where('orders.tenantId', '=', tenantId)
    .where('orders.completeOrderId', '=', completeOrderId)
    .executeTakeFirst();
  if (!order) return undefined;
  const rows = await db
    .selectFrom('orderItems')
    .select(['id', 'membershipId', 'penaltyId', 'name', 'pricePence', 'accessCode', 'status', 'snapshot'])
    .select(['vatPercent', 'cancelledAt', 'cancelledBy', 'court'])
    .where('orderId', '=', order.id)
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select(['orderItemId', 'description', 'amountPence', 'status'])
    .where('orderId', '=', order.id)
    .orderBy('destination')
    .execute();
  const items = rows.map(({ membershipId, penaltyId, snapshot, ...row }) => {
    const item = { ...row, refunds: refunds.filter(({ orderItemId }) => orderItemId === row.id) };
    if (membershipId !== null) {
      return { ...item, type: 'membership' as const, snapshot: snapshot as unknown as MembershipSnapshot };
    }
    return penaltyId === null
      ? { ...item, type: 'activity' as const, snapshot: snapshot as ItemSnapshot }
      : { ...item, type: 'penalty' as const, snapshot: snapshot as PenaltySnapshot };
  });
  const payments = await db
    .selectFrom('orderPayments')
    .select(['tenderType', 'description', 'amountPence'])
    .where('orderId', '=', order.id)
    .orderBy('position')
    .execute();
  const byStart = items.toSorted(
    (a, b) => Date.parse(a.snapshot.startDate) - Date.parse(b.snapshot.startDate) || a.id.localeCompare(b.id),
  );
  return { ...order, items: byStart, payments };
}

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;
export type ActivityItemRow = Extract<OrderRow['items'][number], { type: 'activity' }>;
