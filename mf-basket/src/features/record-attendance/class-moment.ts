import type { DeskClass } from 'shared-contracts/api/attendance';
import { displayDay, siteDay, siteTime, weekday } from 'shared-contracts/dates';
import { texts } from '../../texts/attendance.ts';

/** The day, time and room of a class, as a question about it repeats them. */
export function classMoment({ startDate, location }: DeskClass): string {
  const day = siteDay(startDate);
  const moment = texts.on(weekday(day, 'short'), displayDay(day), siteTime(startDate));
  return [moment, location].filter(Boolean).join(', ');
}
