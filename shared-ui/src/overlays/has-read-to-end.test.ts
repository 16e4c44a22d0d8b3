import { expect, test } from 'vitest';
import { hasReadToEnd } from './has-read-to-end.ts';

test.each([
  ['at the top of a long text', 0, 300, 900, false],
  ['11 px above the bottom', 589, 300, 900, false],
  ['10 px above the bottom', 590, 300, 900, true],
  ['at the bottom', 600, 300, 900, true],
  ['a text that fits', 0, 300, 300, true],
  ['a text shorter than its region', 0, 300, 120, true],
])('%s', (_name, scrollTop, clientHeight, scrollHeight, expected) => {
  expect(hasReadToEnd({ scrollTop, clientHeight, scrollHeight })).toBe(expected);
});
