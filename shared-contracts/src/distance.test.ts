import { describe, expect, it } from 'vitest';
import { formatMiles, METRES_PER_MILE, metresBetween, validCoordinates } from './distance.ts';

describe('distance', () => {
  it('measures Manchester to London within a mile of the known figure', () => {
    const metres = metresBetween({ lat: 53.4808, lng: -2.2426 }, { lat: 51.5074, lng: -0.1278 });
    expect(metres / METRES_PER_MILE).toBeGreaterThan(162);
    expect(metres / METRES_PER_MILE).toBeLessThan(164);
  });

  it('has miles of 1609.344 metres', () => {
    expect(METRES_PER_MILE).toBe(1609.344);
    expect(formatMiles(16_093.44)).toBe('10.0');
  });

  it('shows miles to one decimal', () => {
    expect(formatMiles(METRES_PER_MILE * 12)).toBe('12.0');
    expect(formatMiles(METRES_PER_MILE * 0.44)).toBe('0.4');
  });

  it.each([
    [
      { lat: '53.4', lng: '-2.2' },
      { lat: 53.4, lng: -2.2 },
    ],
    [
      { lat: 90, lng: -180 },
      { lat: 90, lng: -180 },
    ],
    [{ lat: 90.1, lng: 0 }, null],
    [{ lat: 0, lng: 181 }, null],
    [{ lat: null, lng: 0 }, null],
    [{ lat: '', lng: '0' }, null],
    [{ lat: 'north', lng: '0' }, null],
    [{ lat: Number.NaN, lng: 0 }, null],
  ])('validates the coordinates of %o', (place, expected) => {
    expect(validCoordinates(place)).toEqual(expected);
  });
});
