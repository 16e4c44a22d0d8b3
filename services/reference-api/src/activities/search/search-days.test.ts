import { expect, it } from 'vitest';
import { searchSpans } from './search-days.ts';

const spans = (from?: string, to?: string) =>
  searchSpans('2026-06-10', from, to).map((span) => `${span.from} ${span.to}`);

it.each([
  [undefined, undefined, ['2026-06-10 2026-06-10', '2026-06-11 2026-06-16', '2026-06-17 2026-07-08']],
  ['2026-06-12', '2026-06-12', ['2026-06-12 2026-06-12']],
  ['2026-06-13', '2026-06-14', ['2026-06-13 2026-06-13', '2026-06-14 2026-06-14']],
  ['2026-01-01', '2026-06-11', ['2026-06-10 2026-06-10', '2026-06-11 2026-06-11']],
  ['2026-06-14', '2026-06-13', []],
  ['2027-01-01', undefined, []],
])('from %s to %s looks through %j', (from, to, expected) => {
  expect(spans(from, to)).toEqual(expected);
});
