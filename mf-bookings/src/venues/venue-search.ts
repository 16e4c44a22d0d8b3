import { RADIUS, readRadius } from 'shared-contracts/nearby-venues';
import { isBlankSearch } from 'shared-contracts/venue-search';

/** What the person looks for, as the URL keeps it. Where they are is personal and never part of it. */
export interface VenueSearch {
  text: string;
  /** The term that was sent off to be found as a place; `null` while only names are searched. */
  place: string | null;
  /** Miles around the place. */
  radius: number;
  /** The person asked for the venues near them. */
  isNearMe: boolean;
}

const NEAR_ME = 'me';

export function readVenueSearch(params: URLSearchParams): VenueSearch {
  const place = params.get('place') ?? '';
  return {
    text: params.get('search') ?? '',
    place: isBlankSearch(place) ? null : place,
    radius: readRadius(params.get('radius')),
    isNearMe: params.get('near') === NEAR_ME,
  };
}

/** The query with a change made to the search; whatever else it carries stays. */
export function writeVenueSearch(params: URLSearchParams, change: Partial<VenueSearch>): URLSearchParams {
  const next = { ...readVenueSearch(params), ...change };
  const written = new URLSearchParams(params);
  const put = (name: string, value: string | null) =>
    value ? written.set(name, value) : written.delete(name);
  put('search', isBlankSearch(next.text) ? null : next.text);
  put('place', next.place);
  put('radius', next.place && next.radius !== RADIUS.usual ? String(next.radius) : null);
  put('near', next.isNearMe ? NEAR_ME : null);
  return written;
}
