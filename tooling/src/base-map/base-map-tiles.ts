import { fromGeojsonVt } from '@maplibre/vt-pbf';
import GeoJSONVT from 'geojson-vt';
import { type BaseMapLayer, type Place, placesAt } from './base-map-layers.ts';

export interface Tile {
  z: number;
  x: number;
  y: number;
  content: Uint8Array;
}

/** The British Isles, in degrees; tiles outside do not exist. */
export const BOUNDS = { west: -11, south: 48.5, east: 2.6, north: 61.2 } as const;
/** The most detailed tiles there are: the data is good to about 60 m, so clients stretch them beyond. */
export const MAX_ZOOM = 9;
const EXTENT = 4096;

const column = (lng: number, zoom: number) => Math.floor(((lng + 180) / 360) * 2 ** zoom);
const row = (lat: number, zoom: number) =>
  Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** zoom);

/** Cuts the layers into vector tiles. A tile of plain sea is empty. */
export function* cutTiles(layers: readonly BaseMapLayer[], places: readonly Place[]): Generator<Tile> {
  const options = {
    maxZoom: MAX_ZOOM,
    indexMaxZoom: MAX_ZOOM,
    indexMaxPoints: 0,
    extent: EXTENT,
    buffer: 64,
    tolerance: 4,
  };
  const cut = layers.map(({ name, from, content }) => ({
    name,
    from,
    tiles: new GeoJSONVT(content, options),
  }));
  for (let z = 0; z <= MAX_ZOOM; z++) {
    const named = new GeoJSONVT({ type: 'FeatureCollection', features: placesAt(z, places) }, options);
    const all = [...cut.filter(({ from }) => from <= z), { name: 'places', from: 0, tiles: named }];
    for (let x = column(BOUNDS.west, z); x <= column(BOUNDS.east, z); x++) {
      for (let y = row(BOUNDS.north, z); y <= row(BOUNDS.south, z); y++) {
        const present = all.flatMap(({ name, tiles }) => {
          const tile = tiles.getTile(z, x, y);
          return tile && tile.features.length > 0 ? [[name, tile] as const] : [];
        });
        yield {
          z,
          x,
          y,
          content: fromGeojsonVt(Object.fromEntries(present), { version: 2, extent: EXTENT }),
        };
      }
    }
  }
}
