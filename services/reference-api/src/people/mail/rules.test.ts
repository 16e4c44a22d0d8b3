import { expect, it } from 'vitest';
import { isPastDeadline, nextAttemptAt } from './rules.ts';

const now = new Date('2026-06-10T09:00:00Z');

it.each([
  [1, 1],
  [2, 5],
  [3, 15],
  [4, 60],
  [9, 60],
])('after attempt %i waits %i minutes', (attempts, minutes) => {
  expect(nextAttemptAt(attempts, now).getTime() - now.getTime()).toBe(minutes * 60_000);
});

it.each([
  ['reset-password', '2026-06-09'],
  ['direct-debit-notice', '2026-06-07'],
] as const)('gives %s up when it is too late', (kind, day) => {
  expect(isPastDeadline(kind, new Date(`${day}T09:00:00Z`), now)).toBe(false);
  expect(isPastDeadline(kind, new Date(`${day}T08:59:59Z`), now)).toBe(true);
});
