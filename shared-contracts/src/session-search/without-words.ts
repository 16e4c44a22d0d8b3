import type { ParsedSearch } from './parse-search.ts';
import { hoursOf, PARTS_OF_DAY, type PartOfDay } from './parts-of-day.ts';

/** Something that the words of a search say and a filter can say, too. */
export type SaidTwice = 'hours' | 'price' | 'levels';

/** Reads a search text on the day and with the places of the page. */
type Read = (text: string) => ParsedSearch;

const NOTHING_SAID = {
  hours: { startsFrom: null, startsBefore: null },
  price: { priceLimit: null },
} as const;
type Parsed = keyof typeof NOTHING_SAID;

/** Words for a level, with those that lead to them: `yoga for absolute beginners`. */
const LEVELS =
  /(?:^| )(?:for )?(?:(?:absolute|complete) )?(?:beginners?|improvers?|intermediates?|advanced)(?: levels?)?(?= |$)/gi;

/** Words without a meaning of their own, which keep a search from being empty or a place from being all of it. */
const ANYTHING = 'classes';
/** Put in place of words, the first that will do: `tonight` says a day, too. */
const INSTEAD = ['', 'today', ANYTHING];
/** As many words in a row say one thing at most: `between 6 and 8 in the evening`. */
const LONGEST = 7;

/** The part of the day that words say, and no other hours; `null` for none. */
export const partInWords = ({ startsFrom, startsBefore }: ParsedSearch): PartOfDay | null =>
  PARTS_OF_DAY.find((part) => {
    const hours = hoursOf(part);
    return hours.startsFrom === startsFrom && hours.startsBefore === startsBefore;
  }) ?? null;

const saidBy = (parsed: ParsedSearch, kind: Parsed): string =>
  Object.keys(NOTHING_SAID[kind])
    .map((name) => parsed[name as 'startsFrom'] ?? '')
    .join(' ')
    .trim();

const restOf = (parsed: ParsedSearch, kind: Parsed): string =>
  JSON.stringify({ ...parsed, ...NOTHING_SAID[kind] });

/** The text without some words of that kind, which leave what the others say; `null` if no words can be left out. */
function shortened(text: string, kind: Parsed, read: Read): string | null {
  const words = text.split(' ');
  const before = read(text);
  let less: string | null = null;
  for (const instead of INSTEAD)
    for (let length = 1; length <= Math.min(LONGEST, words.length); length++)
      for (let start = 0; start + length <= words.length; start++) {
        const shorter = [...words.slice(0, start), instead, ...words.slice(start + length)]
          .filter(Boolean)
          .join(' ');
        const after = read(shorter);
        if (shorter === '' || restOf(after, kind) !== restOf(before, kind)) continue;
        const said = saidBy(after, kind);
        if (said === '') return shorter;
        if (said !== saidBy(before, kind)) less ??= shorter;
      }
  return less;
}

function withoutParsed(text: string, kind: Parsed, read: Read): string {
  if (saidBy(read(text), kind) === '') return text;
  const shorter = shortened(text, kind, read);
  return shorter === null || shorter === text ? text : withoutParsed(shorter, kind, read);
}

const withoutLevels = (text: string): string => text.replace(LEVELS, '').trim() || ANYTHING;

/** A search text without its words of some kinds, which leaves its other words as they are: `yoga tonight` is `yoga today`. */
export function withoutWords(text: string, kinds: readonly SaidTwice[], read: Read): string {
  const plain = text.trim().replace(/\s+/g, ' ');
  const left = kinds.reduce(
    (rest, kind) => (kind === 'levels' ? withoutLevels(rest) : withoutParsed(rest, kind, read)),
    plain,
  );
  return left === plain ? text : left;
}
