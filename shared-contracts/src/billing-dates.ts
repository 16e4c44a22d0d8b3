import { addDays } from './dates.ts';

const DAY_MS = 24 * 3_600_000;

/** Units of a fixed term, plural as they are on the wire. */
export const TERM_PERIODS = ['days', 'weeks', 'months', 'years'] as const;
export type TermPeriod = (typeof TERM_PERIODS)[number];

const parts = (day: string) => day.split('-').map(Number) as [number, number, number];

const lengthOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The day of a month, or the month's last where it has no such day. Months beyond 1 to 12 run over into other years. */
function dayInMonth(year: number, month: number, wanted: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1));
  const length = lengthOfMonth(first.getUTCFullYear(), first.getUTCMonth() + 1);
  return `${first.toISOString().slice(0, 8)}${String(Math.min(wanted, length)).padStart(2, '0')}`;
}

/** `2027-01-31` moved by whole months; the last of the month where it has no such day: `2027-02-28`. */
export function addMonths(day: string, count: number): string {
  const [year, month, date] = parts(day);
  return dayInMonth(year, month + count, date);
}

/** Whole days from one YYYY-MM-DD to another; negative when it is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The first billing date on or after a day. A month without the billing day is billed on its last. */
export function billingDateFrom(day: string, billingDay: number): string {
  const [year, month] = parts(day);
  const inMonth = dayInMonth(year, month, billingDay);
  return inMonth >= day ? inMonth : dayInMonth(year, month + 1, billingDay);
}

/** The billing date so many months after one. */
export function laterBillingDate(billingDate: string, billingDay: number, months: number): string {
  const [year, month] = parts(billingDate);
  return dayInMonth(year, month + months, billingDay);
}

/**
 * The last day of a fixed term: the day before the corresponding date, or that date itself where the month has no
 * corresponding one. A year from 1 March ends on 28 or 29 February, a month from 31 January on 28 February.
 */
export function lastDayOfTerm(start: string, duration: number, period: TermPeriod): string {
  if (period === 'days') return addDays(start, duration - 1);
  if (period === 'weeks') return addDays(start, duration * 7 - 1);
  const corresponding = addMonths(start, period === 'years' ? duration * 12 : duration);
  return corresponding.slice(8) === start.slice(8) ? addDays(corresponding, -1) : corresponding;
}
