import { apiTable } from 'shared-contracts/api/table';
import { isAtDesk, recordStaffView } from '../../people/index.ts';
import {
  ApiFailure,
  type ApiServer,
  type Call,
  FileAnswer,
  handle,
  notFound,
  param,
  requireUser,
  texts,
} from '../../platform/index.ts';
import { orderCalendar } from './calendar.ts';
import { readOpenPayments } from './open-payments.ts';
import { readPaidOrders } from './paid-orders.ts';
import { presentOrder } from './present-order.ts';
import { findOrder, type OrderRow } from './store.ts';

/** An order of the person, at the desk of any customer. Throws the 404 or 403 failure. */
async function visibleOrder(
  call: Pick<Call, 'db' | 'tenant' | 'user' | 'host' | 'params' | 'now'>,
): Promise<OrderRow> {
  const order = await findOrder(call.db, call.tenant.id, param(call, 'orderId'));
  if (!order) throw notFound();
  const isOwn = order.personId === requireUser(call).id;
  if (isOwn) return order;
  if (!isAtDesk(call)) throw new ApiFailure(403, texts.status.forbidden);
  await recordStaffView(call, [{ act: 'customer-seen', personId: order.personId }]);
  return order;
}

export function registerOrders(app: ApiServer): void {
  handle(app, apiTable.payments.paidOrders, readPaidOrders);
  handle(app, apiTable.payments.openPayments, readOpenPayments);

  handle(app, apiTable.orders.order, async (call) =>
    presentOrder(await visibleOrder(call), { brand: call.tenant.name, settings: call.tenant.settings }),
  );

  handle(app, apiTable.orders.orderCalendar, async (call) => {
    const order = await visibleOrder(call);
    const content = orderCalendar(order, call.tenant.name);
    if (content === null) throw notFound();
    return new FileAnswer('text/calendar; charset=utf-8', `${order.reference}.ics`, content);
  });
}
