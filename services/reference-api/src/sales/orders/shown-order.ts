import type { Order } from 'shared-contracts/api/orders';
import { siteIso } from 'shared-contracts/dates';
import { formatMoney, pounds } from 'shared-contracts/money';
import { bookingRuleTexts } from '../../booking-rules/index.ts';
import type { OrderRow } from './store.ts';

function shownItem(item: OrderRow['items'][number], symbol: string): Order['items'][number] {
  const { id, name, pricePence } = item;
  const line = { id, name, price: pounds(pricePence), enablePrintReceipt: true };
  if (item.type === 'membership') {
    return { ...item.snapshot, ...line, type: 'membership', formattedPrice: formatMoney(pricePence, symbol) };
  }
  if (item.type === 'penalty') {
    return { ...item.snapshot, ...line, type: 'penalty', formattedPrice: formatMoney(pricePence, symbol) };
  }
  return {
    ...item.snapshot,
    ...line,
    type: 'activity',
    formattedPrice: pricePence === 0 ? bookingRuleTexts.price.free : formatMoney(pricePence, symbol),
    accessCode: item.accessCode,
  };
}

/** An order as the person who bought it sees it. */
export function shownOrder(order: OrderRow, brand: string, symbol: string): Order {
  const isMembership = order.items.some(({ type }) => type === 'membership');
  return {
    id: order.id,
    completeOrderId: order.completeOrderId,
    reference: order.reference,
    items: order.items.map((item) => shownItem(item, symbol)),
    tax: pounds(order.taxPence),
    total: pounds(order.totalPence),
    formattedTax: formatMoney(order.taxPence, symbol),
    formattedTotal: formatMoney(order.totalPence, symbol),
    brand,
    orderType: isMembership ? 'membership' : 'activity',
    createdAt: siteIso(order.createdAt),
    email: order.email,
    servedBy: order.servedBy,
    payments: order.payments.map(({ description, amountPence }) => ({
      description,
      amount: pounds(amountPence),
      formattedAmount: formatMoney(amountPence, symbol),
    })),
  };
}
