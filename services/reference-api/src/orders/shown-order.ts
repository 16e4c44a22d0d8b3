import type { Order } from 'shared-contracts/api/orders';
import { siteIso } from 'shared-contracts/dates';
import { formatMoney, pounds } from 'shared-contracts/money';
import { texts } from '../texts/en.ts';
import type { OrderRow } from './store.ts';

/** An order as the person who bought it sees it. */
export function shownOrder(order: OrderRow, brand: string, symbol: string): Order {
  return {
    id: order.id,
    completeOrderId: order.completeOrderId,
    reference: order.reference,
    items: order.items.map(({ id, name, pricePence, accessCode, snapshot }) => ({
      ...snapshot,
      id,
      type: 'activity',
      name,
      price: pounds(pricePence),
      formattedPrice: pricePence === 0 ? texts.price.free : formatMoney(pricePence, symbol),
      accessCode,
      enablePrintReceipt: false,
    })),
    tax: pounds(order.taxPence),
    total: pounds(order.totalPence),
    formattedTax: formatMoney(order.taxPence, symbol),
    formattedTotal: formatMoney(order.totalPence, symbol),
    brand,
    orderType: 'activity',
    createdAt: siteIso(order.createdAt),
    email: order.email,
    payments: order.payments.map(({ description, amountPence }) => ({
      description,
      amount: pounds(amountPence),
      formattedAmount: formatMoney(amountPence, symbol),
    })),
  };
}
