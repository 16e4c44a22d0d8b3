import type { CartItem } from 'shared-contracts/api/basket';
import { displayDay, siteDay, siteTime, weekday } from 'shared-contracts/dates';

/** By `sort_by`, lowest first; equals keep the server's order (shell specification 9). */
export function sortedLines(items: readonly CartItem[]): CartItem[] {
  return [...items].sort((a, b) => a.sortBy - b.sortBy);
}

/** When something takes place, by the site's clock: day `Sat 21 Nov 2026`, times `18:30`. */
export function dayAndTimes(item: { startDate: string; endDate: string }) {
  const day = siteDay(item.startDate);
  return {
    day: `${weekday(day, 'short')} ${displayDay(day)}`,
    from: siteTime(item.startDate),
    until: siteTime(item.endDate),
  };
}

/** Whether every line can be paid for. */
export function canBePaid(items: readonly CartItem[]): boolean {
  return items.every(({ problem }) => problem === null);
}
