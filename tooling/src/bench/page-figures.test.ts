import { describe, expect, it } from 'vitest';
import { chainDepth, median, medianFigures, type ObservedRequest } from './page-figures.ts';

const request = (start: number, end: number): ObservedRequest => ({
  url: '',
  start,
  end,
  bytes: 0,
  scriptBytes: 0,
  fromCache: false,
});

describe('the depth of a request chain', () => {
  it('counts what waits for what', () => {
    expect(chainDepth([request(0, 10), request(12, 20), request(13, 30), request(31, 40)], 50)).toBe(3);
  });
  it('is one for requests side by side', () => {
    expect(chainDepth([request(0, 10), request(5, 20), request(9, 30)], 50)).toBe(1);
  });
  it('leaves out what comes after the paint', () => {
    expect(chainDepth([request(0, 10), request(100, 110)], 50)).toBe(1);
  });
});

describe('medians', () => {
  it('take the middle', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([])).toBe(0);
  });
  it('are taken figure by figure', () => {
    const visit = {
      ...{ requests: 1, scriptKilobytes: 1, depth: 1, fcp: 1, lcp: 1, cls: 0, tbt: 0 },
      ...{ longest: 1, content: 1, answered: null },
    };
    expect(medianFigures([visit, { ...visit, lcp: 9 }, { ...visit, lcp: 5 }]).lcp).toBe(5);
    expect(medianFigures([visit, { ...visit, answered: 7 }]).answered).toBe(7);
    expect(medianFigures([visit]).answered).toBeNull();
  });
});
