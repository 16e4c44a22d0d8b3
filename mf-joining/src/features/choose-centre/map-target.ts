import { validCoordinates } from 'shared-contracts/distance';
import type { ListedVenue } from 'shared-contracts/nearby-venues';
import type { MapTarget } from 'shared-platform/map';
import type { CentreSearch } from './centre-search.ts';

/** Target of the map for a search; `null` leaves it where the person moved it. */
export function mapTarget(
  { area, radius }: Pick<CentreSearch, 'area' | 'radius'>,
  found: readonly ListedVenue[],
): MapTarget | null {
  if (area.kind === 'around') {
    return area.what === 'map' ? null : { show: 'circle', centre: area.centre, miles: radius };
  }
  if (area.kind === 'everywhere' && !area.isFitted) return { show: 'start' };
  return { show: 'places', places: found.flatMap(({ venue }) => validCoordinates(venue) ?? []) };
}
