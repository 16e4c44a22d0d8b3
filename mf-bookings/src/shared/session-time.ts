import type { ScheduledSession } from 'shared-contracts/api/activities';
import { displayDay, siteDay, siteTime, weekday } from 'shared-contracts/dates';

/** `18:30–19:15`, by the venue's clock. */
export function sessionTime({ startDate, endDate }: Pick<ScheduledSession, 'startDate' | 'endDate'>): string {
  return `${siteTime(startDate)}–${siteTime(endDate)}`;
}

/** `Saturday 21 Nov 2026` for a YYYY-MM-DD. */
export function longDay(day: string): string {
  return `${weekday(day)} ${displayDay(day)}`;
}

/** `Sat 21 Nov 2026` for a YYYY-MM-DD. */
export const shortDay = (day: string): string => `${weekday(day).slice(0, 3)} ${displayDay(day)}`;

/** The same within a sentence, where it keeps its line. */
export const unbrokenDay = (day: string): string => shortDay(day).replaceAll(' ', '\u00a0');

/** The day a session is on, YYYY-MM-DD. */
export const sessionDay = ({ startDate }: Pick<ScheduledSession, 'startDate'>): string => siteDay(startDate);
