import type { Venue } from './api/venues.ts';

type Searched = Pick<Venue, 'name' | 'town' | 'postcode'>;

const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');
const compact = (text: string) => text.toLowerCase().replace(/\s+/g, '');

/** True if the text is empty, so that there is nothing to search for. */
export const isBlankSearch = (term: string): boolean => plain(term) === '';

function isExact(venue: Searched, term: string): boolean {
  const [district = ''] = venue.postcode.trim().split(' ');
  return (
    plain(venue.name) === plain(term) ||
    plain(venue.town) === plain(term) ||
    compact(venue.postcode) === compact(term) ||
    compact(district) === compact(term)
  );
}

/** A postcode is read from the start of either half: `L1` must not find `OL1`. */
function isPartOfPostcode(postcode: string, term: string): boolean {
  const [, inward = ''] = postcode.trim().split(' ');
  return compact(postcode).startsWith(compact(term)) || compact(inward).startsWith(compact(term));
}

function contains(venue: Searched, term: string): boolean {
  return (
    plain(venue.name).includes(plain(term)) ||
    plain(venue.town).includes(plain(term)) ||
    isPartOfPostcode(venue.postcode, term)
  );
}

/** True if a term is the whole name of a venue. */
export const hasName = ({ name }: Pick<Venue, 'name'>, term: string): boolean => plain(name) === plain(term);

/** The venues with this name: by the whole name first, then those whose name contains the term (decisions 42). */
export function venuesNamed<V extends Pick<Venue, 'name'>>(venues: readonly V[], term: string): V[] {
  const wanted = plain(term);
  if (wanted === '') return [];
  const called = venues.filter(({ name }) => plain(name).includes(wanted));
  const isExact = (venue: V) => hasName(venue, term);
  return [...called.filter(isExact), ...called.filter((venue) => !isExact(venue))];
}

/**
 * The venues that match a search: those whose name, town, postcode or postcode district is the term first, then those
 * that contain it. Each group keeps its order; a blank term names every venue (decisions 42).
 */
export function searchVenues<V extends Searched>(venues: readonly V[], term: string): V[] {
  if (isBlankSearch(term)) return [...venues];
  const exact = venues.filter((venue) => isExact(venue, term));
  const partial = venues.filter((venue) => !isExact(venue, term) && contains(venue, term));
  return [...exact, ...partial];
}
