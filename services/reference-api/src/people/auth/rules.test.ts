import { expect, it } from 'vitest';
import { daysBetween } from './present-user.ts';
import { FAILED_LOGINS_ALLOWED, minutesToWait, readUsername } from './rules.ts';

it.each([
  [' Sam.New@Example.com ', { email: 'sam.new@example.com' }],
  ['riv100004', { reference: 'RIV100004' }],
])('reads the username %s', (typed, expected) => {
  expect(readUsername(typed)).toEqual(expected);
});

const now = new Date('2026-06-10T09:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it.each([
  ['no failures', [], 0],
  ['four failures', [0, 1, 2, 3], 0],
  ['five failures at once', [0, 0, 0, 0, 0], 15],
  ['five failures, the first ten minutes ago', [1, 2, 3, 4, 10], 5],
  ['five failures, the first long ago', [1, 2, 3, 4, 16], 0],
])('after %s waits', (_after, failures, minutes) => {
  expect(minutesToWait(failures.map(minutesAgo), FAILED_LOGINS_ALLOWED, now)).toBe(minutes);
});

it.each([
  ['2026-06-10', '2026-06-10', 0],
  ['2026-03-28', '2026-03-30', 2],
  ['2026-06-10', '2026-06-09', -1],
])('counts the days from %s to %s', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});
