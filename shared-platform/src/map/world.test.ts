import { expect, it } from 'vitest';
import { metresPerPixel, toWorld } from './world.ts';

it.each([
  ['the middle', { lat: 0, lng: 0 }, [0, 0]],
  ['Greenwich', { lat: 51.4779, lng: 0 }, [0, 6_706_554]],
  ['the start of the map', { lat: 54.8, lng: -2.75 }, [-306_128.6, 7_323_147]],
])('%s', (_, place, [x = 0, y = 0]) => {
  const world = toWorld(place);
  expect(world[0]).toBeCloseTo(x, 0);
  expect(Math.abs(world[1] - y)).toBeLessThan(2000);
});

it('a pixel halves with every zoom', () => {
  expect(metresPerPixel(0)).toBeCloseTo(156_543.03, 1);
  expect(metresPerPixel(5)).toBeCloseTo(metresPerPixel(4) / 2, 6);
});
