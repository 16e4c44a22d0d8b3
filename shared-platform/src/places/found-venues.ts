import type { Venue } from 'shared-contracts/api/venues';
import { type Coordinates, validCoordinates } from 'shared-contracts/distance';
import { type ListedVenue, nearestFirst, withoutDistance } from 'shared-contracts/nearby-venues';
import {
  isDistrict,
  listedFrom,
  nearestVenue,
  venuesAround,
  venueWithName,
} from 'shared-contracts/place-search';
import { isBlankSearch, searchVenues } from 'shared-contracts/venue-search';
import type { FoundPlace, PlaceOutcome } from './find-place.ts';

/** The words of a search, and how far it reaches. */
export interface VenueTerms {
  text: string;
  /** The term that was sent off to be found as a place; `null` while only names are searched. */
  place: string | null;
  /** Miles around the place. */
  radius: number;
}

/** Outcome of a search. */
export type FoundVenues =
  /** Nothing is searched for. `elsewhere` = venues whose distance is unknown, when the others have one. */
  | { kind: 'all'; listed: ListedVenue[]; elsewhere: ListedVenue[] }
  | { kind: 'named'; listed: ListedVenue[] }
  | {
      kind: 'near-place';
      /** Venues whose name matches the term come first, however far away they are. */
      listed: ListedVenue[];
      /** Number of venues whose name matches. */
      called: number;
      place: FoundPlace;
      /** The venue to go to if none is listed. */
      nearest: ListedVenue | null;
      /** Distances are measured from the middle of a postcode district. */
      isApproximate: boolean;
    }
  /** No venue has that name, and it has not been searched for as a place yet. */
  | { kind: 'unnamed' }
  | { kind: 'searching-place' }
  | { kind: 'unknown-place' }
  | { kind: 'place-failed' };

interface Given {
  venues: readonly Venue[];
  search: VenueTerms;
  /** Position of the person, if they share it. */
  here: Coordinates | null;
  /** Outcome of the place search; `null` while it is running. */
  placeOutcome: PlaceOutcome | null;
}

/** The venue whose whole name was sent off, as a place. */
function placeOfVenue(venues: readonly Venue[], term: string): FoundPlace | null {
  const venue = venueWithName(venues, term);
  const coordinates = venue && validCoordinates(venue);
  return venue && coordinates ? { name: venue.name, coordinates } : null;
}

/** The term to be looked up as a place; `null` while nothing was sent off, or where it is the whole name of a venue. */
export const placeToFind = (
  venues: readonly Venue[],
  { text, place }: Pick<VenueTerms, 'text' | 'place'>,
): string | null =>
  place !== null && !isBlankSearch(text) && venueWithName(venues, place) === null ? place : null;

/**
 * While it is typed, a term is looked for in names, towns and postcodes. Once it was sent off, it is a place as well: the
 * venues called so come before those around it (decisions 42).
 */
export function findVenues({ venues, search, here, placeOutcome }: Given): FoundVenues {
  if (isBlankSearch(search.text)) {
    return here
      ? { kind: 'all', listed: nearestFirst(venues, here), elsewhere: withoutDistance(venues) }
      : { kind: 'all', listed: venues.map(plainly), elsewhere: [] };
  }
  const term = search.place;
  const own = term === null ? null : placeOfVenue(venues, term);
  const place = own ?? (placeOutcome?.outcome === 'found' ? placeOutcome.place : null);
  if (term !== null && place !== null) return aroundPlace(venues, { ...search, term }, place);
  const named = searchVenues(here ? nearestThenOthers(venues, here) : venues, search.text);
  if (named.length > 0) return { kind: 'named', listed: named.map((venue) => listedFrom(venue, here)) };
  if (term === null) return { kind: 'unnamed' };
  if (placeOutcome === null) return { kind: 'searching-place' };
  return { kind: placeOutcome.outcome === 'failed' ? 'place-failed' : 'unknown-place' };
}

function aroundPlace(
  venues: readonly Venue[],
  { term, radius }: { term: string; radius: number },
  place: FoundPlace,
): FoundVenues {
  const centre = place.coordinates;
  const { called, near } = venuesAround(venues, { term, centre }, radius);
  const listed = [...called, ...near];
  return {
    kind: 'near-place',
    listed,
    called: called.length,
    place,
    nearest: listed.length === 0 ? nearestVenue(venues, centre) : null,
    isApproximate: isDistrict(place.name),
  };
}

const plainly = (venue: Venue): ListedVenue => ({ venue, metres: null });

function nearestThenOthers(venues: readonly Venue[], here: Coordinates): Venue[] {
  return [...nearestFirst(venues, here), ...withoutDistance(venues)].map(({ venue }) => venue);
}
