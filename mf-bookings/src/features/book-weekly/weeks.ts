import type { ScheduledSession } from 'shared-contracts/api/activities';
import type { Basket } from '../../shared/use-basket.ts';

/** The most that a basket takes at once. */
const MOST_AT_ONCE = 20;

/** The weeks that go into the basket: those that can be booked, but for the ones that are left out. */
export function chosenWeeks(
  sessions: readonly ScheduledSession[],
  leftOut: ReadonlySet<string>,
  basket: Pick<Basket, 'holds'>,
): string[] {
  return sessions
    .filter(({ id, bookable }) => bookable.canBook && !leftOut.has(id) && !basket.holds(id))
    .slice(0, MOST_AT_ONCE)
    .map(({ id }) => id);
}
