import type { Kysely } from 'kysely';
import type { PaidOrder, paidOrders } from 'shared-contracts/api/payments';
import { siteIso } from 'shared-contracts/dates';
import { formatMoney, pounds } from 'shared-contracts/money';
import { type Call, type Database, requireUser } from '../../platform/index.ts';
import { presentRefund } from '../refunds/present-refund.ts';

const LONGEST_LIST = 100;

interface Bought {
  name: string;
  court: string | null;
  accessCode: string;
}

/** The names of what was bought; the bookings of a stay on a court, which have one entry code, as one. */
function namesOf(items: readonly Bought[]): string[] {
  const isFirst = ({ court, accessCode }: Bought, index: number) =>
    court === null ||
    items.findIndex((other) => other.court === court && other.accessCode === accessCode) === index;
  return items.filter(isFirst).map(({ name }) => name);
}

/** The orders of a person with their items, tenders and refunds. */
async function readOrders(db: Kysely<Database>, tenantId: number, personId: string) {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'completeOrderId', 'reference', 'createdAt', 'totalPence'])
    .where('tenantId', '=', tenantId)
    .where('personId', '=', personId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(LONGEST_LIST)
    .execute();
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const items = await db
    .selectFrom('orderItems')
    .select(['orderId', 'name', 'court', 'accessCode'])
    .where('orderId', 'in', ids)
    .orderBy('name')
    .execute();
  const payments = await db
    .selectFrom('orderPayments')
    .select(['orderId', 'description', 'amountPence'])
    .where('orderId', 'in', ids)
    .orderBy('position')
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select(['orderId', 'destination', 'description', 'amountPence', 'status'])
    .where('orderId', 'in', ids)
    .orderBy('createdAt')
    .execute();
  return orders.map(({ id, ...order }) => ({
    ...order,
    items: namesOf(items.filter(({ orderId }) => orderId === id)),
    payments: payments.filter(({ orderId }) => orderId === id),
    refunds: refunds.filter(({ orderId }) => orderId === id),
  }));
}

/** Orders the person has paid for, newest first. */
export async function readPaidOrders(call: Call<typeof paidOrders>): Promise<PaidOrder[]> {
  const { symbol } = call.tenant.settings.site.currency;
  const orders = await readOrders(call.db, call.tenant.id, requireUser(call).id);
  return orders.map(({ totalPence, createdAt, payments, refunds, ...order }) => ({
    ...order,
    createdAt: siteIso(createdAt),
    total: pounds(totalPence),
    formattedTotal: formatMoney(totalPence, symbol),
    payments: payments.map(({ description, amountPence }) => ({
      description,
      formattedAmount: formatMoney(amountPence, symbol),
    })),
    refunds: refunds.map((refund) => presentRefund(refund, symbol)),
  }));
}
