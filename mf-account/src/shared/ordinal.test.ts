import { expect, it } from 'vitest';
import { ordinal } from './ordinal.ts';

it.each([
  [1, '1st'],
  [2, '2nd'],
  [11, '11th'],
  [15, '15th'],
  [23, '23rd'],
])('day %i of a month is said as %s', (day, words) => {
  expect(ordinal(day)).toBe(words);
});
