import type { ActivityCartItem, CartItem } from './api/basket.ts';
import { staysOf } from './stays.ts';

/** Nothing about the booking needs a choice, a note or a way out of its own; a benefit is the same for all of a stay. */
function isPlain({ problem, formattedPreviousPrice, benefit, ...item }: ActivityCartItem): boolean {
  const notes = [problem, formattedPreviousPrice, item.packageUsage, item.packageOffer];
  const isPriced = benefit ? benefit.saving !== undefined : item.options.length < 2;
  return isPriced && notes.every((note) => note === null);
}

/** The items of a basket with the times of a court that follow each other together: lines as the person sees them. */
export const basketStays = (items: readonly CartItem[]): [CartItem, ...CartItem[]][] =>
  staysOf(
    items,
    (item) => (item.type === 'activity' && isPlain(item) ? item : null),
    (item) => item.type === 'activity' && [item.isHeld, item.priceReason, item.benefit?.name],
  );
