import { addDays, isWireDay } from '../dates.ts';
import type { PartOfDay } from './parts-of-day.ts';

/** First and last day, YYYY-MM-DD. */
export interface Days {
  from: string;
  to: string;
}

/** The meaning of some words about days. */
export interface ReadDays {
  days?: Days;
  part?: PartOfDay;
  /** A date that no year has, as `31 february`. */
  impossible?: string;
}

/** The words that matched, and what they mean; `null` if nothing, as `31 nov`. */
type Rule = [
  pattern: string,
  read: (match: readonly (string | undefined)[], today: string) => ReadDays | null,
];

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const YEAR = '(?: (\\d{4}))?';
const LONGEST_MONTH = 31;
const DATE = '(\\d{1,2})(?:st|nd|rd|th)?';

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const SHORT = 'mon|tues?|wed|weds|thu|thurs?|fri|sat|sun';
const LONG = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const PART = 'morning|afternoon|evening';
/** Words that follow a day. */
const AFTER_DAY = `(?:in|near|close|around|about|at|on|after|from|before|until|between|${PART}|\\d\\S*|[a-z]{1,2}\\d\\S*)`;
/** Words that make something else of a short name: `sun salutation`. */
const NO_DAY = '(?! (?:salut|lounge|terrace|cream|bed))';

/** ISO: Monday is 1. */
const isoWeekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
/** The next day of that name, today included. */
const nextOf = (weekday: number, today: string) => addDays(today, (weekday - isoWeekday(today) + 7) % 7);
const sundayAfter = (today: string) => addDays(today, 7 - isoWeekday(today));
const on = (day: string): ReadDays => ({ days: { from: day, to: day } });

function dayNamed([, which, name = '']: readonly (string | undefined)[], today: string): ReadDays {
  const first = which === 'next' ? addDays(today, 1) : today;
  return on(nextOf(WEEKDAYS.indexOf(name.slice(0, 3)) + 1, first));
}

/** The day of that date, in its year or else the next one, today included. @param words as they were typed */
function dateOf(
  words: string,
  date: string,
  month: number,
  typedYear: string | undefined,
  today: string,
): ReadDays | null {
  const inYear = (year: number) => `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  const year = Number(today.slice(0, 4));
  const next = inYear(year) < today ? inYear(year + 1) : inYear(year);
  const day = typedYear === undefined ? next : inYear(Number(typedYear));
  if (isWireDay(day)) return on(day);
  // `50/50` is no date at all.
  const isLikeDate = Number(date) <= LONGEST_MONTH && month >= 1 && month <= MONTHS.length;
  return isLikeDate ? { impossible: words.trim().replace(/^on (?:the )?/, '') } : null;
}

/** Days that people know by name, by the words before them. */
const NAMED_DAYS: readonly [words: string, month: number, date: string][] = [
  ['(?:christmas|xmas) eve', 12, '24'],
  ['(?:christmas|xmas) day', 12, '25'],
  ['boxing day', 12, '26'],
  ['new years? eve', 12, '31'],
  ['new years? day', 1, '1'],
];

const monthOf = (name = '') => MONTHS.indexOf(name.slice(0, 3)) + 1;

const RULES: readonly Rule[] = [
  ...NAMED_DAYS.map(
    ([words, month, date]): Rule => [
      `(?:on )?${words}`,
      (_, today) => dateOf(words, date, month, undefined, today),
    ],
  ),
  [
    `(?:on )?(?:the )?${DATE}(?: of)? ${MONTH}${YEAR}`,
    ([words = '', date = '', name, year], today) => dateOf(words, date, monthOf(name), year, today),
  ],
  [
    `(?:on )?${MONTH} (?:the )?${DATE}${YEAR}`,
    ([words = '', name, date = '', year], today) => dateOf(words, date, monthOf(name), year, today),
  ],
  [
    '(?:on )?(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}))?',
    ([words = '', date = '', month, year], today) => dateOf(words, date, Number(month), year, today),
  ],
  ['(?:tonight|tonite)', (_, today) => ({ ...on(today), part: 'evening' })],
  [`this (${PART})`, ([, part], today) => ({ ...on(today), part: part as PartOfDay })],
  ['today', (_, today) => on(today)],
  ['(?:tom+or+ow|tmrw|tmr|tmw|tomoz|2moro(?:w)?)', (_, today) => on(addDays(today, 1))],
  ['in (\\d{1,2}) days', ([, days], today) => on(addDays(today, Number(days)))],
  ['in (?:a|1|one) week(?:s time)?', (_, today) => on(addDays(today, 7))],
  // Read as today, whatever the clock says: late in the evening the page offers the next day.
  ['in (?:an?|half an|\\d{1,2}) (?:hours?|hrs?|minutes?|mins?)', (_, today) => on(today)],
  ['yesterday', (_, today) => on(addDays(today, -1))],
  [
    'next weekend',
    (_, today) => {
      const saturday = addDays(sundayAfter(today), 6);
      return { days: { from: saturday, to: addDays(saturday, 1) } };
    },
  ],
  [
    '(?:(?:this(?: coming)?|at the|on the|over the|coming) )?weekend',
    (_, today) => ({
      days: { from: isoWeekday(today) > 5 ? today : nextOf(6, today), to: sundayAfter(today) },
    }),
  ],
  ['this week', (_, today) => ({ days: { from: today, to: sundayAfter(today) } })],
  [
    'next week',
    (_, today) => ({ days: { from: addDays(sundayAfter(today), 1), to: addDays(sundayAfter(today), 7) } }),
  ],
  [`(?:(on|this|next) )?(${LONG})`, dayNamed],
  [`(on|this|next) (${SHORT})`, dayNamed],
  // A short name may be another word, and counts where a day would be: first, last, or before a time or a place.
  [`()(${SHORT})(?=$| ${AFTER_DAY}(?: |$))`, dayNamed],
  [`^()(${SHORT})${NO_DAY}`, dayNamed],
  [`(?:in the )?(${PART})s?`, ([, part]) => ({ part: part as PartOfDay })],
  ['at night', () => ({ part: 'evening' })],
];

const BOTH_DAYS = /(^| )(?:on )?sat(?:urday)?s? (?:and|or|to|&) sun(?:day)?s?(?= |$)/;
const NIGHT = new RegExp(
  `(?:^| )(?:(?:${LONG}|${SHORT})|today|tomorrow|weekend) (?:night|nite|eve)(?=s?(?: |$))`,
);

/** Words for days as the rules know them: `friday night` is Friday evening. */
export const plainDays = (text: string): string =>
  text
    .replace(/(^| )new year['’]s(?= (?:eve|day)(?: |$))/, '$1new years')
    .replace(BOTH_DAYS, '$1this weekend')
    .replace(NIGHT, (words) => words.replace(/[a-z]+$/, 'evening'));

const isWithin = (one: Days, other: Days) => one.from >= other.from && one.to <= other.to;

/** Takes the words about days out of a text. A later word may narrow what an earlier one says, not contradict it. */
export function takeDays(text: string, today: string, known: ReadDays): { read: ReadDays; rest: string } {
  let read = known;
  let rest = text;
  for (const [pattern, readWords] of RULES) {
    const match = new RegExp(`(?:^| )${pattern}(?= |$)`).exec(rest);
    if (!match) continue;
    const found = readWords(match, today);
    if (found === null) continue;
    if (read.part && found.part && read.part !== found.part) continue;
    if (read.days && found.days && !isWithin(found.days, read.days)) continue;
    read = { ...read, ...found };
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`
      .replace(/\s+/g, ' ')
      .trim();
  }
  return { read, rest };
}
