import { RADIUS, readRadius } from 'shared-contracts/nearby-venues';
import { SEARCH_KEY, WORDS_KEY } from 'shared-contracts/query-keys';
import { milesIn } from 'shared-contracts/session-search/read-distance';
import { isBlankSearch } from 'shared-contracts/venue-search';

/** The venue search, as stored in the URL. The person's position is personal and never part of it. */
export interface VenueSearch {
  text: string;
  /** The term that was sent off to be found as a place; `null` while only names are searched. */
  place: string | null;
  /** The words that were sent off to find classes and courts; `null` while venues are searched. */
  sessions: string | null;
  /** Miles around the place. */
  radius: number;
  /** The person asked for the venues near them. */
  isNearMe: boolean;
}

const NEAR_ME = 'me';

const filled = (text: string | null) => (text === null || isBlankSearch(text) ? null : text);

export function readVenueSearch(params: URLSearchParams): VenueSearch {
  const sessions = filled(params.get(WORDS_KEY));
  return {
    // A link may carry the words alone: they are what the person searches for.
    text: params.get(SEARCH_KEY) ?? sessions ?? '',
    place: filled(params.get('place')),
    sessions,
    radius: readRadius(params.get('radius') ?? String(milesIn(sessions))),
    isNearMe: params.get('near') === NEAR_ME,
  };
}

/** The query with a change made to the search; whatever else it carries stays. */
export function writeVenueSearch(params: URLSearchParams, change: Partial<VenueSearch>): URLSearchParams {
  const next = { ...readVenueSearch(params), ...change };
  const named = milesIn(next.sessions);
  if (named !== null && change.sessions !== undefined) next.radius = change.radius ?? named;
  const written = new URLSearchParams(params);
  const put = (name: string, value: string | null) =>
    value ? written.set(name, value) : written.delete(name);
  put(SEARCH_KEY, isBlankSearch(next.text) ? null : next.text);
  put('place', next.place);
  put(WORDS_KEY, next.sessions);
  put(
    'radius',
    (next.place ?? next.sessions) && next.radius !== (named ?? RADIUS.usual) ? String(next.radius) : null,
  );
  put('near', next.isNearMe ? NEAR_ME : null);
  return written;
}
