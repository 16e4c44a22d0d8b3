import { expect, it } from 'vitest';
import { isExpired } from './expiry.ts';

it.each([
  ['1126', '2026-11-30T23:59:59Z', false],
  ['1126', '2026-12-01T00:00:00Z', true],
  ['1226', '2026-11-21T12:00:00Z', false],
  ['0127', '2026-12-31T12:00:00Z', false],
  ['1225', '2026-01-01T00:00:00Z', true],
  // In June London is an hour ahead: 23:30 UTC on the last day is already July there.
  ['0626', '2026-06-30T23:30:00Z', true],
])('a card good to %s at %s is expired: %s', (expiryDate, now, expected) => {
  expect(isExpired(expiryDate, Date.parse(now))).toBe(expected);
});
