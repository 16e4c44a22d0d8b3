import { expect, test } from 'vitest';
import { cancellationRule, ruleAfterFreeCancellation } from './cancellation-rule.ts';
import { isBookingStopped, penaltyPence } from './penalties.ts';

const policy = { lateCancellationPence: 300, noShowPence: 500, stopsBookingAtPence: 600 };

test.each([
  ['late-cancellation', 0, 300],
  ['no-show', 0, 500],
  ['late-cancellation', 650, 0],
  ['no-show', 650, 0],
] as const)('%s of a class at %i pence costs %i', (reason, pricePence, expected) => {
  expect(penaltyPence(reason, { pricePence }, policy)).toBe(expected);
});

test('the person who loses the use of a package is charged nothing more', () => {
  expect(penaltyPence('no-show', { pricePence: 0, packageName: '10 swims' }, policy)).toBe(0);
  expect(penaltyPence('no-show', { pricePence: 0, packageName: null }, policy)).toBe(500);
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

test.each([
  [650, true, 'You can cancel free of charge up to 4 hours before the class starts.'],
  [650, false, /so you won’t get a refund if you cancel/],
  [0, true, /up to 4 hours before the class starts\. After that, cancelling costs £3\.00\.$/],
  [0, false, 'This class starts in less than 4 hours, so cancelling costs £3.00.'],
])('of a class at %i pence, in time: %s, is worded: %s', (pricePence, isInTime, words) => {
  const shown = cancellationRule(pricePence, isInTime, { freeCancellationHours: 4, penalties: policy }, '£');
  expect(shown).toMatch(words);
});

test('a free class of a venue that charges nothing says so', () => {
  const penalties = { ...policy, lateCancellationPence: 0 };
  const shown = cancellationRule(0, true, { freeCancellationHours: 4, penalties }, '£');
  expect(shown).toBe('You can cancel free of charge up to 4 hours before the class starts.');
});

test.each([
  [0, 300, 'After that, cancelling costs £3.00.'],
  [0, 0, ''],
  [650, 300, ''],
])(
  'of a class at %i pence, below its free time, with a charge of %i: %s',
  (pricePence, lateCancellationPence, words) => {
    const penalties = { ...policy, lateCancellationPence };
    expect(ruleAfterFreeCancellation(pricePence, { freeCancellationHours: 4, penalties }, '£')).toBe(words);
  },
);
