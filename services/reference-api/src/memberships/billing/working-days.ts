import { addDays } from 'shared-contracts/dates';

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

/** Days on which Bacs does not process: the bank holidays of England, for all of the United Kingdom. */
function bankHolidays(year: number): string[] {
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

const holidaysByYear = new Map<number, string[]>();

function holidaysOf(year: number): string[] {
  const known = holidaysByYear.get(year);
  if (known) return known;
  const holidays = bankHolidays(year);
  holidaysByYear.set(year, holidays);
  return holidays;
}

/** Whether Bacs processes on a day, YYYY-MM-DD. */
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
