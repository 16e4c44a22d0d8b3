import type { Feature } from 'geojson';
import { describe, expect, it } from 'vitest';
import {
  areaLayers,
  type BaseMapLayer,
  type Place,
  placesAt,
  readPlaces,
  readTopology,
} from './base-map-layers.ts';
import { BOUNDS, cutTiles, MAX_ZOOM } from './base-map-tiles.ts';

const csv = `name,lat,lng,population,district,region
London,51.50853,-0.12574,7556900,Westminster,London
"Barton, Upper",53.1,-2.2,5000,Somewhere,North West
Manchester,53.48095,-2.23743,568996,Manchester,North West
Sale,53.42519,-2.32443,55234,Trafford,North West
`;
const names = (places: Place[]) => places.map(({ properties }) => properties.name);

describe('named places', () => {
  const places = readPlaces(csv);
  it('come from a table, with the longitude first', () => {
    expect(places).toHaveLength(3);
    expect(places[2]).toMatchObject({
      geometry: { type: 'Point', coordinates: [-2.32443, 53.42519] },
      properties: { name: 'Sale', people: 55_234 },
    });
  });
  it.each([
    [2, []],
    [5, ['London', 'Manchester']],
    [7, ['London', 'Manchester', 'Sale']],
    [9, ['London', 'Manchester', 'Sale']],
    [14, ['London', 'Manchester', 'Sale']],
  ])('at zoom %i', (zoom, expected) => expect(names(placesAt(zoom, places))).toEqual(expected));

  it('are named from far, if no larger one is near', () => {
    const scotland = readPlaces(`name,lat,lng,population,district,region
Glasgow,55.86515,-4.25763,591620,Glasgow City,Scotland
Paisley,55.83173,-4.43254,77270,Renfrewshire,Scotland
Inverness,57.47908,-4.22398,46870,Highland,Scotland
Foyers,57.25,-4.49,276,Highland,Scotland
`);
    expect(names(placesAt(3, scotland))).toEqual(['Glasgow']);
    expect(names(placesAt(4, scotland))).toEqual(['Glasgow', 'Inverness']);
  });
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
