import { expect, test } from 'vitest';
import { type BookingCost, bookingsKey, outcomeOf } from './outcomes.ts';

const place: BookingCost = {
  id: 'b1',
  pricePence: 0,
  isPaidByPackage: false,
  penceBefore: 0,
  penceAfter: 700,
};

test.each<[string, Partial<BookingCost>, string]>([
  ['that was free for a member is given up', {}, 'cancelled'],
  ['that was cheaper for a member is given up', { pricePence: 450, penceBefore: 450 }, 'cancelled'],
  ['that was paid in full is kept', { pricePence: 700 }, 'kept'],
  ['that was paid when it cost more is kept', { pricePence: 800 }, 'kept'],
  ['that a package paid for is kept', { isPaidByPackage: true }, 'kept'],
  ['that costs everybody the same is kept', { pricePence: 640, penceBefore: 640, penceAfter: 640 }, 'kept'],
  ['that costs everybody nothing is kept', { penceAfter: 0 }, 'kept'],
])('a place %s', (_, change, outcome) => {
  expect(outcomeOf({ ...place, ...change })).toBe(outcome);
});

test('the key stands for what happens to each booking, in any order', () => {
  const one = { id: 'b1', outcome: 'kept', pricePence: 0 } as const;
  const two = { id: 'b2', outcome: 'cancelled', pricePence: 450 } as const;
  expect(bookingsKey([one, two])).toBe(bookingsKey([two, one]));
  for (const other of [
    [one],
    [one, { ...two, outcome: 'kept' as const }],
    [one, { ...two, pricePence: 0 }],
  ]) {
    expect(bookingsKey(other)).not.toBe(bookingsKey([one, two]));
  }
});
