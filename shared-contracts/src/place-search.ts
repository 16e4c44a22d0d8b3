import type { Venue } from './api/venues.ts';
import { type Coordinates, metresBetween, validCoordinates } from './distance.ts';
import { type ListedVenue, nearestFirst, withinRadius, withoutDistance } from './nearby-venues.ts';
import { hasName, venuesNamed } from './venue-search.ts';

/** The meaning of a term: a place, or the venue with that name. */
export interface TermPlace {
  term: string;
  name: string;
  centre: Coordinates;
}

/** The venue whose whole name is the term: it is found without a geocoder (decisions 42). */
export function venueWithName(venues: readonly Venue[], term: string): Venue | null {
  const [first] = venuesNamed(venues, term);
  return first && hasName(first, term) ? first : null;
}

/** A venue with its distance; `null` if one of the two points is unknown. */
export function listedFrom(venue: Venue, from: Coordinates | null): ListedVenue {
  const coordinates = validCoordinates(venue);
  return { venue, metres: from && coordinates ? metresBetween(from, coordinates) : null };
}

/**
 * The venues that a place leads to, nearest first. Those called like the term come before the others, however far away
 * they are; the others are within the radius (decisions 42).
 */
export function venuesAround(
  venues: readonly Venue[],
  { term, centre }: Pick<TermPlace, 'term' | 'centre'>,
  miles: number,
): { called: ListedVenue[]; near: ListedVenue[] } {
  const byDistance = [...nearestFirst(venues, centre), ...withoutDistance(venues)].map(({ venue }) => venue);
  const called = venuesNamed(byDistance, term);
  return {
    called: called.map((venue) => listedFrom(venue, centre)),
    near: withinRadius(venues, centre, miles).filter(({ venue }) => !called.includes(venue)),
  };
}

/** The venue to go to where there is none within the radius. */
export const nearestVenue = (venues: readonly Venue[], from: Coordinates): ListedVenue | null =>
  nearestFirst(venues, from)[0] ?? null;

const DISTRICT = /^[a-z]{1,2}\d[a-z\d]?$/i;

/** True if a place is a postcode district: distances are then measured from its middle, and are about right. */
export const isDistrict = (name: string): boolean => DISTRICT.test(name);
