import { validCoordinates } from 'shared-contracts/distance';
import type { MapTarget } from 'shared-platform/map';
import type { FoundVenues } from 'shared-platform/places';

/** Searches that led to venues. */
export type Listed = Extract<FoundVenues, { listed: unknown }>;

/** Target of the map for a search: the venues that were found, or the search circle. */
export function mapTarget(found: Listed, miles: number): MapTarget {
  switch (found.kind) {
    case 'all':
    case 'named':
      return { show: 'places', places: found.listed.flatMap(({ venue }) => validCoordinates(venue) ?? []) };
    case 'near-place':
      return { show: 'circle', centre: found.place.coordinates, miles, name: found.place.name };
  }
}
