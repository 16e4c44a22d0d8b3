import { expect, test } from 'vitest';
import { nextIndex } from './use-roving-focus.ts';

test.each([
  ['ArrowRight', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowLeft', 0, 3, 2],
  ['ArrowUp', 1, 3, 0],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Tab', 0, 3, undefined],
  ['ArrowRight', 0, 0, undefined],
])('%s from %i of %i moves to %s', (key, from, count, to) => {
  expect(nextIndex(key, from, count)).toBe(to);
});
