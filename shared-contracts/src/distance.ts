/** A point in WGS84 degrees. */
export interface Coordinates {
  lat: number;
  lng: number;
}

/** Metres in one mile (joining specification 9). */
export const METRES_PER_MILE = 1609.344;
const EARTH_RADIUS_METRES = 6_371_008.8;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in metres. */
export function metresBetween(from: Coordinates, to: Coordinates): number {
  const halfLat = radians(to.lat - from.lat) / 2;
  const halfLng = radians(to.lng - from.lng) / 2;
  const chord =
    Math.sin(halfLat) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(halfLng) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Miles with one decimal as a person reads them: `0.4`, `12.0` (shell specification 3 and 9). */
export function formatMiles(metres: number): string {
  return (metres / METRES_PER_MILE).toFixed(1);
}

/**
 * The coordinates of a venue when both are numbers in range, else `null`: such a venue is left out of map, distance
 * and radius (shell specification 3, decisions 42).
 */
export function validCoordinates(place: { lat: unknown; lng: unknown }): Coordinates | null {
  const lat = numeric(place.lat);
  const lng = numeric(place.lng);
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null;
  return { lat, lng };
}

function numeric(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const parsed = Number(value);
  return Number.isFinite(parsed) ? parsed : null;
}
