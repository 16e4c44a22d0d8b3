import { addDays, isWireDay } from './dates.ts';

/** Number of days after today that a venue's timetable covers. */
export const DAYS_AHEAD = 28;

/** Name of the day and of the activity in the query of a venue page. */
export const DAY_KEY = 'date';
export const ACTIVITY_KEY = 'activity';

/** The last day of a timetable that begins at `firstDay`; both as YYYY-MM-DD. */
export const lastDay = (firstDay: string): string => addDays(firstDay, DAYS_AHEAD);

/** True if `text` is a day of the timetable that begins at `firstDay` (YYYY-MM-DD). */
export const isTimetableDay = (text: string, firstDay: string): boolean =>
  isWireDay(text) && text >= firstDay && text <= lastDay(firstDay);
