/** The zone every venue lives in, whatever the browser's zone (decisions 5). */
export const SITE_TIME_ZONE = 'Europe/London';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** 01:00 UTC of the last Sunday of a month of 31 days. */
function lastSunday(year: number, month: number): number {
  const end = new Date(Date.UTC(year, month, 31, 1));
  return end.getTime() - end.getUTCDay() * DAY;
}

/**
 * Minutes by which British clocks are ahead of UTC: 60 from the last Sunday of March to that of October, at 01:00 UTC each
 * (The Summer Time Order 2002; the same since 1996). A formatter for the time zone knows it, too, but takes a phone 60 ms
 * to make, which delays the start of every page; the tests compare the two.
 */
function offsetAt(instant: Date): number {
  const year = instant.getUTCFullYear();
  const time = instant.getTime();
  return time >= lastSunday(year, 2) && time < lastSunday(year, 9) ? 60 : 0;
}

/** The site's calendar day and clock time of an instant as if it were UTC: `2026-07-01T18:30:00.000Z`. */
function siteClock(instant: Date | string): string {
  const date = typeof instant === 'string' ? new Date(instant) : instant;
  return new Date(date.getTime() + offsetAt(date) * MINUTE).toISOString();
}

/** The site's calendar day of an instant from 1996 on as `YYYY-MM-DD`. Throws a RangeError if it is no instant. */
export function siteDay(instant: Date | string): string {
  return siteClock(instant).slice(0, 10);
}

/** The site's clock time of an instant from 1996 on as `18:30`. Throws a RangeError if it is no instant. */
export function siteTime(instant: Date | string): string {
  return siteClock(instant).slice(11, 16);
}

/** `2026-11-21` moved by whole days. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** A `YYYY-MM-DD` as a person reads it: `21 Nov 2026` (joining specification 9: DD MMM YYYY). */
export function displayDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** Weekday name of a `YYYY-MM-DD`: `Saturday`, or `Sat` when short. */
export function weekday(day: string, style: 'long' | 'short' = 'long'): string {
  const name = WEEKDAYS[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? '';
  return style === 'short' ? name.slice(0, 3) : name;
}

/** True if text is a real calendar day in the wire form `YYYY-MM-DD`. */
export function isWireDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) return false;
  return addDays(text, 0) === text;
}

/** A `YYYY-MM-DD` as an input shows it: `03/02/2001` (joining specification 9: DD/MM/YYYY). */
export function formatDayInput(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year}`;
}

const TYPED_FORMS = [
  /^(?<date>\d{1,2})[\s./-](?<month>\d{1,2})[\s./-](?<year>\d{4})$/,
  /^(?<year>\d{4})[\s./-](?<month>\d{1,2})[\s./-](?<date>\d{1,2})$/,
  /^(?<date>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
];

/**
 * The day a person typed or pasted as `YYYY-MM-DD`, `null` while it is unfinished or not a real day. The day comes first,
 * as in `3/2/2001`, `03.02.2001` and `03022001`, unless a year of four digits does, as in `2001-02-03`.
 */
export function parseDayInput(text: string): string | null {
  const read = TYPED_FORMS.map((form) => form.exec(text.trim())?.groups).find(Boolean);
  const { year = '', month = '', date = '' } = read ?? {};
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  // A year that starts with 0 is a typing mistake, such as eight digits that begin with the year.
  return isWireDay(day) && !day.startsWith('0') ? day : null;
}

/** An instant as the wire carries it, with the site's offset: `2026-07-01T18:30:00+01:00`. */
export function siteIso(instant: Date): string {
  return `${siteClock(instant).slice(0, 19)}+0${offsetAt(instant) / 60}:00`;
}

/** Minutes of an ISO 8601 duration made of hours and minutes: `PT1H15M` -> 75. Throws a RangeError on others. */
export function durationMinutes(duration: string): number {
  const match = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(duration);
  if (!match || (!match[1] && !match[2]))
    throw new RangeError(`'${duration}' is not a duration of hours and minutes.`);
  return Number(match[1] ?? 0) * 60 + Number(match[2] ?? 0);
}
