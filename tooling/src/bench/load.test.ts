import { describe, expect, it } from 'vitest';
import { loadFigures, percentile } from './load.ts';

describe('figures of a stretch of load', () => {
  it('count what was done in a second and how long it took', () => {
    const durations = Array.from({ length: 200 }, (_, index) => index + 1);
    expect(loadFigures(durations, 10)).toEqual({ requests: 200, perSecond: 20, median: 101, p99: 199 });
  });
  it('are nothing for nothing', () => {
    expect(loadFigures([], 1)).toEqual({ requests: 0, perSecond: 0, median: 0, p99: 0 });
    expect(percentile([7], 0.99)).toBe(7);
  });
});
