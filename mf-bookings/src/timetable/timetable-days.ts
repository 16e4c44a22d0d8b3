import { addDays, displayDay, isWireDay, siteDay, weekday } from 'shared-contracts/dates';
import type { StripDay } from 'shared-ui/core';
import { texts } from '../texts/en.ts';

/** How many days after today a timetable reaches. */
export const DAYS_AHEAD = 28;

const words = texts.timetable;

/** The day it is at the venue, YYYY-MM-DD. */
export const today = (now: Date): string => siteDay(now);

/** The last day that can be chosen. */
export const lastDay = (firstDay: string): string => addDays(firstDay, DAYS_AHEAD);

/** The day a URL asks for; today when it asks for none, or for one outside the timetable. */
export function readDay(text: string | null, firstDay: string): string {
  const isChoosable = text !== null && isWireDay(text) && text >= firstDay && text <= lastDay(firstDay);
  return isChoosable ? text : firstDay;
}

/** The day after, while there is one to choose. */
export function dayAfter(day: string, firstDay: string): string | null {
  const next = addDays(day, 1);
  return next <= lastDay(firstDay) ? next : null;
}

/** Today and the days after it, as a strip shows and speaks them: 'Saturday 21 Nov, today'. */
export function stripDays(firstDay: string): StripDay[] {
  const spokenNearness = [words.todaySpoken, words.tomorrowSpoken];
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, index) => {
    const date = addDays(firstDay, index);
    const [day = '', month = ''] = displayDay(date).split(' ');
    const spokenDay = `${weekday(date)} ${Number(day)} ${month}`;
    const near = spokenNearness[index];
    return {
      date,
      weekday: index === 0 ? words.today : weekday(date, 'short'),
      day: String(Number(day)),
      month,
      label: near ? `${spokenDay}, ${near}` : spokenDay,
    };
  });
}
