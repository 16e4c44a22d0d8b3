import { describe, expect, it } from 'vitest';
import { readStartDay, shortcuts, startDay } from './start-date.ts';

const window = { min: '2026-06-10', max: '2026-07-10' };

it.each([
  ['nothing', null, '2026-06-10'],
  ['a day before the first', '2026-06-09', '2026-06-10'],
  ['the first', '2026-06-10', '2026-06-10'],
  ['a later day', '2026-06-20', '2026-06-20'],
])('a membership starts, having chosen %s', (_what, chosen, day) =>
  expect(startDay(chosen, window)).toBe(day),
);

describe('what was entered', () => {
  it.each([
    ['2026-06-10', '2026-06-10'],
    ['2026-07-10', '2026-07-10'],
    ['2026-06-09', '2026-06-10'],
  ])('%s is taken as %s', (entered, day) =>
    expect(readStartDay(entered, window)).toEqual({ day, problem: null }),
  );
  it.each([
    ['2026-07-11', 'too-late'],
    ['', 'no-day'],
    ['31/02/2026', 'no-day'],
    ['2026-02-31', 'no-day'],
  ])('%s is refused: %s', (entered, problem) =>
    expect(readStartDay(entered, window)).toEqual({ day: null, problem }),
  );
});

it('the shortcuts are those within the days to choose from', () => {
  const days = (min: string, max: string) => shortcuts('2026-06-10', { min, max }).map(({ day }) => day);
  expect(days('2026-06-10', '2026-07-10')).toEqual(['2026-06-10', '2026-06-11']);
  expect(days('2026-06-11', '2026-07-10')).toEqual(['2026-06-11']);
  expect(days('2026-07-01', '2026-07-10')).toEqual([]);
});
