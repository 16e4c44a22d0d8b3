import { plainDays, type ReadDays, takeDays } from './read-days.ts';
import { milesIn, plainDistance } from './read-distance.ts';
import { hoursFrom, plainTimes, takeTimes } from './read-hours.ts';
import { takeFree, takePounds } from './read-price.ts';

/** The activity, place, time and price in a search text. */
export interface ParsedSearch {
  /** Words of an activity or a class; empty = anything. */
  what: string;
  /** A town, a postcode or a venue; `null` = anywhere. */
  place: string | null;
  isNearMe: boolean;
  /** First and last day, YYYY-MM-DD; `null` = from now on. */
  days: { from: string; to: string } | null;
  /** By the venue's clock, HH:MM; `null` = at any time. */
  startsFrom: string | null;
  startsBefore: string | null;
  /** Whole pounds at most; 0 = free of charge, `null` = at any price. */
  priceLimit: number | null;
  /** Words for a time that no day has, as `25:00`, or a date that no year has, as `31 february`; nothing was read from them. */
  impossible: { time: string | null; date: string | null };
}

const NEAR_ME = /(?:^| )(?:near(?: to)? me|nearby|near here|around me)(?= |$)/;
const PLACE = /(?:^| )(?:near(?: to)?|close to|around|in) (.+)$/;
/** Words before a place, at the end of those before it. */
const TO_PLACE = /(?:^| )(?:near(?: to)?|close to|around|in|at|by|from|@|-)$/;
/** Words that are followed by more of a name: `gymnastics for fun`. */
const BEFORE_NAME = /(?:^| )(?:and|for|of|or|the|to|with)$/;
/** A postcode or its first half, by the areas there are: `m33`, `eh16 5bb`; not the `u9` of a team or the `gx30` of a class. */
const POSTCODE =
  /(?:^| )((?:a[bl]|b[abdhlnrst]?|c[abfhmortvw]|d[adeghlnty]|e[chnx]?|f[ky]|g[luy]?|h[adgprsux]|i[gmpv]|je|k[atwy]|l[adelnsu]?|m[ekl]?|n[egnprw]?|o[lx]|p[aehlor]|r[ghm]|s[aegklmnoprstwy]?|t[adfnqrsw]|ub|w[acdfnrsv]?|yo|ze)\d[\da-z]?(?: ?\d[a-z]{2})?)(?= |$)/;
/** Number of players, which says nothing of what is looked for: `court for 4`, `tennis for two people`. */
const PLAYERS = /(?:^| )for (?:\d{1,2}|two|three|four) (?:people|players|adults|of us)(?= |$)/;
const COURT_PLAYERS = /^((?:.* )?courts?(?: .*)?) for (?:\d{1,2}|two|three|four)$/;
const FILLERS =
  /(?:^| )(?:find|show me|what(?:['’]s| is) on|any|a|an|some|something|anything|cheap|cheaper|cheapest|class|classes|sessions?)(?= |$)/g;

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

/** True for the name of a place, such as a town with a venue. */
type IsPlace = (words: string) => boolean;

/** The longest known place that is first, last, or after a word such as `in`; `null` if there is none. */
function knownPlace(text: string, isPlace: IsPlace): { place: string; rest: string } | null {
  const words = text.split(' ');
  for (let length = words.length; length > 0; length--) {
    for (let start = words.length - length; start >= 0; start--) {
      const place = words.slice(start, start + length).join(' ');
      const before = words.slice(0, start).join(' ');
      const isMarked = TO_PLACE.test(before);
      const isAtEdge = start === 0 || (start + length === words.length && !BEFORE_NAME.test(before));
      if (!(isAtEdge || isMarked) || !isPlace(place)) continue;
      return {
        place,
        rest: tidy(`${before.replace(TO_PLACE, '')} ${words.slice(start + length).join(' ')}`),
      };
    }
  }
  return null;
}

/** The place that words such as `near` announce, or a postcode. */
function announcedPlace(text: string): { place: string; rest: string } | null {
  const marked = PLACE.exec(text)?.[1];
  if (marked) return { place: marked, rest: tidy(text.replace(PLACE, '')) };
  // A postcode alone may be a place or a venue's own; beside other words it says where.
  const postcode = POSTCODE.exec(text)?.[1];
  return postcode === undefined || postcode === text
    ? null
    : { place: postcode, rest: tidy(text.replace(POSTCODE, '')) };
}

/**
 * Reads `yoga near M33 tonight`. Words that say nothing of where, when and for how much are what is looked for.
 * @param today YYYY-MM-DD, by the venue's calendar
 * @param isPlace knows the places that need no word such as `near`: `yoga sale`
 */
export function parseSearch(text: string, today: string, isPlace: IsPlace = () => false): ParsedSearch {
  // `Drop in badminton` is not in a place called Badminton.
  const typed = plainDistance(tidy(text).toLowerCase()).replace(/(^| )drop in(?= |$)/, '$1drop-in');
  const pounds = takePounds(plainTimes(plainDays(typed)));
  const early = takeDays(pounds.rest, today, {});
  const times = takeTimes(early.rest);
  let { rest } = times;
  const isNear = NEAR_ME.test(rest);
  // `Yoga within 3 miles` is that of the person.
  const saysNearMe = isNear || milesIn(text) !== null;
  if (isNear) rest = tidy(rest.replace(NEAR_ME, ' '));
  const known = knownPlace(rest, isPlace);
  // A place alone may as well be a class; with a day or a price it says where.
  const isAlone = known !== null && known.place === typed;
  const found = isAlone ? null : (known ?? announcedPlace(rest));
  // Words that count only at the start or the end may be there once the time and the place are taken out.
  const late = takeDays(found?.rest ?? rest, today, early.read);
  const free = takeFree(late.rest);
  const { days, part }: ReadDays = late.read;
  return {
    what: tidy(free.rest.replace(PLAYERS, '').replace(COURT_PLAYERS, '$1').replace(FILLERS, ' ')),
    place: found && asTyped(text, found.place),
    isNearMe: saysNearMe && found === null,
    days: days ?? null,
    ...hoursFrom(times.read, part),
    priceLimit: pounds.priceLimit ?? free.priceLimit,
    impossible: { time: times.impossible, date: late.read.impossible ?? null },
  };
}

/** True if the words name nothing but one thing, which may as well be a place. */
export const isPlain = ({ what, place, isNearMe, days, ...limits }: ParsedSearch): boolean =>
  what !== '' &&
  place === null &&
  !isNearMe &&
  days === null &&
  limits.impossible.time === null &&
  limits.impossible.date === null &&
  limits.startsFrom === null &&
  limits.startsBefore === null &&
  limits.priceLimit === null;
