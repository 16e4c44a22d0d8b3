import { addDays, displayDay, weekday } from 'shared-contracts/dates';
import { texts as words } from '../texts/whats-on.ts';
import { today } from './timetable/timetable-days.ts';

/** `Today`, `Tomorrow`, or `Sat 28 Nov` for a YYYY-MM-DD. */
export function nearDay(day: string): string {
  const now = today(new Date());
  if (day === now) return words.today;
  return day === addDays(now, 1)
    ? words.tomorrow
    : `${weekday(day).slice(0, 3)} ${displayDay(day).slice(0, 6)}`;
}
