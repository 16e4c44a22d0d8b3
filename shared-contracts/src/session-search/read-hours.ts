import { type Hours, hoursOf, type PartOfDay } from './parts-of-day.ts';

/** A time as it was typed; whether it is before noon may depend on the other words. */
interface TypedTime {
  hour: string;
  minute: string;
  half: string | undefined;
}

/** Times as they were typed. */
export interface TypedHours {
  after?: TypedTime;
  before?: TypedTime;
  at?: TypedTime;
}

const CLOCK = '(\\d{1,2})(?:[:.](\\d{2}))? ?(am|pm)?';
const CLOCK_WITH_HALF = '(\\d{1,2})(?:[:.](\\d{2}))? ?(am|pm)';
/** Also a time without am or pm, and no price or length: `18:30`, `18.30`. */
const CLOCK_ALONE = '(\\d{1,2}:\\d{2}|\\d{2}\\.\\d{2})()()';

const LATEST_HOUR = 23;
const NOON = 12;
const FIRST_MORNING_HOUR = 8;

type Match = readonly (string | undefined)[];
type Rule = [pattern: string, read: (match: Match) => TypedHours | null];

/** The time of three groups of a match; `null` where there is no such time. */
function typedTime(match: Match, half = match[2]): TypedTime | null {
  const [hour = '', minute = match[1] ?? '00'] = (match[0] ?? '').split(/[:.]/);
  const hours = Number(hour);
  const isTime = hour !== '' && hours <= LATEST_HOUR && Number(minute) < 60;
  const isHalf =
    half === undefined || half === '' || (half === 'pm' ? hours > 0 : hours > 0 && hours <= NOON);
  return isTime && isHalf ? { hour, minute, half } : null;
}

function between(match: Match): TypedHours | null {
  const before = typedTime(match.slice(4, 7));
  // `from 6 to 8pm` is from six in the evening, `from 9 to 1pm` from nine in the morning.
  const isSameHalf = Number(match[1]) % NOON < Number(match[4]) % NOON;
  const after = typedTime(match.slice(1, 4), match[3] ?? (isSameHalf ? match[6] : undefined));
  return after && before ? { after, before } : null;
}

const one = (key: keyof TypedHours) => (match: Match) => {
  const time = typedTime(match.slice(1));
  return time && { [key]: time };
};

const RULES: readonly Rule[] = [
  [`(?:between|from) ${CLOCK} ?(?:and|to|until|till|-|–) ?${CLOCK}`, between],
  [`${CLOCK} ?(?:to|until|till|-|–) ?${CLOCK_WITH_HALF}`, between],
  [`(?:after|from|later than) ${CLOCK}`, one('after')],
  [`(?:before|until|till|earlier than) ${CLOCK}`, one('before')],
  // A bare number is a time only with am or pm.
  [`(?:at|@|around|about) ${CLOCK}(?! (?:miles?|km)\\b)`, one('at')],
  [CLOCK_WITH_HALF, one('at')],
  [CLOCK_ALONE, one('at')],
];

/** Times in words as numbers: `noon`, `half past 6`, `7 o’clock`. */
export const plainTimes = (text: string): string =>
  text
    .replace(/(^| )(?:12 ?)?(?:noon|midday)(?= |$)/g, '$112:00')
    .replace(/(^| )half past (\d{1,2})(?=\D|$)/g, '$1$2:30')
    .replace(/(^| )(\d{1,2}) ?o['’]?clock(?= |$)/g, '$1$2:00');

/** Words that can be nothing but a time, as `at 25:00`. */
const LIKE_TIME =
  /(?:^| )(?:(?:at|@|around|about|after|from|before|until|till) )?(\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)|\d{1,2}:\d{2})(?= |$)/;
const PARTS_OF_TIME = new RegExp(`^${CLOCK}$`);

/** Takes the times out of a text. An earlier rule is not overwritten by a later one. */
export function takeTimes(text: string): {
  read: TypedHours;
  rest: string;
  /** A time that no day has, as `25:00`; `null` if there is none. */
  impossible: string | null;
} {
  let read: TypedHours = {};
  let rest = text;
  for (const [pattern, readWords] of RULES) {
    const match = new RegExp(`(?:^| )${pattern}(?= |$)`).exec(rest);
    const found = match && readWords(match);
    if (!match || !found || Object.keys(found).some((key) => key in read)) continue;
    read = { ...read, ...found };
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`
      .replace(/\s+/g, ' ')
      .trim();
  }
  const like = LIKE_TIME.exec(rest);
  const impossible = like?.[1] && !typedTime(PARTS_OF_TIME.exec(like[1])?.slice(1) ?? []) ? like[1] : null;
  if (impossible !== null) rest = rest.replace(LIKE_TIME, ' ').replace(/\s+/g, ' ').trim();
  return { read, rest, impossible };
}

/** The time by the clock of 24 hours. Without anything else, hours before eight are in the afternoon: no one swims at 6 in the night. */
function clockTime({ hour, minute, half }: TypedTime, part: PartOfDay | undefined): string {
  const hours = Number(hour);
  const isWritten = hour.startsWith('0') && hour.length > 1;
  const isGuessed = !isWritten && hours > 0 && (part ? part !== 'morning' : hours < FIRST_MORNING_HOUR);
  const isAfternoon = half ? half === 'pm' : isGuessed;
  const shown = half === 'am' && hours === NOON ? 0 : isAfternoon && hours < NOON ? hours + NOON : hours;
  return `${String(shown).padStart(2, '0')}:${minute}`;
}

/** `null` where the day ends first. */
function hourAfter(time: string): string | null {
  const hour = Number(time.slice(0, 2)) + 1;
  return hour > LATEST_HOUR ? null : `${String(hour).padStart(2, '0')}${time.slice(2)}`;
}

/** `After 6 before 8` ends in the evening too. */
function endTime(before: TypedTime, part: PartOfDay | undefined, begin: string | null): string {
  const end = clockTime(before, part);
  const isTooEarly = begin !== null && end <= begin && !before.half && Number(before.hour) < NOON;
  return isTooEarly ? clockTime({ ...before, half: 'pm' }, part) : end;
}

const later = (one: string | null, other: string | null) =>
  one === null || (other !== null && other > one) ? other : one;
const earlier = (one: string | null, other: string | null) =>
  one === null || (other !== null && other < one) ? other : one;

/** The hours that times and a part of the day leave. Times that are outside the part decide: they are the more exact words. */
export function hoursFrom({ after, before, at }: TypedHours, part: PartOfDay | undefined): Hours {
  const whole: Hours = part ? hoursOf(part) : { startsFrom: null, startsBefore: null };
  const begin = at ? clockTime(at, part) : after ? clockTime(after, part) : null;
  const end = at ? hourAfter(clockTime(at, part)) : before ? endTime(before, part, begin) : null;
  const narrowed = {
    startsFrom: later(whole.startsFrom, begin),
    startsBefore: earlier(whole.startsBefore, end),
  };
  const isEmpty =
    narrowed.startsFrom !== null &&
    narrowed.startsBefore !== null &&
    narrowed.startsFrom >= narrowed.startsBefore;
  return isEmpty ? { startsFrom: begin, startsBefore: end } : narrowed;
}
