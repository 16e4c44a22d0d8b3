import type { Venue } from 'shared-contracts/api/venues';
import { type Coordinates, validCoordinates } from 'shared-contracts/distance';
import { type ListedVenue, RADIUS, withinRadius } from 'shared-contracts/nearby-venues';
import {
  isDistrict,
  listedFrom,
  nearestVenue,
  type TermPlace,
  venuesAround,
  venueWithName,
} from 'shared-contracts/place-search';
import { searchVenues, venuesNamed } from 'shared-contracts/venue-search';

/** Area in which centres are searched for. */
export type SearchArea =
  | { kind: 'everywhere'; isFitted?: boolean }
  | { kind: 'called'; term: string }
  /** Around the person, or the middle of the map. */
  | { kind: 'around'; what: 'person' | 'map'; centre: Coordinates }
  /** Around what a term stands for; the centres called so come first. */
  | ({ kind: 'around'; what: 'place' } & TermPlace);

/** The person's search on the map (joining specification 3 "Map data"). Kept in memory only. */
export interface CentreSearch {
  /** Text of the search box. */
  text: string;
  /** Miles. */
  radius: number;
  area: SearchArea;
  usersLocation: Coordinates | null;
  /** A search in progress or its failure. */
  progress:
    | 'idle'
    | 'searching'
    | 'unknown-place'
    | 'places-unavailable'
    | 'location-refused'
    | 'location-failed';
  /** The term being searched; empty while the browser locates the person. */
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

/**
 * The centres a search leads to, nearest first where there is a point to measure from. Those called like the term come
 * before those around the place it stands for, however far away they are.
 */
export function foundCentres(
  centres: readonly Venue[],
  { area, radius, usersLocation }: Pick<CentreSearch, 'area' | 'radius' | 'usersLocation'>,
): ListedVenue[] {
  if (area.kind === 'around') {
    if (area.what !== 'place') return withinRadius(centres, area.centre, radius);
    const { called, near } = venuesAround(centres, area, radius);
    return [...called, ...near];
  }
  const found = area.kind === 'called' ? searchVenues(centres, area.term) : centres;
  return found.map((venue) => listedFrom(venue, usersLocation));
}

/** Number of the centres found whose name matches the term. */
export const countCalled = (centres: readonly Venue[], area: SearchArea): number =>
  area.kind === 'around' && area.what === 'place' ? venuesNamed(centres, area.term).length : 0;

/** The centre to go to where a search around a point comes to none. */
export function nearestCentre(centres: readonly Venue[], area: SearchArea): ListedVenue | null {
  return area.kind === 'around' ? nearestVenue(centres, area.centre) : null;
}

/** True if distances are measured from the middle of a postcode district. */
export const isApproximate = (area: SearchArea): boolean =>
  area.kind === 'around' && area.what === 'place' && isDistrict(area.name);

interface StartedSearch {
  search: CentreSearch;
  /** The term to be found as a place; `null` where there is nothing to find. */
  placeToFind: string | null;
  /** The one centre that is called so, by slug: it counts as picked. */
  only: string | null;
}

/** The whole name of a centre finds it at once; anything else is a place to be found as well (decisions 42). */
export function startSearch(before: CentreSearch, centres: readonly Venue[]): StartedSearch {
  const term = before.text.trim();
  if (term === '') return { search: before, placeToFind: null, only: null };
  const called = venuesNamed(centres, term);
  const named = venueWithName(centres, term);
  if (!named) {
    const only = called.length === 1 ? (called[0]?.slug ?? null) : null;
    return { search: { ...before, progress: 'searching', searched: term }, placeToFind: term, only };
  }
  const centre = validCoordinates(named);
  const search = centre ? placeFound(before, { name: named.name, term, centre }) : namesFound(before, term);
  return { search, placeToFind: null, only: named.slug };
}

/** Centres that are called like the term, or are where it says. */
function namesFound(before: CentreSearch, term: string): CentreSearch {
  return { ...before, area: { kind: 'called', term }, progress: 'idle' };
}

/** Result of a term that is no place: the centres that match it, else the message for that. */
export function placeNotFound(
  before: CentreSearch,
  centres: readonly Venue[],
  term: string,
  outcome: 'not-found' | 'failed',
): CentreSearch {
  if (searchVenues(centres, term).length > 0) return namesFound(before, term);
  return outcome === 'failed' ? { ...before, progress: 'places-unavailable' } : placeUnknown(before);
}

/** An unknown place resets the map, and leaves the term to be corrected. */
export function placeUnknown({ text, usersLocation }: CentreSearch): CentreSearch {
  return { ...freshSearch, text, usersLocation, progress: 'unknown-place' };
}

/** Outcome of a submitted term before it can be looked up as a place. */
export const searchWithoutScripts = (term: string, centres: readonly Venue[]): CentreSearch =>
  placeNotFound({ ...freshSearch, text: term }, centres, term, 'not-found');

export function placeFound(before: CentreSearch, place: TermPlace): CentreSearch {
  return { ...before, area: { kind: 'around', what: 'place', ...place }, progress: 'idle' };
}

export function locating(before: CentreSearch): CentreSearch {
  return { ...before, progress: 'searching', searched: '' };
}

export function personFound(before: CentreSearch, centre: Coordinates): CentreSearch {
  const area: SearchArea = { kind: 'around', what: 'person', centre };
  return { ...before, text: '', area, usersLocation: centre, progress: 'idle' };
}

export function searchHere(before: CentreSearch, centre: Coordinates): CentreSearch {
  return { ...before, text: '', area: { kind: 'around', what: 'map', centre }, progress: 'idle' };
}

/** Clearing leaves nothing of a search, and keeps where the person is: they said so themselves. */
export function clearSearch({ usersLocation }: CentreSearch): CentreSearch {
  return { ...freshSearch, usersLocation };
}

/** Every centre, with the map as far out as it takes to see them all. */
export function showAll(before: CentreSearch): CentreSearch {
  return { ...clearSearch(before), area: { kind: 'everywhere', isFitted: true } };
}
