import { addDays, displayDay, siteDay, weekday } from 'shared-contracts/dates';
import { DAYS_AHEAD, isTimetableDay, lastDay } from 'shared-contracts/timetable-days';
import type { StripDay } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';

const words = texts.timetable;

/** The day it is at the venue, YYYY-MM-DD. */
export const today = (now: Date): string => siteDay(now);

/** The day a URL asks for; today when it asks for none, or for one outside the timetable. */
export const readDay = (text: string | null, firstDay: string): string =>
  text !== null && isTimetableDay(text, firstDay) ? text : firstDay;

/** The day after, while there is one to choose. */
export function nextDay(day: string, firstDay: string): string | null {
  const next = addDays(day, 1);
  return next <= lastDay(firstDay) ? next : null;
}

/** It begins as the strip shows the day, so that it can be chosen by voice. */
function spokenLabel(day: string, daysAhead: number): string {
  if (daysAhead === 0) return `${words.today}, ${day}`;
  return daysAhead === 1 ? `${day}, ${words.tomorrowSpoken}` : day;
}

/** Today and the days after it, as a strip shows and speaks them: 'Today, Saturday 21 Nov'. */
export function stripDays(firstDay: string): StripDay[] {
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, index) => {
    const date = addDays(firstDay, index);
    const [day = '', month = ''] = displayDay(date).split(' ');
    const spokenDay = `${weekday(date)} ${Number(day)} ${month}`;
    return {
      date,
      weekday: index === 0 ? words.today : weekday(date, 'short'),
      day: String(Number(day)),
      month,
      label: spokenLabel(spokenDay, index),
    };
  });
}
