import { apiTable } from 'shared-contracts/api/table';
import { FileAnswer } from '../http/answer.ts';
import { type ApiServer, type Call, param, requireUser } from '../http/call.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { handle } from '../http/handle.ts';
import { texts } from '../texts/en.ts';
import { orderCalendar } from './calendar.ts';
import { shownOrder } from './shown-order.ts';
import { findOrder, type OrderRow } from './store.ts';

async function ownOrder(call: Pick<Call, 'db' | 'tenant' | 'user' | 'params'>): Promise<OrderRow> {
  const order = await findOrder(call.db, call.tenant.id, param(call, 'orderId'));
  if (!order) throw notFound();
  if (order.personId !== requireUser(call).id) throw new ApiFailure(403, texts.status.forbidden);
  return order;
}

export function registerOrders(app: ApiServer): void {
  handle(app, apiTable.orders.order, async (call) =>
    shownOrder(await ownOrder(call), call.tenant.name, call.tenant.settings.site.currency.symbol),
  );

  handle(app, apiTable.orders.orderCalendar, async (call) => {
    const order = await ownOrder(call);
    const content = orderCalendar(order, call.tenant.name);
    if (content === null) throw notFound();
    return new FileAnswer('text/calendar; charset=utf-8', `${order.reference}.ics`, content);
  });
}
