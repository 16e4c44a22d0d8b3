import { displayDay, siteDay, weekday } from 'shared-contracts/dates';

/** The site's day of an instant, as `Fri 20 Nov 2026`. */
export function dayOf(instant: string): string {
  const day = siteDay(instant);
  return `${weekday(day, 'short')} ${displayDay(day)}`;
}
