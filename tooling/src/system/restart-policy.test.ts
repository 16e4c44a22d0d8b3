import { describe, expect, it } from 'vitest';
import { MAX_RESTARTS, pauseBeforeRestart } from './restart-policy.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const NOW = 100 * MINUTE;

describe('a service that stopped by itself', () => {
  it.each([
    ['for the first time', [0], 1 * SECOND],
    ['again', [5 * SECOND, 0], 2 * SECOND],
    ['for the third time', [9 * SECOND, 5 * SECOND, 0], 5 * SECOND],
    ['again, after it ran for long', [11 * MINUTE, 0], 1 * SECOND],
    ['as often as it may', Array.from({ length: MAX_RESTARTS }, (_, at) => at * MINUTE), 30 * SECOND],
    ['once too often', Array.from({ length: MAX_RESTARTS + 1 }, (_, at) => at * MINUTE), null],
  ])('%s', (_when, ago, expected) => {
    expect(
      pauseBeforeRestart(
        ago.map((time) => NOW - time),
        NOW,
      ),
    ).toBe(expected);
  });
});
