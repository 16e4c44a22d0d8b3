import { expect, test } from 'vitest';
import { isBookingStopped, penaltyPence } from './rules.ts';

const policy = { lateCancellationPence: 300, noShowPence: 500, stopsBookingAtPence: 600 };

test.each([
  ['late-cancellation', 0, 300],
  ['no-show', 0, 500],
  ['late-cancellation', 650, 0],
  ['no-show', 650, 0],
] as const)('%s of a class at %i pence costs %i', (reason, pricePence, expected) => {
  expect(penaltyPence(reason, { pricePence }, policy)).toBe(expected);
});

test.each([
  [0, 600, false],
  [599, 600, false],
  [600, 600, true],
  [300, 1, true],
  [10_000, null, false],
])('owing %i with a limit of %o stops booking: %s', (due, stopsBookingAtPence, expected) => {
  expect(isBookingStopped(due, { ...policy, stopsBookingAtPence })).toBe(expected);
});
