import { describe, expect, it } from 'vitest';
import { fitPadding } from './fit-padding.ts';

const CLOSEST = 1;
const PHONE = [358, 320] as const;

describe('the padding of an area', () => {
  it('is small where nothing is under the zoom buttons', () => {
    const points = [
      [0, 1000],
      [1000, 0],
    ];
    expect(fitPadding(PHONE, points, CLOSEST)[0]).toBeLessThan(60);
  });

  it.each([
    ['above', [358, 400], 1000, [102, 28, 44, 28]],
    ['beside', [200, 320], 100, [54, 124, 44, 28]],
  ])('leaves the room %s where a pin would be under them', (_where, size, width, padding) => {
    const points = [
      [0, 0],
      [width, 1000],
    ];
    expect(fitPadding(size, points, CLOSEST)).toEqual(padding);
  });

  it('is no more than a circle needs, whose corner is empty', () => {
    const rim = Array.from({ length: 24 }, (_, at) => [
      1000 * Math.cos((at / 12) * Math.PI),
      1000 * Math.sin((at / 12) * Math.PI),
    ]);
    expect(fitPadding(PHONE, rim, CLOSEST)[0]).toBeLessThan(102);
  });

  it('puts a single place anywhere but there', () => {
    expect(fitPadding([200, 120], [[5, 5]], CLOSEST)).not.toContain(Number.NaN);
  });
});
