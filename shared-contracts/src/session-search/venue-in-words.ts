import type { Venue } from '../api/venues.ts';

type Named = Pick<Venue, 'name' | 'town'>;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Words of a venue's name that say what it is, not which one; some are classes, too. */
const KINDS = new Set(
  (
    'academy active and arena athletics baths better centre center climbing college community cricket cycling dance ' +
    'everyone fitness football golf gym gyms gymnastics hall health hockey hub ice judo leisure library lifestyle ' +
    'martial arts neighbourhood netball park pilates pool pools recreation rink rugby running school skate skating ' +
    'spa sport sports squash stadium studio studios swim swimming tennis the trampoline village water wellbeing ' +
    'wellness yoga'
  ).split(' '),
);

const isKind = (words: string) => words.split(' ').every((word) => KINDS.has(word));

/** True if words are a venue's name, or the beginning of it that tells it from others: `hindley` of Hindley Pool. */
function isCalled({ name }: Pick<Venue, 'name'>, words: string): boolean {
  const whole = plain(name);
  if (whole === words) return true;
  if (!whole.startsWith(`${words} `) || isKind(words)) return false;
  return words.includes(' ') || isKind(whole.slice(words.length + 1));
}

/** The venue that words of a search name; `null` for none, and for a town, which has a middle of its own. */
export function venueInWords<V extends Named>(venues: readonly V[], text: string): V | null {
  const words = plain(text);
  if (words === '' || venues.some(({ town }) => plain(town) === words)) return null;
  return (
    venues.find(({ name }) => plain(name) === words) ?? venues.find((venue) => isCalled(venue, words)) ?? null
  );
}

/** True if words of a search are a venue or its town, so that the others are what is looked for there: `yoga sale`. */
export function isPlaceOf(venues: readonly Named[], text: string): boolean {
  const words = plain(text);
  // A town may have the name of a sport.
  const isTown = !isKind(words) && venues.some(({ town }) => plain(town) === words);
  return isTown || venueInWords(venues, text) !== null;
}
