import { displayDay, siteDay, siteTime, weekday } from 'shared-contracts/dates';
import { unbroken } from './unbroken.ts';

/** When a booking takes place, by the site's clock. */
export interface BookingTimes {
  /** `Saturday 21 Nov 2026`. */
  day: string;
  /** `18:30`. */
  start: string;
  end: string;
}

/** The times of a booking as a person reads them, whatever zone the browser is in (decisions 5). */
export function bookingTimes(startDate: string, endDate: string): BookingTimes {
  const day = siteDay(startDate);
  return { day: `${weekday(day)} ${displayDay(day)}`, start: siteTime(startDate), end: siteTime(endDate) };
}

/** The day of a time by the site's clock, `Sat 28 Nov 2026`; it is never broken across two lines. */
export function unbrokenDay(time: string): string {
  const day = siteDay(time);
  return unbroken(`${weekday(day, 'short')} ${displayDay(day)}`);
}

/** A day as `28 Nov 2026`, never broken across two lines. */
export const unbrokenDate = (day: string): string => unbroken(displayDay(day));
