import { addDays, displayDay, weekday } from 'shared-contracts/dates';
import { texts } from '../texts/attendance.ts';

/** Number of days ahead for which staff manage classes. */
const DAYS = 14;

/** The days that staff can choose from. @param today YYYY-MM-DD. */
export function selectableDays(today: string): { value: string; label: string }[] {
  const [first, second, ...later] = Array.from({ length: DAYS }, (_, at) => addDays(today, at));
  return [
    { value: first ?? '', label: texts.today },
    { value: second ?? '', label: texts.tomorrow },
    ...later.map((day) => ({ value: day, label: texts.otherDay(weekday(day), displayDay(day)) })),
  ];
}
