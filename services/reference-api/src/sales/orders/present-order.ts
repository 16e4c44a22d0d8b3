import type { Order } from 'shared-contracts/api/orders';
import { siteIso } from 'shared-contracts/dates';
import { formatMoney, pounds } from 'shared-contracts/money';
import { bookingRuleTexts } from '../../booking-rules/index.ts';
import type { TenantSettings } from '../../platform/index.ts';
import { refundProgress } from '../refunds/present-refund.ts';
import type { OrderRow } from './store.ts';
import { vatByRate } from './vat-by-rate.ts';

type Item = OrderRow['items'][number];

/** Changes to an item since it was bought; empty if there are none. */
function sinceThen({ status, cancelledAt, cancelledBy, refunds }: Item, symbol: string) {
  return {
    ...(status === 'cancelled' && {
      cancelled: { at: cancelledAt && siteIso(cancelledAt), by: cancelledBy },
    }),
    ...(refunds.length > 0 && {
      returned: refunds.map(({ description, amountPence, status: refundState }) => ({
        description,
        amount: pounds(amountPence),
        formattedAmount: formatMoney(amountPence, symbol),
        ...refundProgress(refundState),
      })),
    }),
  };
}

function shownItem(item: Item, symbol: string): Order['items'][number] {
  const { id, name, pricePence } = item;
  const line = { id, name, price: pounds(pricePence), enablePrintReceipt: true, ...sinceThen(item, symbol) };
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
    ...(item.court !== null && { isCourt: true }),
    accessCode: item.status === 'cancelled' ? '' : item.accessCode,
  };
}

interface Seen {
  brand: string;
  settings: Pick<TenantSettings, 'site' | 'seller' | 'cardPayments'>;
}

/** An order as the person who bought it sees it, true on the day it is looked at. */
export function presentOrder(order: OrderRow, { brand, settings }: Seen): Order {
  const { symbol } = settings.site.currency;
  const vat = vatByRate(order).map(({ percent, grossPence, taxPence }) => ({
    percent,
    formattedGross: formatMoney(grossPence, symbol),
    formattedTax: formatMoney(taxPence, symbol),
  }));
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
    payments: order.payments.map(({ tenderType, description, amountPence }) => ({
      ...(tenderType === 'card' &&
        settings.cardPayments && { statementName: settings.cardPayments.statementName }),
      description,
      amount: pounds(amountPence),
      formattedAmount: formatMoney(amountPence, symbol),
    })),
    ...(settings.seller && { seller: settings.seller }),
    ...(vat.length > 0 && { vat }),
  };
}
