import { addDays } from '../dates.ts';

/** The activity, place and time in a search text. */
export interface ParsedSearch {
  /** Words of an activity or a class; empty = anything. */
  what: string;
  /** A town or a postcode; `null` = anywhere. */
  place: string | null;
  isNearMe: boolean;
  /** First and last day, YYYY-MM-DD; `null` = from now on. */
  days: { from: string; to: string } | null;
  /** By the venue's clock, HH:MM; `null` = at any time. */
  startsFrom: string | null;
  startsBefore: string | null;
}

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const DAY_NAMES =
  'mon(?:day)?|tue(?:s|sday)?|wed(?:s|nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?';
const CLOCK = '(\\d{1,2})(?:[:.](\\d{2}))?\\s*(am|pm)?';
const CLOCK_WITH_HALF = CLOCK.replace(/\?$/, '');
const PARTS = {
  morning: { startsFrom: null, startsBefore: '12:00' },
  afternoon: { startsFrom: '12:00', startsBefore: '17:00' },
  evening: { startsFrom: '17:00', startsBefore: null },
} as const;
export type PartOfDay = keyof typeof PARTS;

/** The hours of a part of the day. */
export const hoursOf = (part: PartOfDay): Pick<ParsedSearch, 'startsFrom' | 'startsBefore'> => PARTS[part];

/** ISO: Monday is 1. */
const isoWeekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;

/** The next day of that name, today included. */
const nextOf = (weekday: number, today: string) => addDays(today, (weekday - isoWeekday(today) + 7) % 7);

/** Without am or pm, hours before eight are in the afternoon: no one swims at 6 in the night. */
function clockTime(hour: string, minute = '00', half: string | undefined): string | null {
  const hours = Number(hour);
  if (Number(minute) > 59 || hours > 23 || (half && (hours > 12 || hours === 0))) return null;
  const isAfternoon = half ? half === 'pm' : hours > 0 && hours < 8;
  const shown = half === 'am' && hours === 12 ? 0 : isAfternoon && hours < 12 ? hours + 12 : hours;
  return `${String(shown).padStart(2, '0')}:${minute}`;
}

/** `null` where the day ends first. */
function hourAfter(time: string): string | null {
  const hour = Number(time.slice(0, 2)) + 1;
  return hour > 23 ? null : `${String(hour).padStart(2, '0')}${time.slice(2)}`;
}

type Read = Partial<Pick<ParsedSearch, 'days' | 'startsFrom' | 'startsBefore'>>;
type Rule = [pattern: string, read: (match: readonly (string | undefined)[], today: string) => Read | null];

const on = (day: string): Read => ({ days: { from: day, to: day } });
const sundayAfter = (today: string) => addDays(today, 7 - isoWeekday(today));

const RULES: readonly Rule[] = [
  ['tonight', (_, today) => ({ ...on(today), ...PARTS.evening })],
  ['this (morning|afternoon|evening)', ([, part], today) => ({ ...on(today), ...PARTS[part as PartOfDay] })],
  ['today', (_, today) => on(today)],
  ['tomorrow', (_, today) => on(addDays(today, 1))],
  [
    '(?:(?:this|at the|on the) )?weekend',
    (_, today) => ({
      days: { from: isoWeekday(today) > 5 ? today : nextOf(6, today), to: sundayAfter(today) },
    }),
  ],
  ['this week', (_, today) => ({ days: { from: today, to: sundayAfter(today) } })],
  [
    'next week',
    (_, today) => ({ days: { from: addDays(sundayAfter(today), 1), to: addDays(sundayAfter(today), 7) } }),
  ],
  [
    `(?:(on|this|next) )?(${DAY_NAMES})s?`,
    ([, which, name = ''], today) =>
      on(nextOf(WEEKDAYS.indexOf(name.slice(0, 3)) + 1, which === 'next' ? addDays(today, 1) : today)),
  ],
  ['(?:in the )?(morning|afternoon|evening)s?', ([, part]) => PARTS[part as PartOfDay]],
  ['at night', () => PARTS.evening],
  [
    `(?:after|from) ${CLOCK}`,
    ([, hour = '', minute, half]) => {
      const startsFrom = clockTime(hour, minute, half);
      return startsFrom === null ? null : { startsFrom };
    },
  ],
  [
    `before ${CLOCK}`,
    ([, hour = '', minute, half]) => {
      const startsBefore = clockTime(hour, minute, half);
      return startsBefore === null ? null : { startsBefore };
    },
  ],
  [
    // An hour from then on. A bare number is a time only with am or pm.
    `(?:at ${CLOCK}|(?:(?:around|about) )?${CLOCK_WITH_HALF})`,
    ([, ...match]) => {
      const [hour = '', minute, half] = match[0] ? match : match.slice(3);
      const startsFrom = clockTime(hour, minute, half);
      return startsFrom === null ? null : { startsFrom, startsBefore: hourAfter(startsFrom) };
    },
  ],
];

const NEAR_ME = /(?:^| )(?:near(?: to)? me|nearby|near here|around me)(?= |$)/;
const PLACE = /(?:^| )(?:near(?: to)?|close to|around|in) (.+)$/;
/** A postcode or its first half, by the areas there are: `m33`, `eh16 5bb`; not the `u9` of a team or the `gx30` of a class. */
const POSTCODE =
  /(?:^| )((?:a[bl]|b[abdhlnrst]?|c[abfhmortvw]|d[adeghlnty]|e[chnx]?|f[ky]|g[luy]?|h[adgprsux]|i[gmpv]|je|k[atwy]|l[adelnsu]?|m[ekl]?|n[egnprw]?|o[lx]|p[aehlor]|r[ghm]|s[aegklmnoprstwy]?|t[adfnqrsw]|ub|w[acdfnrsv]?|yo|ze)\d[\da-z]?(?: ?\d[a-z]{2})?)(?= |$)/;
const FILLERS = /(?:^| )(?:find|show me|any|a|an|some|something|anything|class|classes|sessions?)(?= |$)/g;

const tidy = (text: string) =>
  text
    .replace(/[,;!?]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A place is shown as it was typed. */
function asTyped(text: string, place: string): string {
  const typed = tidy(text);
  const at = typed.toLowerCase().indexOf(place);
  return at < 0 ? place : typed.slice(at, at + place.length);
}

/**
 * Reads `yoga near M33 tonight`. Words that say neither where nor when are what is looked for.
 * @param today YYYY-MM-DD, by the venue's calendar
 */
export function parseSearch(text: string, today: string): ParsedSearch {
  let rest = tidy(text).toLowerCase();
  let when: Read = {};
  for (const [pattern, read] of RULES) {
    const match = new RegExp(`(?:^| )${pattern}(?= |$)`).exec(rest);
    const found = match && read(match, today);
    if (!found) continue;
    when = { ...when, ...found };
    rest = tidy(`${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`);
  }
  const isNearMe = NEAR_ME.test(rest);
  if (isNearMe) rest = tidy(rest.replace(NEAR_ME, ' '));
  const marked = isNearMe ? undefined : PLACE.exec(rest)?.[1];
  if (marked) rest = tidy(rest.replace(PLACE, ''));
  // A postcode alone may be a place or a venue's own; beside other words it says where.
  const postcode = isNearMe || marked ? undefined : POSTCODE.exec(rest)?.[1];
  const isBeside = postcode !== undefined && postcode !== rest;
  if (isBeside) rest = tidy(rest.replace(POSTCODE, ''));
  const place = marked ?? (isBeside ? postcode : null);
  return {
    what: tidy(rest.replace(FILLERS, ' ')),
    place: place && asTyped(text, place),
    isNearMe,
    days: when.days ?? null,
    startsFrom: when.startsFrom ?? null,
    startsBefore: when.startsBefore ?? null,
  };
}

/** True if the words name nothing but one thing, which may as well be a place. */
export const isPlain = ({ place, isNearMe, days, startsFrom, startsBefore }: ParsedSearch): boolean =>
  place === null && !isNearMe && days === null && startsFrom === null && startsBefore === null;
