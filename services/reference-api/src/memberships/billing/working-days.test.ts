import { addDays } from 'shared-contracts/dates';
import { expect, test } from 'vitest';
import { addWorkingDays, isWorkingDay } from './working-days.ts';

/** The days from Monday to Friday on which Bacs does not process. */
function holidaysIn(year: number): string[] {
  const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index));
  return days.filter((day) => {
    const weekday = new Date(day).getUTCDay();
    return day.startsWith(`${year}`) && weekday > 0 && weekday < 6 && !isWorkingDay(day);
  });
}

/** Bank holidays in England as GOV.UK lists them. */
test.each<[number, string[]]>([
  [2026, ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-28']],
  [2027, ['01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-27', '12-28']],
  [2028, ['01-03', '04-14', '04-17', '05-01', '05-29', '08-28', '12-25', '12-26']],
])('the bank holidays of %i are those of England', (year, days) => {
  expect(holidaysIn(year)).toEqual(days.map((day) => `${year}-${day}`));
});

/** Easter Sundays as published, among them the earliest and latest, turns of a century and the rule's exceptions. */
test.each([
  '1954-04-18',
  '1981-04-19',
  '2000-04-23',
  '2002-03-31',
  '2005-03-27',
  '2008-03-23',
  '2011-04-24',
  '2016-03-27',
  '2019-04-21',
  '2024-03-31',
  '2025-04-20',
  '2030-04-21',
  '2032-03-28',
  '2035-03-25',
  '2038-04-25',
  '2049-04-18',
  '2076-04-19',
  '2100-03-28',
  '2200-04-06',
  '2285-03-22',
  '2300-04-08',
])('nothing is collected from the Friday before %s to the Monday after', (easter) => {
  const days = [-3, -2, 1, 2].map((distance) => isWorkingDay(addDays(easter, distance)));
  expect(days).toEqual([true, false, false, true]);
});

test.each(['2026-06-13', '2026-06-14', '2026-12-26', '2026-12-27'])('%s is a weekend', (day) =>
  expect(isWorkingDay(day)).toBe(false),
);

test.each(['2026-06-12', '2026-12-24', '2026-12-29', '2027-12-29', '2028-01-04', '2022-12-28'])(
  '%s is a working day',
  (day) => expect(isWorkingDay(day)).toBe(true),
);

test('26 December 2022 and the day after were both holidays, Christmas having been a Sunday', () => {
  expect(isWorkingDay('2022-12-26')).toBe(false);
  expect(isWorkingDay('2022-12-27')).toBe(false);
});

test.each([
  ['2026-06-10', 10, '2026-06-24'],
  ['2026-06-13', 1, '2026-06-15'],
  ['2026-12-18', 10, '2027-01-06'],
  ['2026-06-10', 0, '2026-06-10'],
])('%s and %i working days is %s', (day, count, then) => expect(addWorkingDays(day, count)).toBe(then));
