import { expect, test } from 'vitest';
import { PAYMENT_STATES } from './payment-states.ts';
import { firstStepAt, hasNeverArrived, nextStepAfter } from './step-times.ts';

const now = new Date('2026-11-22T12:00:00Z');
const seconds = (at: Date | null) => (at === null ? null : (at.getTime() - now.getTime()) / 1_000);

test('every state has its time, and an end has none', () => {
  const times = Object.fromEntries(PAYMENT_STATES.map((state) => [state, seconds(firstStepAt(state, now))]));
  expect(times).toEqual({
    prepared: 600,
    processing: 45,
    sca_required: 1800,
    authorised: 30,
    voiding: 30,
    refunding: 0,
    completed: null,
    failed: null,
    voided: null,
    refunded: null,
  });
});

test('pauses grow, last a day in all, and end', () => {
  const pauses = [];
  for (let steps = 1; nextStepAfter(steps, now) !== null; steps += 1)
    pauses.push(seconds(nextStepAfter(steps, now)) ?? 0);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3600;
  expect(hours).toBeGreaterThan(24);
  expect(hours).toBeLessThan(25);
});

test.each([
  ['never sent', null, false],
  ['sent 39 seconds ago', 39, false],
  ['sent 40 seconds ago', 40, true],
])('%s and not in the books', (_, ago, lost) => {
  expect(hasNeverArrived(ago === null ? null : new Date(now.getTime() - ago * 1_000), now)).toBe(lost);
});
