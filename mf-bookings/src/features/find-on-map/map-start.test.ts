import { startZoom } from 'shared-platform/map';
import { expect, it } from 'vitest';
import { MAP_START } from './map-start.ts';

it.each([
  [320, 4.4],
  [574, 4.4],
  [575, 5.5],
  [1024, 5.5],
])('on a page %i px wide the map starts at zoom %d', (width, zoom) =>
  expect(startZoom(MAP_START, width)).toBe(zoom),
);

it('starts in the middle of the north', () => expect(MAP_START).toMatchObject({ lat: 53.59, lng: -2 }));
