import { addDays, isWireDay } from 'shared-contracts/dates';

/** The first and last day a membership can start on, YYYY-MM-DD. */
export interface DayWindow {
  min: string;
  max: string;
}

/** The day it starts on: the chosen one, or the first possible one where that is missing or too early. */
export const startDay = (chosen: string | null, { min }: DayWindow): string =>
  chosen === null || chosen < min ? min : chosen;

/** Reads a start day: the accepted day, or why there is none. A day before the first one becomes the first one. */
export function readStartDay(
  entered: string,
  window: DayWindow,
): { day: string; problem: null } | { day: null; problem: 'no-day' | 'too-late' } {
  if (!isWireDay(entered)) return { day: null, problem: 'no-day' };
  if (entered > window.max) return { day: null, problem: 'too-late' };
  return { day: startDay(entered, window), problem: null };
}

/** Today and tomorrow, as far as a membership can start on them. */
export function shortcuts(
  today: string,
  { min, max }: DayWindow,
): { id: 'today' | 'tomorrow'; day: string }[] {
  const both = [
    { id: 'today' as const, day: today },
    { id: 'tomorrow' as const, day: addDays(today, 1) },
  ];
  return both.filter(({ day }) => day >= min && day <= max);
}
