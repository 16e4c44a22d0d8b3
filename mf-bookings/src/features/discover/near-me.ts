import type { Venue } from 'shared-contracts/api/venues';
import { isUkPostcode } from 'shared-contracts/postcode';
import { parseSearch } from 'shared-contracts/session-search/parse-search';
import { namedPlaces } from 'shared-contracts/session-search/venue-in-words';

const BEFORE = '(?:\\b(?:near(?: to)?|close to|around|in|at|by|from)\\s+)?';
const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The same search where the person is, in place of any place that it names: `yoga near me tonight`. */
export function termNearMe(term: string, today: string, venues: readonly Venue[]): string {
  const { isPlace } = namedPlaces(venues);
  const { place, isNearMe } = parseSearch(term, today, (words) => isPlace(words) || isUkPostcode(words));
  if (isNearMe) return term;
  if (place === null) return `${term.trim()} near me`;
  return term.replace(new RegExp(BEFORE + escaped(place), 'i'), 'near me');
}
