import { expect, it } from 'vitest';
import { mostPlaces } from './most-places.ts';

const mainland = Array.from({ length: 60 }, (_, at) => ({
  lat: 55 + (at % 20) / 10,
  lng: -4 + (at % 3) / 2,
}));
const island = { lat: 60.2, lng: -1.2 };

it('a map of a country leaves out a remote island', () => {
  const shown = mostPlaces([island, ...mainland]);
  expect(shown).not.toContain(island);
  expect(shown.length).toBeGreaterThan(57);
});

it.each([
  ['no place is remote', mainland],
  ['many are far', [...mainland.slice(0, 20), island, island, island]],
  ['there are few', [mainland[0], island].flatMap((place) => place ?? [])],
  ['there is none', []],
])('a map has all places where %s', (_what, places) => expect(mostPlaces(places)).toEqual(places));
