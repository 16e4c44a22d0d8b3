import type { ActivityCartItem, Cart, CartItem } from 'shared-contracts/api/basket';
import { basketStays } from 'shared-contracts/basket-stays';
import { formatMoney, pence, pounds } from 'shared-contracts/money';
import { sortedLines } from './basket-lines.ts';

/** Bookings of one court that follow each other: shown as one line, and changed or removed together. */
export interface JoinedLine {
  /** The line as shown: from the start of the first booking to the end of the last, at the price of them all. */
  item: CartItem;
  /** The bookings of the basket, the first of which names the line. */
  ids: [string, ...string[]];
}

/** An amount of each booking, all together. */
function sumOf(
  items: readonly ActivityCartItem[],
  amountOf: (item: ActivityCartItem) => string | undefined,
): number {
  return items.reduce((sum, item) => sum + pence(amountOf(item) ?? '0.00'), 0);
}

/** The benefit of a stay: all that it saves, and the price without it. */
function joinedBenefit(items: readonly ActivityCartItem[], symbol: string): ActivityCartItem['benefit'] {
  const benefit = items[0]?.benefit;
  if (!benefit) return null;
  return {
    ...benefit,
    formattedSaving: formatMoney(
      sumOf(items, (item) => item.benefit?.saving),
      symbol,
    ),
    ...(items.every((item) => item.benefit?.fullPrice) && {
      formattedFullPrice: formatMoney(
        sumOf(items, (item) => item.benefit?.fullPrice),
        symbol,
      ),
    }),
  };
}

function joinedItem(parts: readonly [CartItem, ...CartItem[]], symbol: string): CartItem {
  const items = parts.flatMap((item) => (item.type === 'activity' ? [item] : []));
  const [first] = items;
  const last = items.at(-1);
  if (!first || !last || first === last) return parts[0];
  const price = sumOf(items, (item) => item.price);
  return {
    ...first,
    endDate: last.endDate,
    price: pounds(price),
    formattedPrice: price === 0 ? first.formattedPrice : formatMoney(price, symbol),
    benefit: joinedBenefit(items, symbol),
  };
}

/** The lines of a basket in their order, with bookings of one court that follow each other as one. */
export const joinedLines = (items: readonly CartItem[], symbol: string): JoinedLine[] =>
  basketStays(sortedLines(items)).map(([first, ...more]) => ({
    item: joinedItem([first, ...more], symbol),
    ids: [first.id, ...more.map(({ id }) => id)],
  }));

/** The number of lines of a basket. */
export const lineCountOf = ({ items }: Pick<Cart, 'items'>): number => basketStays(items).length;
