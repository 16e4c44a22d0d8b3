import { describe, expect, it } from 'vitest';
import { readAge, readFilter, writeFilter } from './filter-query.ts';
import { NO_FILTER, type SessionFilter } from './session-filter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));
const write = (query: string, filter: SessionFilter) =>
  writeFilter(new URLSearchParams(query), filter).toString();

const everything: SessionFilter = {
  activity: null,
  times: ['morning', 'evening'],
  levels: ['beginner', 'advanced'],
  priceLimit: 600,
  support: ['hearing-impairment', 'visual-impairment'],
  isWomenOnly: true,
  age: 7,
};
const written =
  'time=morning&time=evening&level=beginner&level=advanced&price=6' +
  '&support=hearing-impairment&support=visual-impairment&women=only&age=7';

it('is written and read back as it was', () => {
  expect(write('', everything)).toBe(written);
  expect(read(written)).toEqual(everything);
});

it('takes the place of the filter before it, and lets all else be', () => {
  expect(write(`date=2026-11-22&activity=yoga&kiosk=true&${written}`, { ...NO_FILTER, age: 0 })).toBe(
    'date=2026-11-22&activity=yoga&kiosk=true&age=0',
  );
});

describe('reading', () => {
  it.each<[string, Partial<SessionFilter>]>([
    ['', {}],
    ['price=free', { priceLimit: 0 }],
    ['price=0', {}],
    ['price=5', {}],
    ['price=-6', {}],
    ['time=evening&time=morning&time=evening', { times: ['morning', 'evening'] }],
    ['time=night', {}],
    ['women=yes', {}],
    ['age=121', {}],
    ['age=-1', {}],
    ['age=seven', {}],
    ['level=beginner&level=beginner', { levels: ['beginner'] }],
    ['level=<b>free</b>&support=Call+0800+us+now', {}],
    [`support=${'a'.repeat(61)}`, {}],
  ])('of %j leaves out what it cannot mean', (query, expected) => {
    expect(read(query)).toEqual({ ...NO_FILTER, ...expected });
  });

  it('stops at a dozen of a kind', () => {
    const query = Array.from({ length: 40 }, (_, index) => `support=s${index}`).join('&');
    expect(read(query).support).toHaveLength(12);
  });
});

it.each([
  ['0', 0],
  ['120', 120],
  ['007', 7],
  ['', null],
  ['7.5', null],
  ['1e2', null],
  [null, null],
])('the age %j is %j', (text, age) => expect(readAge(text)).toBe(age));
