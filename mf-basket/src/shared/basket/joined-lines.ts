import type { ActivityCartItem, CartItem } from 'shared-contracts/api/basket';
import { formatMoney, pence, pounds } from 'shared-contracts/money';
import { sortedLines } from './basket-lines.ts';

/** Bookings of one court that follow each other: shown as one line, and removed together. */
export interface JoinedLine {
  /** The line as shown: from the start of the first booking to the end of the last, at the price of them all. */
  item: CartItem;
  /** The bookings of the basket, the first of which names the line. */
  ids: [string, ...string[]];
}

/** Nothing about the booking needs a choice, a note or a way out of its own. */
function isPlain({
  problem,
  formattedPreviousPrice,
  benefit,
  packageUsage,
  packageOffer,
  ...item
}: ActivityCartItem) {
  const notes = [problem, formattedPreviousPrice, benefit, packageUsage, packageOffer];
  return (
    item.isCourt === true &&
    item.location !== null &&
    item.options.length < 2 &&
    notes.every((note) => note === null)
  );
}

/** True if a booking starts where the other ends, at the same place and for the same person. */
function follows(before: CartItem, next: ActivityCartItem): before is ActivityCartItem {
  return (
    before.type === 'activity' &&
    new Date(before.endDate).getTime() === new Date(next.startDate).getTime() &&
    before.name === next.name &&
    before.location === next.location &&
    before.venue.slug === next.venue.slug &&
    before.purchasedFor.id === next.purchasedFor.id &&
    before.isHeld === next.isHeld &&
    before.priceReason === next.priceReason &&
    isPlain(before) &&
    isPlain(next)
  );
}

/** The lines of a basket in their order, with bookings of one court that follow each other as one. */
export function joinedLines(items: readonly CartItem[], symbol: string): JoinedLine[] {
  const lines: JoinedLine[] = [];
  for (const item of sortedLines(items)) {
    const before = item.type === 'activity' && lines.find((line) => follows(line.item, item));
    if (!before) {
      lines.push({ item, ids: [item.id] });
      continue;
    }
    const price = pence(before.item.price) + pence(item.price);
    before.ids.push(item.id);
    before.item = {
      ...before.item,
      endDate: item.endDate,
      price: pounds(price),
      formattedPrice: price === 0 ? item.formattedPrice : formatMoney(price, symbol),
    } as ActivityCartItem;
  }
  return lines;
}
