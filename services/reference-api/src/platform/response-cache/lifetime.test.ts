import { expect, it } from 'vitest';
import { watchClock } from './lifetime.ts';

const AT = Date.parse('2026-06-10T09:00:12.500Z');
const MINUTE = Date.parse('2026-06-10T09:01:00Z');
const clock = () => watchClock(() => new Date(AT));

it('is without end where no one looked at the clock', () => {
  expect(clock().bounds()).toEqual({ from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY });
});

it.each([
  ['the next whole minute', [], MINUTE],
  ['a moment before it', [AT + 1_000], AT + 1_000],
  ['the first of several', [AT + 9_000, AT + 1_000, null], AT + 1_000],
  ['the minute where the moment is later', [MINUTE + 1], MINUTE],
])('ends with %s once someone did', (_what, moments, until) => {
  const watched = clock();
  watched.now();
  for (const moment of moments) watched.until(moment === null ? null : new Date(moment));
  expect(watched.bounds()).toEqual({ from: AT, until });
});

it('is made by one moment', () => {
  let at = AT;
  const watched = watchClock(() => new Date(at));
  const first = watched.now();
  at += 5_000;
  expect(watched.now()).toEqual(first);
});
