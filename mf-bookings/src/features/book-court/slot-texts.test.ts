import { expect, it } from 'vitest';
import { testSlot } from '../../testing/courts.ts';
import { slotLabel } from './slot-texts.ts';

it.each([
  ['Your booking', false],
  // Nothing that is one’s own: a linked person may have an account.
  ['Booked', true],
])('a court that is booked already is %s', (label, isForLinked) => {
  const bookable = { canBook: false, reason: 'already-booked' as const, message: null };
  expect(slotLabel(testSlot({ bookable }), isForLinked)).toBe(label);
});
