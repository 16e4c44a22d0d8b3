import type { ScheduledSession } from 'shared-contracts/api/activities';
import { siteTime } from 'shared-contracts/dates';

/** At least one. */
type Some<Item> = [Item, ...Item[]];

/** The sessions of a day by the hour in which they begin, 0 to 23, as the venue's clocks say. */
export function byHour(sessions: readonly ScheduledSession[]): [number, Some<ScheduledSession>][] {
  const hours = new Map<number, Some<ScheduledSession>>();
  for (const session of sessions) {
    const hour = Number(siteTime(session.startDate).slice(0, 2));
    const begun = hours.get(hour);
    if (begun) begun.push(session);
    else hours.set(hour, [session]);
  }
  return [...hours];
}
