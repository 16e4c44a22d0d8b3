import type { Writing } from '../../people/index.ts';
import { findOrder, type OrderRow } from './store.ts';

/** The order a mail is about, as it is now. */
export async function readOrdered({ db, queued }: Pick<Writing, 'db' | 'queued'>): Promise<OrderRow> {
  const { completeOrderId } = await db
    .selectFrom('orders')
    .select('completeOrderId')
    .where('id', '=', queued.orderId)
    .executeTakeFirstOrThrow();
  const order = await findOrder(db, queued.tenantId, completeOrderId);
  if (!order) throw new Error('A mail is about an order that there is not.');
  return order;
}
