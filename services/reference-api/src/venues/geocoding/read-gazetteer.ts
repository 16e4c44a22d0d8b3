import { readRows } from '../../platform/index.ts';
import { type Gazetteer, type GazetteerEntry, searchKey } from './gazetteer.ts';

type Row = Record<string, string>;

const entry = (kind: GazetteerEntry['kind'], name: string, row: Row): GazetteerEntry => ({
  kind,
  name,
  context: [...new Set([row.district, row.region])].filter((part) => part && part !== name).join(', '),
  lat: Number(row.lat),
  lng: Number(row.lng),
  population: Number(row.population ?? 0),
});

/** Postcode districts, postcodes of venues and places of the seed files. */
export function readGazetteer(): Gazetteer {
  const outcodes = readRows('outcodes.csv').map((row) => entry('postal_code', row.outcode ?? '', row));
  const postcodes = readRows('venues.csv').map((row) => entry('postal_code', row.postcode ?? '', row));
  const places = readRows('places.csv').map((row) => entry('place', row.name ?? '', row));
  return {
    outcodes: new Map(outcodes.map((outcode) => [outcode.name, outcode])),
    postcodes: new Map(postcodes.map((postcode) => [postcode.name, postcode])),
    places: places
      .sort((a, b) => b.population - a.population)
      .map((place) => ({ key: searchKey(place.name), entry: place })),
  };
}
