import type { Venue } from './api/venues.ts';
import { type Coordinates, METRES_PER_MILE, metresBetween, validCoordinates } from './distance.ts';

/** Search radius in miles; it moves by whole ones (shell specification 9, joining specification 9). */
export const RADIUS = { smallest: 1, largest: 10, usual: 5 } as const;

/** A venue and its distance; `null` if the distance is unknown. */
export interface ListedVenue {
  venue: Venue;
  metres: number | null;
}

/** The venues that have valid coordinates, nearest to a point first. */
export function nearestFirst(
  venues: readonly Venue[],
  from: Coordinates,
): (ListedVenue & { metres: number })[] {
  return venues
    .flatMap((venue) => {
      const coordinates = validCoordinates(venue);
      return coordinates ? [{ venue, metres: metresBetween(from, coordinates) }] : [];
    })
    .sort((one, other) => one.metres - other.metres);
}

/** The venues within so many miles of a point, the edge included, nearest first (decisions 42). */
export function withinRadius(venues: readonly Venue[], from: Coordinates, miles: number): ListedVenue[] {
  return nearestFirst(venues, from).filter(({ metres }) => metres <= miles * METRES_PER_MILE);
}

/** The venues without a known distance, in their own order. */
export function withoutDistance(venues: readonly Venue[]): ListedVenue[] {
  return venues.filter((venue) => !validCoordinates(venue)).map((venue) => ({ venue, metres: null }));
}

/** A radius as typed into a URL: whole miles in range, else the usual one. */
export function readRadius(text: string | null): number {
  const miles = text === null ? Number.NaN : Number(text);
  const isAllowed = Number.isInteger(miles) && miles >= RADIUS.smallest && miles <= RADIUS.largest;
  return isAllowed ? miles : RADIUS.usual;
}
