import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { fingerprint } from '../fingerprint.ts';
import { inRoot } from '../repository.ts';
import { areaLayers, readPlaces, readTopology } from './base-map-layers.ts';
import { BOUNDS, cutTiles, MAX_ZOOM, type Tile } from './base-map-tiles.ts';

const STYLE = 'services/gateway/map/style.json';
const PLACES = 'services/reference-api/seed/places.csv';
const INPUTS = ['services/gateway/map', PLACES, 'tooling/src/base-map'];

/**
 * Writes the map that needs no map service, `map/style.json` and its vector tiles, where the sources have changed since.
 * The tiles' folder is named after the sources, so that browsers may keep them.
 */
export function buildBaseMap(distDir: string, report: (line: string) => void): void {
  const folder = path.join(distDir, 'map');
  const tiles = `tiles-${fingerprint(INPUTS.map((input) => inRoot(input))).slice(0, 12)}`;
  const style = path.join(folder, 'style.json');
  if (fs.existsSync(style) && fs.readFileSync(style, 'utf8').includes(`${tiles}/`)) return;
  const start = Date.now();
  fs.rmSync(folder, { recursive: true, force: true });
  const places = readPlaces(fs.readFileSync(inRoot(PLACES), 'utf8'));
  for (const tile of cutTiles(areaLayers(readTopology()), places)) writeTile(path.join(folder, tiles), tile);
  fs.writeFileSync(style, styleFor(tiles));
  report(`built the map (${((Date.now() - start) / 1000).toFixed(1)} s)`);
}

function writeTile(folder: string, { z, x, y, content }: Tile): void {
  const file = path.join(folder, String(z), String(x), `${y}.pbf`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
  if (content.length > 0) fs.writeFileSync(`${file}.gz`, zlib.gzipSync(content, { level: 9 }));
}

function styleFor(tiles: string): string {
  const style = JSON.parse(fs.readFileSync(inRoot(STYLE), 'utf8'));
  Object.assign(style.sources.base, {
    tiles: [`${tiles}/{z}/{x}/{y}.pbf`],
    maxzoom: MAX_ZOOM,
    bounds: [BOUNDS.west, BOUNDS.south, BOUNDS.east, BOUNDS.north],
  });
  return JSON.stringify(style);
}
