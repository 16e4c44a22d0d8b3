import { addDays } from 'shared-contracts/dates';
import { type BankHolidays, shippedBankHolidays } from './bank-holidays.ts';

const SUNDAY = 0;
const MONDAY = 1;
const SATURDAY = 6;

const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();

/** Easter Sunday of the Gregorian calendar (Meeus's rule). */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const step = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * step) / 451);
  const serial = epact + step - 7 * late + 114;
  const month = String(Math.floor(serial / 31)).padStart(2, '0');
  return `${year}-${month}-${String((serial % 31) + 1).padStart(2, '0')}`;
}

const isWeekend = (day: string) => [SATURDAY, SUNDAY].includes(weekdayOf(day));

/** The first Monday on or after a day. */
function mondayFrom(day: string): string {
  let monday = day;
  while (weekdayOf(monday) !== MONDAY) monday = addDays(monday, 1);
  return monday;
}

/** Moves a holiday that falls on a weekend to the next day that is neither that nor a holiday already. */
function substitute(day: string, taken: readonly string[]): string {
  let free = day;
  while (isWeekend(free) || taken.includes(free)) free = addDays(free, 1);
  return free;
}

/** The bank holidays of a year for which none are published yet, by the standing rules. */
function calculatedHolidays(year: number): string[] {
  const easter = easterSunday(year);
  const christmas = substitute(`${year}-12-25`, []);
  const boxingDay = substitute(`${year}-12-26`, [christmas]);
  return [
    substitute(`${year}-01-01`, []),
    addDays(easter, -2),
    addDays(easter, 1),
    mondayFrom(`${year}-05-01`),
    mondayFrom(`${year}-05-25`),
    mondayFrom(`${year}-08-25`),
    christmas,
    boxingDay,
  ];
}

let published = shippedBankHolidays();
const calculated = new Map<number, readonly string[]>();

/** Takes an operator's own list in place of the shipped one. */
export function setBankHolidays(holidays: BankHolidays): void {
  published = holidays;
}

/** The last year whose holidays are published; those after it are calculated. */
export const lastPublishedYear = (): number => Math.max(...published.keys());

/** Published ones count, since a year may have holidays of its own, as for a coronation. */
function holidaysOf(year: number): readonly string[] {
  const known = published.get(year) ?? calculated.get(year);
  if (known) return known;
  const holidays = calculatedHolidays(year);
  calculated.set(year, holidays);
  return holidays;
}

/** True if Bacs processes on a day, YYYY-MM-DD. */
export function isWorkingDay(day: string): boolean {
  return !isWeekend(day) && !holidaysOf(Number(day.slice(0, 4))).includes(day);
}

/** The working day that comes so many working days after a day. */
export function addWorkingDays(day: string, count: number): string {
  let current = day;
  for (let left = count; left > 0; ) {
    current = addDays(current, 1);
    if (isWorkingDay(current)) left -= 1;
  }
  return current;
}
