import type { ActivityOrderItem, OrderItem } from 'shared-contracts/api/orders';
import { formatMoney, pence, pounds } from 'shared-contracts/money';
import { staysOf } from 'shared-contracts/stays';

type Returned = NonNullable<OrderItem['returned']>;

/** The refunds of all bookings of a stay, with those to one place as one. */
function joinedReturns(items: readonly ActivityOrderItem[], symbol: string): Returned {
  const joined = new Map<string, Returned[number]>();
  for (const refund of items.flatMap(({ returned = [] }) => returned)) {
    const place = `${refund.description} ${refund.isOnItsWay ?? false}`;
    const before = joined.get(place);
    const sum = pence(refund.amount) + (before ? pence(before.amount) : 0);
    joined.set(
      place,
      before ? { ...before, amount: pounds(sum), formattedAmount: formatMoney(sum, symbol) } : refund,
    );
  }
  return [...joined.values()];
}

/** The items of an order as the person sees them: a court for longer is one, with one entry code and one price. */
export const joinOrdered = (items: readonly OrderItem[], symbol: string): OrderItem[] =>
  staysOf(
    items,
    (item) => (item.type === 'activity' ? item : null),
    (item) => item.type === 'activity' && [item.accessCode, item.cancelled],
  ).map(([first, ...more]) => {
    const parts = [first, ...more].flatMap((item) => (item.type === 'activity' ? [item] : []));
    const last = parts.at(-1);
    if (first.type !== 'activity' || !last || more.length === 0) return first;
    const price = parts.reduce((sum, item) => sum + pence(item.price), 0);
    const returned = joinedReturns(parts, symbol);
    return {
      ...first,
      endDate: last.endDate,
      price: pounds(price),
      formattedPrice: price === 0 ? first.formattedPrice : formatMoney(price, symbol),
      ...(returned.length > 0 && { returned }),
    };
  });
