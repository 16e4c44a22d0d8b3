import type { Venue } from 'shared-contracts/api/venues';
import { type Coordinates, metresBetween, validCoordinates } from 'shared-contracts/distance';
import { type ListedVenue, RADIUS, withinRadius } from 'shared-contracts/nearby-venues';
import { venuesCalled } from 'shared-contracts/venue-search';

/** Where centres are looked for. */
export type SearchArea =
  | { kind: 'everywhere' }
  | { kind: 'called'; term: string }
  /** Around a place, the person, or the middle of the map. */
  | { kind: 'around'; what: 'place' | 'person' | 'map'; name: string; centre: Coordinates };

/** What this person looks for on the map (joining specification 3 "Map data"). Kept in memory only. */
export interface CentreSearch {
  /** What stands in the box. */
  text: string;
  /** Miles. */
  radius: number;
  area: SearchArea;
  usersLocation: Coordinates | null;
  /** What is under way, or came to nothing. */
  progress: 'idle' | 'searching' | 'unknown-place' | 'location-refused' | 'location-failed';
  /** What is being searched; empty while the browser is asked where the person is. */
  searched: string;
}

export const freshSearch: CentreSearch = {
  text: '',
  radius: RADIUS.usual,
  area: { kind: 'everywhere' },
  usersLocation: null,
  progress: 'idle',
  searched: '',
};

/** The centres a search leads to, nearest first where there is a point to measure from. */
export function foundCentres(
  centres: readonly Venue[],
  { area, radius, usersLocation }: Pick<CentreSearch, 'area' | 'radius' | 'usersLocation'>,
): ListedVenue[] {
  if (area.kind === 'around') return withinRadius(centres, area.centre, radius);
  const found = area.kind === 'called' ? venuesCalled(centres, area.term) : centres;
  return found.map((venue) => ({ venue, metres: metresFrom(usersLocation, venue) }));
}

function metresFrom(from: Coordinates | null, venue: Venue): number | null {
  const coordinates = validCoordinates(venue);
  return from && coordinates ? metresBetween(from, coordinates) : null;
}

interface StartedSearch {
  search: CentreSearch;
  /** The term to be found as a place; `null` where there is nothing to find. */
  placeToFind: string | null;
  /** The one centre that is called so, by slug: it counts as picked. */
  only: string | null;
}

/** A term is looked for among the names first; only where it is none, it is a place to be found (decisions 42). */
export function startSearch(before: CentreSearch, centres: readonly Venue[]): StartedSearch {
  const term = before.text.trim();
  if (term === '') return { search: before, placeToFind: null, only: null };
  const [first, ...others] = venuesCalled(centres, term);
  if (!first) {
    return { search: { ...before, progress: 'searching', searched: term }, placeToFind: term, only: null };
  }
  const search: CentreSearch = { ...before, area: { kind: 'called', term }, progress: 'idle' };
  return { search, placeToFind: null, only: others.length === 0 ? first.slug : null };
}

/** An unknown place resets the map, and leaves the term to be corrected. */
export function placeUnknown({ text, usersLocation }: CentreSearch): CentreSearch {
  return { ...freshSearch, text, usersLocation, progress: 'unknown-place' };
}

export function placeFound(before: CentreSearch, name: string, centre: Coordinates): CentreSearch {
  return { ...before, area: { kind: 'around', what: 'place', name, centre }, progress: 'idle' };
}

export function locating(before: CentreSearch): CentreSearch {
  return { ...before, progress: 'searching', searched: '' };
}

export function personFound(before: CentreSearch, centre: Coordinates): CentreSearch {
  const area: SearchArea = { kind: 'around', what: 'person', name: '', centre };
  return { ...before, text: '', area, usersLocation: centre, progress: 'idle' };
}

export function searchHere(before: CentreSearch, centre: Coordinates): CentreSearch {
  return { ...before, text: '', area: { kind: 'around', what: 'map', name: '', centre }, progress: 'idle' };
}

/** Clearing leaves nothing of a search, and keeps where the person is: they said so themselves. */
export function clearSearch({ usersLocation }: CentreSearch): CentreSearch {
  return { ...freshSearch, usersLocation };
}
