import { metresBetween } from 'shared-contracts/distance';
import { describe, expect, it } from 'vitest';
import { boundingBox, type MapStart, offersSearchHere, shiftToClear, startZoom } from './map-view.ts';

const start: MapStart = { lat: 54, lng: -2, zoomNarrow: 4.92, zoomWide: 5.5, wideFrom: 576 };

it.each([
  [320, 4.92],
  [575, 4.92],
  [576, 5.5],
  [900, 5.5],
])('on a page %i px wide the map starts at zoom %d', (width, zoom) =>
  expect(startZoom(start, width)).toBe(zoom),
);

it.each([
  [5.5, false],
  [8, false],
  [8.1, true],
])('at zoom %d this area can be searched: %s', (zoom, isOffered) =>
  expect(offersSearchHere(zoom)).toBe(isOffered),
);

it('a box around a point reaches so many miles each way', () => {
  const centre = { lat: 54, lng: -2 };
  const [southWest, northEast] = boundingBox(centre, 5);
  const miles = (to: { lat: number; lng: number }) => metresBetween(centre, to) / 1609.344;
  expect(miles({ lat: northEast.lat, lng: centre.lng })).toBeCloseTo(5, 1);
  expect(miles({ lat: centre.lat, lng: southWest.lng })).toBeCloseTo(5, 1);
});

describe('a pin and a card at the lower edge', () => {
  const area = { width: 358, height: 120 };
  it.each([
    ['stays where it is in view', [179, 90], null],
    ['comes up from behind the card', [179, 240], [0, 132]],
    ['comes in from an edge', [4, 90], [-20, 0]],
    ['has its head in view', [179, 20], [0, -32]],
  ] as const)('%s', (_what, pin, shift) => {
    expect(shiftToClear(pin, area)).toEqual(shift);
  });
});
