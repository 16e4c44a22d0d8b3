import { expect, test } from 'vitest';
import { holdTime } from './hold-time.ts';

test.each([
  [15 * 60_000, '15:00', null, false],
  [5 * 60_000 + 1, '5:01', null, false],
  [5 * 60_000, '5:00', 5, false],
  [61_000, '1:01', 5, false],
  [60_000, '1:00', 1, false],
  [500, '0:01', 1, false],
  [0, '0:00', 0, true],
  [-5_000, '0:00', 0, true],
])('%s ms left', (leftMs, clock, spokenMark, hasEnded) => {
  expect(holdTime(leftMs)).toEqual({ clock, spokenMark, hasEnded });
});
