import type { GazetteerEntry } from './gazetteer.ts';

/** A feature of the MapTiler geocoding API; `center` is `[lng, lat]`. */
export function feature({ kind, name, context, lat, lng }: GazetteerEntry) {
  const center = [lng, lat];
  return {
    id: `${kind}.${name.toLowerCase().replaceAll(' ', '-')}`,
    type: 'Feature',
    text: name,
    place_name: [name, context, 'United Kingdom'].filter(Boolean).join(', '),
    place_type: [kind],
    center,
    geometry: { type: 'Point', coordinates: center },
    relevance: 1,
    properties: { country_code: 'gb' },
  };
}
