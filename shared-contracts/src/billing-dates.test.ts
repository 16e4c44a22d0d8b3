import { expect, test } from 'vitest';
import {
  addMonths,
  billingDateFrom,
  daysBetween,
  lastDayOfTerm,
  laterBillingDate,
  type TermPeriod,
} from './billing-dates.ts';

test.each([
  ['2026-11-21', 1, '2026-12-21'],
  ['2026-12-21', 1, '2027-01-21'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
])('%s and %i months is %s', (day, months, then) => expect(addMonths(day, months)).toBe(then));

test('days are counted over changes of the clock', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2026-06-10', '2026-06-01')).toBe(-9);
});

test.each([
  ['2026-06-10', 15, '2026-06-15'],
  ['2026-06-15', 15, '2026-06-15'],
  ['2026-06-16', 15, '2026-07-15'],
  ['2026-12-02', 1, '2027-01-01'],
  ['2027-02-10', 31, '2027-02-28'],
  ['2028-02-29', 28, '2028-03-28'],
  ['2027-01-31', 30, '2027-02-28'],
])('the first billing date from %s for day %i is %s', (day, billingDay, date) =>
  expect(billingDateFrom(day, billingDay)).toBe(date),
);

test('a billing day that a short month lacks comes back in the next', () => {
  expect(laterBillingDate('2027-02-28', 31, 1)).toBe('2027-03-31');
  expect(laterBillingDate('2027-02-28', 28, -1)).toBe('2027-01-28');
});

test.each<[string, number, TermPeriod, string]>([
  ['2026-06-10', 1, 'days', '2026-06-10'],
  ['2026-06-10', 2, 'weeks', '2026-06-23'],
  ['2026-06-10', 1, 'months', '2026-07-09'],
  ['2026-06-10', 12, 'months', '2027-06-09'],
  ['2026-06-10', 1, 'years', '2027-06-09'],
  ['2026-06-01', 1, 'months', '2026-06-30'],
  ['2027-01-31', 1, 'months', '2027-02-28'],
  ['2027-03-01', 12, 'months', '2028-02-29'],
  ['2028-02-29', 12, 'months', '2029-02-28'],
  ['2026-08-31', 6, 'months', '2027-02-28'],
])('%s for %i %s ends on %s', (start, duration, period, end) =>
  expect(lastDayOfTerm(start, duration, period)).toBe(end),
);
