import MiniSearch from 'minisearch';
import type { Venue } from './api/venues.ts';
import { SLIPS, transposed } from './slips.ts';

type Searched = Pick<Venue, 'slug' | 'name' | 'town'>;

/** More would be a list, not a suggestion. */
const MOST = 3;

/**
 * The venues whose name or town is the term but for slips of the keyboard, the best match first, three at most: 'Sael' is
 * 'Sale'. Words of the term that a venue has none like leave it out.
 */
export function similarVenues<V extends Searched>(venues: readonly V[], term: string): V[] {
  const index = new MiniSearch<Searched>({
    idField: 'slug',
    fields: ['name', 'town'],
    searchOptions: { combineWith: 'AND', ...SLIPS },
  });
  index.addAll(venues);
  const words = term.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const found = index.search({
    combineWith: 'AND',
    queries: words.map((word) => ({ combineWith: 'OR', queries: [word, ...transposed(word)] })),
  });
  const bySlug = new Map(venues.map((venue) => [venue.slug, venue]));
  return found.slice(0, MOST).flatMap(({ id }) => bySlug.get(String(id)) ?? []);
}
