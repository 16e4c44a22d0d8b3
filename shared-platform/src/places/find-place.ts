import { type GeocodingAnswer, geocodingSchema } from 'shared-contracts/api/geocoding';
import { type Coordinates, validCoordinates } from 'shared-contracts/distance';
import { safeParse } from 'shared-contracts/schema';

/** A place that a search term refers to. */
export interface FoundPlace {
  name: string;
  coordinates: Coordinates;
}

/** `not-found` = the geocoder knows no such place in the UK; `failed` = it could not be asked. */
export type PlaceOutcome =
  | { outcome: 'found'; place: FoundPlace }
  | { outcome: 'not-found' }
  | { outcome: 'failed' };

/** The corners of the United Kingdom, Channel Islands included, in degrees. */
const UNITED_KINGDOM = { south: 49, north: 61, west: -8.7, east: 1.9 };

const isInUnitedKingdom = ({ lat, lng }: Coordinates): boolean =>
  lat >= UNITED_KINGDOM.south &&
  lat <= UNITED_KINGDOM.north &&
  lng >= UNITED_KINGDOM.west &&
  lng <= UNITED_KINGDOM.east;

/**
 * Address at which a term is geocoded, restricted to the UK; `null` when the address needs a key and the site has none
 * (shell specification 7).
 * @param template address with `{term}` and `{key}`, absolute or relative to `page`
 */
export function geocoderUrl(template: string, term: string, key: string | null, page: string): string | null {
  if (template.includes('{key}') && !key) return null;
  const filled = template
    .replace('{term}', encodeURIComponent(term.trim()))
    .replace('{key}', encodeURIComponent(key ?? ''));
  const url = new URL(filled, page);
  url.searchParams.set('country', 'gb');
  return url.href;
}

/** The best match in the UK of an answer in the MapTiler or Mapbox shape. */
export function firstPlace({ features }: GeocodingAnswer, term: string): FoundPlace | null {
  for (const feature of features) {
    const [lng, lat] = feature.center ?? feature.geometry?.coordinates ?? [];
    const coordinates = validCoordinates({ lat, lng });
    if (coordinates && isInUnitedKingdom(coordinates)) {
      return { name: feature.text ?? feature.place_name ?? term, coordinates };
    }
  }
  return null;
}

/** Statuses that refuse the term itself: it is no place, and trying again helps no one. */
const REFUSES_TERM: readonly number[] = [400, 414, 422];

/** Asks the geocoder. Never throws, except for the signal's own abort. */
export async function findPlace(url: string, term: string, signal: AbortSignal): Promise<PlaceOutcome> {
  try {
    const response = await fetch(url, { signal, headers: { Accept: 'application/json' } });
    if (REFUSES_TERM.includes(response.status)) return { outcome: 'not-found' };
    if (!response.ok) return { outcome: 'failed' };
    const answer = safeParse(geocodingSchema, await response.json());
    if (!answer.success) return { outcome: 'failed' };
    const place = firstPlace(answer.data, term);
    return place ? { outcome: 'found', place } : { outcome: 'not-found' };
  } catch (error) {
    if (signal.aborted) throw error;
    return { outcome: 'failed' };
  }
}
