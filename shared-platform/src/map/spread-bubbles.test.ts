import { describe, expect, it } from 'vitest';
import type { Cluster } from './cluster-places.ts';
import { spreadBubbles } from './spread-bubbles.ts';

const METRES = 500;
/** So many places, at a distance in pixels from a point; upwards is north. */
const group = (count: number, right: number, up: number): Cluster => {
  const [x, y] = [right * METRES, 7_000_000 + up * METRES];
  return { x, y, members: Array.from({ length: count }, (_, at) => ({ slug: `${count} ${at}`, x, y })) };
};
const spread = (...clusters: Cluster[]) => spreadBubbles(clusters, METRES);
const pixels = (one: Cluster, two: Cluster, up = 0) =>
  Math.hypot(one.x - two.x, one.y - two.y - up * METRES) / METRES;

describe('spreadBubbles', () => {
  it.each([
    ['on the head', 0, 24],
    ['beside the head', 10, 30],
    ['beside the tip', -18, 13],
    ['below the tip', 3, -22],
  ])('takes a bubble off a pin, which keeps its place: %s', (_where, right, up) => {
    const pin = group(1, 0, 0);
    const [kept, bubble] = spread(pin, group(4, right, up)) as [Cluster, Cluster];
    expect(kept).toBe(pin);
    for (const height of [10, 17, 24]) expect(pixels(bubble, pin, height)).toBeGreaterThan(28);
    expect(pixels(bubble, group(4, right, up))).toBeLessThanOrEqual(32);
  });

  it('takes two bubbles off each other, each by half of it', () => {
    const [left, right] = [group(2, 0, 0), group(2, 22, 0)];
    const [first, second] = spread(left, right) as [Cluster, Cluster];
    expect(pixels(first, second)).toBeCloseTo(28);
    expect(pixels(first, left)).toBeCloseTo(pixels(second, right));
  });

  it('leaves alone what covers nothing, and pins', () => {
    const apart = [group(1, 0, 0), group(1, 23, 0), group(3, 60, 0), group(90, 100, 40)];
    expect(spread(...apart)).toEqual(apart);
  });

  it('keeps a bubble near its places where there is no room', () => {
    const around = [-25, 0, 25].flatMap((right) => [-25, 0, 25].map((up) => group(1, right, up - 20)));
    const crowded = group(200, 0, 0);
    const bubble = spread(...around, crowded).at(-1) as Cluster;
    expect(pixels(bubble, crowded)).toBeLessThanOrEqual(32.01);
  });
});
