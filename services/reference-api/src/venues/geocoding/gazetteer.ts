import { isUkPostcode, normalisePostcode } from 'shared-contracts/postcode';

/** A place a search term can mean; coordinates in WGS84 degrees. */
export interface GazetteerEntry {
  kind: 'postal_code' | 'place';
  /** `M33` or `Sale`. */
  name: string;
  /** Tells it from its namesakes, such as `Trafford, North West`. */
  context: string;
  lat: number;
  lng: number;
  population: number;
}

export interface Gazetteer {
  outcodes: Map<string, GazetteerEntry>;
  /** Whole postcodes of which the very place is known: those of the venues. */
  postcodes: Map<string, GazetteerEntry>;
  /** Most people first. */
  places: { key: string; entry: GazetteerEntry }[];
}

/** Lower case without accents and punctuation, so that `St. Ives` finds `St Ives`. */
export function searchKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

const OUTCODE = /^[A-Z]{1,2}\d[A-Z\d]?$/;

/** The postcode district of a full postcode or of the district itself; `null` for anything else. */
export function outcodeOf(term: string): string | null {
  const compact = term.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (isUkPostcode(term)) return normalisePostcode(term).split(' ')[0] ?? null;
  return OUTCODE.test(compact) ? compact : null;
}

/** The best matches first: the postcode, its district, then places by exact name, beginning, and any word within. */
export function findPlaces(gazetteer: Gazetteer, term: string, limit: number): GazetteerEntry[] {
  const outcode = outcodeOf(term);
  const district = outcode === null ? undefined : gazetteer.outcodes.get(outcode);
  const postcode = gazetteer.postcodes.get(normalisePostcode(term));
  const matched = [postcode, district].filter((entry) => entry !== undefined);
  const key = searchKey(term);
  if (key.length < 2) return matched.slice(0, limit);
  const ranks: ((candidate: string) => boolean)[] = [
    (candidate) => candidate === key,
    (candidate) => candidate.startsWith(`${key} `),
    (candidate) => candidate.startsWith(key),
    (candidate) => candidate.includes(` ${key}`),
  ];
  const found = new Set<GazetteerEntry>(matched);
  for (const fits of ranks) {
    for (const { key: candidate, entry } of gazetteer.places) {
      if (found.size >= limit) break;
      if (fits(candidate)) found.add(entry);
    }
  }
  return [...found].slice(0, limit);
}
