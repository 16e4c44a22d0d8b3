import type { Feature } from 'geojson';
import { describe, expect, it } from 'vitest';
import { areaLayers, type BaseMapLayer, placesAt, readPlaces, readTopology } from './base-map-layers.ts';
import { BOUNDS, cutTiles, MAX_ZOOM } from './base-map-tiles.ts';

const csv = `name,lat,lng,population,district,region
London,51.50853,-0.12574,7556900,Westminster,London
"Barton, Upper",53.1,-2.2,5000,Somewhere,North West
Sale,53.42519,-2.32443,55234,Trafford,North West
`;
const names = (places: Feature[]) => places.map(({ properties }) => properties?.name);

describe('named places', () => {
  const places = readPlaces(csv);
  it('come from a table, with the longitude first', () => {
    expect(places).toHaveLength(2);
    expect(places[1]).toMatchObject({
      geometry: { type: 'Point', coordinates: [-2.32443, 53.42519] },
      properties: { name: 'Sale', people: 55_234 },
    });
  });
  it.each([
    [2, []],
    [5, ['London']],
    [7, ['London', 'Sale']],
    [9, ['London', 'Sale']],
    [14, ['London', 'Sale']],
  ])('at zoom %i', (zoom, expected) => expect(names(placesAt(zoom, places))).toEqual(expected));
});

describe('tiles', () => {
  const square = [
    [-3, 53],
    [-2, 53],
    [-2, 54],
    [-3, 54],
    [-3, 53],
  ];
  const layer = (name: string, from: number): BaseMapLayer => ({
    name,
    from,
    content: { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [square] } },
  });
  const tiles = [...cutTiles([layer('meadow', 0), layer('street', 7)], readPlaces(csv))];
  const at = (zoom: number) => tiles.filter(({ z }) => z === zoom);
  const holds = (zoom: number, word: string) =>
    at(zoom).some(({ content }) => Buffer.from(content).includes(word));

  it('cover the British Isles at every zoom up to the largest', () => {
    expect(at(0)).toHaveLength(1);
    expect(at(MAX_ZOOM).length).toBeGreaterThan(500);
    expect(Math.max(...tiles.map(({ z }) => z))).toBe(MAX_ZOOM);
  });
  it('hold each layer from its first zoom on', () => {
    expect(holds(0, 'meadow')).toBe(true);
    expect(holds(6, 'street')).toBe(false);
    expect(holds(7, 'street')).toBe(true);
    expect(holds(7, 'Sale')).toBe(true);
  });
  it('are empty where there is only sea', () => {
    const [first] = at(MAX_ZOOM);
    expect(first?.content).toHaveLength(0);
  });
});

it('the map’s sources have every layer of the style, within the bounds', () => {
  const layers = areaLayers(readTopology());
  expect(layers.map(({ name }) => name).sort()).toEqual([
    'borders',
    'lakes',
    'land',
    'major_roads',
    'minor_roads',
    'neighbours',
    'rail',
    'rivers',
    'secondary_roads',
    'urban',
  ]);
  const land = layers.find(({ name }) => name === 'land')?.content as Feature;
  const points = (land.geometry as { coordinates: number[][][][] }).coordinates.flat(2);
  expect(Math.min(...points.map(([lng = 0]) => lng))).toBeGreaterThan(BOUNDS.west);
  expect(Math.max(...points.map(([, lat = 0]) => lat))).toBeLessThan(BOUNDS.north);
});
