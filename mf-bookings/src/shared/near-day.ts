import { addDays, displayDay, weekday } from 'shared-contracts/dates';
import { texts as words } from '../texts/whats-on.ts';
import { today } from './timetable/timetable-days.ts';

/**
 * `Today`, `Tomorrow`, or `Sat 28 Nov` for a YYYY-MM-DD.
 *
 * @param names of the two days where they do not begin a sentence
 */
export function nearDay(day: string, names: Record<'today' | 'tomorrow', string> = words): string {
  const now = today(new Date());
  if (day === now) return names.today;
  return day === addDays(now, 1)
    ? names.tomorrow
    : `${weekday(day).slice(0, 3)} ${displayDay(day).slice(0, 6)}`;
}
