import { expect, test } from 'vitest';
import { failureReason } from './failure-reason.ts';

test.each([
  ['2000', 'declined'],
  ['2001', 'declined'],
  ['4026', 'not-authenticated'],
  ['unavailable: 1002', 'provider-unavailable'],
  ['basket changed', 'basket-changed'],
  ['replaced', null],
  ['left', null],
  ['basket emptied', null],
  [null, null],
])('a payment that failed with %s', (failure, reason) => {
  expect(failureReason({ status: 'failed', failure })).toBe(reason);
});

test('only a failed payment has a reason', () => {
  expect(failureReason({ status: 'voided', failure: '2000' })).toBeNull();
});
