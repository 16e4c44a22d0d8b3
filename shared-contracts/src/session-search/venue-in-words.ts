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
    'everyone family fitness football fun golf gym gyms gymnastics hall health hockey hub ice judo leisure library lifestyle ' +
    'martial arts neighbourhood netball park pilates pool pools pure recreation rink rugby running school skate skating ' +
    'spa sport sports squash stadium studio studios swim swimming tennis the trampoline village water wellbeing ' +
    'wellness yoga'
  ).split(' '),
);

const isKind = (words: string) => words.split(' ').every((word) => KINDS.has(word));

/** The venues and towns of a tenant, as words of a search name them. */
export interface NamedPlaces<V> {
  /** The venue that words name; `null` for none, and for a town, which has a middle of its own. */
  venueOf(words: string): V | null;
  /** True for a venue or its town, so that the other words are what is looked for there: `yoga sale`. */
  isPlace(words: string): boolean;
}

/** True if words are the beginning of a name that tells it from others: `hindley` of Hindley Pool. */
const isBeginning = (name: string, words: string) =>
  name.startsWith(`${words} `) &&
  !isKind(words) &&
  (words.includes(' ') || isKind(name.slice(words.length + 1)));

/** Reads the names of the venues once, for all searches. */
export function namedPlaces<V extends Named>(venues: readonly V[]): NamedPlaces<V> {
  const names = venues.map((venue) => ({ venue, name: plain(venue.name) }));
  const towns = new Set(venues.map(({ town }) => plain(town)));
  function venueOf(text: string): V | null {
    const words = plain(text);
    if (words === '' || towns.has(words)) return null;
    const found =
      names.find(({ name }) => name === words) ?? names.find(({ name }) => isBeginning(name, words));
    return found?.venue ?? null;
  }
  return {
    venueOf,
    isPlace(text) {
      const words = plain(text);
      // A town may have the name of a sport.
      return (towns.has(words) && !isKind(words)) || venueOf(text) !== null;
    },
  };
}
