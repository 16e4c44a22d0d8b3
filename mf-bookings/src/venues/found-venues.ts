import type { Venue } from 'shared-contracts/api/venues';
import { type Coordinates, metresBetween, validCoordinates } from 'shared-contracts/distance';
import {
  type ListedVenue,
  nearestFirst,
  withinRadius,
  withoutDistance,
} from 'shared-contracts/nearby-venues';
import { isBlankSearch, searchVenues } from 'shared-contracts/venue-search';
import type { FoundPlace, PlaceOutcome } from 'shared-platform/places';
import type { VenueSearch } from './venue-search.ts';

/** What a search leads to. */
export type FoundVenues =
  /** Nothing is searched for. `elsewhere` = venues whose distance cannot be told, when the others have one. */
  | { kind: 'all'; listed: ListedVenue[]; elsewhere: ListedVenue[] }
  | { kind: 'named'; listed: ListedVenue[] }
  | { kind: 'near-place'; listed: ListedVenue[]; place: FoundPlace }
  /** No venue is called that, and nobody has asked for it as a place yet. */
  | { kind: 'unnamed' }
  | { kind: 'searching-place' }
  | { kind: 'unknown-place' }
  | { kind: 'place-failed' };

interface Given {
  venues: readonly Venue[];
  search: VenueSearch;
  /** Where the person is, if they said so. */
  here: Coordinates | null;
  /** What became of the place search; `null` while it is under way. */
  placeOutcome: PlaceOutcome | null;
}

/** A name is looked for first; only a term that no venue carries counts as a place (decisions 42). */
export function findVenues({ venues, search, here, placeOutcome }: Given): FoundVenues {
  if (isBlankSearch(search.text)) {
    return here
      ? { kind: 'all', listed: nearestFirst(venues, here), elsewhere: withoutDistance(venues) }
      : { kind: 'all', listed: venues.map(plainly), elsewhere: [] };
  }
  const named = searchVenues(here ? nearestThenOthers(venues, here) : venues, search.text);
  if (named.length > 0) return { kind: 'named', listed: named.map((venue) => measured(venue, here)) };
  if (search.place === null) return { kind: 'unnamed' };
  if (placeOutcome === null) return { kind: 'searching-place' };
  if (placeOutcome.outcome === 'not-found') return { kind: 'unknown-place' };
  if (placeOutcome.outcome === 'failed') return { kind: 'place-failed' };
  const { place } = placeOutcome;
  return { kind: 'near-place', listed: withinRadius(venues, place.coordinates, search.radius), place };
}

const plainly = (venue: Venue): ListedVenue => ({ venue, metres: null });

function nearestThenOthers(venues: readonly Venue[], here: Coordinates): Venue[] {
  return [...nearestFirst(venues, here), ...withoutDistance(venues)].map(({ venue }) => venue);
}

function measured(venue: Venue, here: Coordinates | null): ListedVenue {
  const coordinates = validCoordinates(venue);
  return { venue, metres: here && coordinates ? metresBetween(here, coordinates) : null };
}
