import { describe, expect, it } from 'vitest';
import { canRunAgain, describeSecondRun, MOST_RUN_AGAIN, mergeSecondRun } from './second-run.ts';

const failing = (...failures: string[]) => ({ passed: 40, failures });

describe('a second run of failed browser tests', () => {
  it('is due for a few failures', () => {
    expect(canRunAgain([failing('a'), failing()])).toBe(true);
  });

  it('is not due without a failure', () => {
    expect(canRunAgain([failing(), failing()])).toBe(false);
  });

  it('is not due for many failures', () => {
    const half = Array.from({ length: MOST_RUN_AGAIN }, (_, index) => `${index}`);
    expect(canRunAgain([failing(...half), failing('one more')])).toBe(false);
  });

  it('decides about each test, and names those that passed late', () => {
    const first = failing('a', 'b');
    const second = { passed: 1, failures: ['b'] };
    expect(mergeSecondRun(first, second)).toEqual({ passed: 41, failures: ['b'] });
    expect(describeSecondRun(first, second).filter(Boolean)).toEqual([
      'Passed only when run again by themselves:',
      '  a',
    ]);
  });

  it.each([
    ['that could not be run', { passed: 0, failures: [] }],
    ['that ran only some', { passed: 1, failures: [] }],
  ])('%s changes nothing', (_what, second) => {
    const first = failing('a', 'b');
    expect(mergeSecondRun(first, second)).toEqual(first);
    expect(describeSecondRun(first, second)).toEqual([]);
  });
});
