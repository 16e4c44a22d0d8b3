import type { Cart, CartItem } from 'shared-contracts/api/basket';
import { displayDay, siteDay, siteTime, weekday } from 'shared-contracts/dates';
import { pence } from 'shared-contracts/money';
import { texts } from '../../texts/en.ts';

/** By `sort_by`, lowest first; equals keep the server's order (shell specification 9). */
export function sortedLines(items: readonly CartItem[]): CartItem[] {
  return [...items].sort((a, b) => a.sortBy - b.sortBy);
}

/** `Sat 21 Nov 2026` for a moment, by the site’s clock. */
export function dayOf(moment: string): string {
  const day = siteDay(moment);
  return `${weekday(day, 'short')} ${displayDay(day)}`;
}

/** When something takes place, by the site's clock: day `Sat 21 Nov 2026`, times `18:30`. */
export function dayAndTimes(item: { startDate: string; endDate: string }) {
  return {
    day: dayOf(item.startDate),
    from: siteTime(item.startDate),
    until: siteTime(item.endDate),
  };
}

/** When a line takes place: a class, and what is owed for one, at its times, a membership from its first day on. */
export function whenText(
  item:
    | { type: 'activity' | 'penalty'; startDate: string; endDate: string }
    | { type: 'membership'; startDate: string; endDate: string | null },
): string {
  if (item.type !== 'membership') {
    const { day, from, until } = dayAndTimes(item);
    return texts.basket.when(day, from, until);
  }
  const start = displayDay(item.startDate);
  return item.endDate === null
    ? texts.basket.monthly(start)
    : texts.basket.fixedTerm(start, displayDay(item.endDate));
}

/** Location of a line: a class in its room, a membership at its home centre. */
export function whereText(item: CartItem): string {
  return [item.venue.name, item.type === 'activity' ? item.location : null].filter(Boolean).join(', ');
}

/** Price of a line: what a package pays is not free. */
export function priceText(item: CartItem): string {
  const isPackageUse = item.type === 'activity' && item.packageUsage !== null && pence(item.price) === 0;
  return isPackageUse ? texts.basket.oneUse : item.formattedPrice;
}

/** Full name of who takes the place of a line, where that is not the owner of the basket. */
export function linkedAttendee({ purchasedFor }: CartItem, { selectedUserId }: Pick<Cart, 'selectedUserId'>) {
  return selectedUserId === null || purchasedFor.id === selectedUserId ? null : purchasedFor.name;
}

/** Name of a line among others for the same class. */
export function lineName(item: CartItem, cart: Pick<Cart, 'selectedUserId'>): string {
  const person = linkedAttendee(item, cart);
  return person === null ? item.name : texts.basket.lineFor(item.name, person);
}

/** A line that cannot be bought; one that clashes can, if the person keeps both. */
export const isUnavailable = (item: CartItem): boolean =>
  item.problem !== null && !(item.type === 'activity' && item.clash);

/** True if every line can be paid for. */
export function canBePaid(items: readonly CartItem[]): boolean {
  return items.every(({ problem }) => problem === null);
}

/** True if there is nothing to pay, or nothing that credit leaves. */
export const isFreeCart = ({ totals }: Pick<Cart, 'totals'>): boolean => pence(totals.balance) === 0;

/** True if a place is kept no longer that could still be had. */
export function hasLapsedHold(items: readonly CartItem[]): boolean {
  return items.some((item) => item.type === 'activity' && item.isHeld === false && item.problem === null);
}
