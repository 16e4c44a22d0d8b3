import { expect, it } from 'vitest';
import { ageText } from './age-text.ts';

it.each([
  [null, null, null],
  [0, null, null],
  [16, null, 'Ages 16 and over'],
  [null, 12, 'Ages 12 and under'],
  [5, 11, 'Ages 5 to 11'],
  [0, 4, 'Ages 0 to 4'],
])('ages from %j to %j', (minValue, maxValue, expected) => {
  expect(ageText({ minValue, maxValue })).toBe(expected);
});
