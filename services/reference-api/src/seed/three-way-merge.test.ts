import { expect, it } from 'vitest';
import { threeWayMerge } from './three-way-merge.ts';

it.each([
  ['follows the seed', { a: 1 }, { a: 1 }, { a: 2 }, { a: 2 }],
  ['keeps what somebody changed', { a: 5 }, { a: 1 }, { a: 2 }, { a: 5 }],
  ['gets new keys beside changed ones', { a: 5 }, { a: 1 }, { a: 1, b: 2 }, { a: 5, b: 2 }],
  ['loses keys that the seed dropped', { a: 1, b: 5 }, { a: 1, b: 2 }, { b: 2 }, { b: 5 }],
  ['keeps keys of its own', { a: 1, mine: true }, { a: 1 }, { a: 2 }, { a: 2, mine: true }],
  [
    'looks inside groups',
    { g: { a: 1, b: 5 } },
    { g: { a: 1, b: 2 } },
    { g: { a: 3, b: 3 } },
    { g: { a: 3, b: 5 } },
  ],
  ['takes a list as one value', { l: [1, 9] }, { l: [1] }, { l: [2] }, { l: [1, 9] }],
  ['does not bring back what was taken away', { a: 1 }, { a: 1, b: 2 }, { a: 1, b: 3 }, { a: 1 }],
])('%s', (_what, stored, before, next, expected) => {
  expect(threeWayMerge(stored, before, next)).toEqual(expected);
});
