import { expect, test } from 'vitest';
import { addWorkingDays, isWorkingDay } from './working-days.ts';

/** Bank holidays in England as GOV.UK lists them. */
test.each([
  '2026-01-01',
  '2026-04-03',
  '2026-04-06',
  '2026-05-04',
  '2026-05-25',
  '2026-08-31',
  '2026-12-25',
  '2026-12-28',
  '2027-01-01',
  '2027-03-26',
  '2027-03-29',
  '2027-05-03',
  '2027-05-31',
  '2027-08-30',
  '2027-12-27',
  '2027-12-28',
  '2028-01-03',
  '2028-04-14',
  '2028-04-17',
  '2028-05-01',
  '2028-05-29',
  '2028-08-28',
])('%s is a bank holiday', (day) => expect(isWorkingDay(day)).toBe(false));

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
