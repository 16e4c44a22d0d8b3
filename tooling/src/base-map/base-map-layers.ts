import fs from 'node:fs';
import type { Feature, GeoJSON, Geometry, Point, Position } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { inRoot } from '../repository.ts';

interface Objects {
  [name: string]: GeometryCollection;
  lad: GeometryCollection<{ nation: string }>;
  neighbours: GeometryCollection;
  urban: GeometryCollection;
  roads: GeometryCollection<{ cls: 'major' | 'secondary' | 'minor' }>;
  rail: GeometryCollection;
  lakes: GeometryCollection;
  rivers: GeometryCollection;
}

/** A named place; `isAlone` where no larger one is near. */
export type Place = Feature<Point, { name: string | undefined; people: number; isAlone?: boolean }>;

/** A layer of the vector tiles, from the first zoom it is of use at. */
export interface BaseMapLayer {
  name: string;
  from: number;
  content: GeoJSON;
}

/** Fewest people of the places that are named in the tiles of a zoom; a view shows those of the zoom below its own. */
const PEOPLE_BY_ZOOM = [null, null, null, 450_000, 380_000, 250_000, 100_000, 40_000, 12_000, 2_000] as const;

/** First zoom at which a place without a larger one near it is named, however few people it has. */
const ALONE_FROM = 4;
/** Reach of "near", in kilometres, and the fewest people of such a place. */
const NEAR = 100;
const FEWEST = 5_000;

const without = (geometry: Geometry, properties = {}): Feature => ({ type: 'Feature', properties, geometry });

/** The layers drawn as areas and lines. */
export function areaLayers(topology: Topology<Objects>): BaseMapLayer[] {
  const { objects } = topology;
  const areas = objects.lad.geometries as (Polygon<{ nation: string }> | MultiPolygon<{ nation: string }>)[];
  const borders = mesh(
    topology,
    objects.lad,
    (one, other) => one !== other && nationOf(one) !== nationOf(other),
  );
  const roads = (cls: string) => ({
    ...objects.roads,
    geometries: objects.roads.geometries.filter(
      ({ properties }) => (properties as { cls?: string })?.cls === cls,
    ),
  });
  return [
    { name: 'neighbours', from: 0, content: feature(topology, objects.neighbours) },
    { name: 'land', from: 0, content: without(merge(topology, areas)) },
    { name: 'urban', from: 6, content: feature(topology, objects.urban) },
    { name: 'lakes', from: 4, content: feature(topology, objects.lakes) },
    { name: 'rivers', from: 7, content: feature(topology, objects.rivers) },
    { name: 'borders', from: 3, content: without(borders) },
    { name: 'rail', from: 8, content: feature(topology, objects.rail) },
    { name: 'minor_roads', from: 8, content: feature(topology, roads('minor')) },
    { name: 'secondary_roads', from: 7, content: feature(topology, roads('secondary')) },
    { name: 'major_roads', from: 5, content: feature(topology, roads('major')) },
  ];
}

const nationOf = (geometry: unknown) => (geometry as { properties?: { nation?: string } }).properties?.nation;

const KM_PER_DEGREE = 111.2;

function kilometres([lng = 0, lat = 0]: Position, [otherLng = 0, otherLat = 0]: Position): number {
  const shrink = Math.cos((((lat + otherLat) / 2) * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(lat - otherLat, (lng - otherLng) * shrink);
}

/** Marks the places that no larger one is near, as Inverness: a map that shows much of a country names them. */
function markAlone(places: readonly Place[]): Place[] {
  const large = places.filter(({ properties }) => properties.people >= FEWEST);
  return places.map((place) => {
    const { people } = place.properties;
    const isAlone =
      people >= FEWEST &&
      large.every(
        ({ geometry, properties }) =>
          properties.people <= people || kilometres(geometry.coordinates, place.geometry.coordinates) >= NEAR,
      );
    return isAlone ? { ...place, properties: { ...place.properties, isAlone } } : place;
  });
}

/** The places to be named at a zoom, the largest first. */
export function placesAt(zoom: number, places: readonly Place[]): Place[] {
  const fewest = PEOPLE_BY_ZOOM[Math.min(zoom, PEOPLE_BY_ZOOM.length - 1)] ?? null;
  return fewest === null
    ? []
    : places.filter(
        ({ properties: { people, isAlone } }) => people >= fewest || (isAlone && zoom >= ALONE_FROM),
      );
}

/** The named places of a table with the columns name, lat, lng, population. */
export function readPlaces(csv: string): Place[] {
  const [, ...rows] = csv.trim().split('\n');
  const places = rows.flatMap((row): Place[] => {
    // Names that need quoting are hamlets and parts of towns: none of them is large enough to be named.
    const [name, lat, lng, people] = row.split(',');
    if (row.startsWith('"')) return [];
    return [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [Number(lng), Number(lat)] },
        properties: { name, people: Number(people) },
      },
    ];
  });
  return markAlone(places);
}

export const readTopology = (): Topology<Objects> =>
  JSON.parse(fs.readFileSync(inRoot('services/gateway/map/basemap-uk.topo.json'), 'utf8'));
