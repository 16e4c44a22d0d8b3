import { validCoordinates } from 'shared-contracts/distance';
import type { MapTarget } from 'shared-platform/map';
import type { FoundVenues } from 'shared-platform/places';
import { mostPlaces } from './most-places.ts';

/** Searches that led to venues. */
export type Listed = Extract<FoundVenues, { listed: unknown }>;

/** Target of the map for a search: the venues that were found, or the search circle. */
export function mapTarget(found: Listed, miles: number): MapTarget {
  const places = found.listed.flatMap(({ venue }) => validCoordinates(venue) ?? []);
  switch (found.kind) {
    case 'all':
      return { show: 'places', places: mostPlaces(places) };
    case 'named':
      return { show: 'places', places };
    case 'near-place':
      return { show: 'circle', centre: found.place.coordinates, miles, name: found.place.name };
  }
}
