import { describe, expect, it } from 'vitest';
import { nextDay, readDay, stripDays, today } from './timetable-days.ts';

const first = '2026-11-21';

describe('today', () => {
  it.each([
    ['2026-11-21T23:59:00Z', '2026-11-21'],
    ['2026-07-01T23:30:00Z', '2026-07-02'],
  ])('%s is %s at the venue', (now, day) => expect(today(new Date(now))).toBe(day));
});

describe('readDay', () => {
  it.each([
    [null, first],
    ['2026-11-21', first],
    ['2026-11-25', '2026-11-25'],
    ['2026-12-19', '2026-12-19'],
    ['2026-12-20', first],
    ['2026-11-20', first],
    ['2026-11-31', first],
    ['tomorrow', first],
  ])('%j -> %s', (text, day) => expect(readDay(text, first)).toBe(day));
});

describe('nextDay', () => {
  it.each([
    ['2026-11-30', '2026-12-01'],
    ['2026-12-18', '2026-12-19'],
    ['2026-12-19', null],
  ])('%s -> %s', (day, next) => expect(nextDay(day, first)).toBe(next));
});

describe('stripDays', () => {
  const days = stripDays(first);
  it('are today and the next 28', () => {
    expect(days).toHaveLength(29);
    expect(days.at(-1)?.date).toBe('2026-12-19');
  });
  it('are named as people name them', () => {
    expect(days.slice(0, 3)).toEqual([
      { date: '2026-11-21', weekday: 'Today', day: '21', month: 'Nov', label: 'Today, Saturday 21 Nov' },
      { date: '2026-11-22', weekday: 'Sun', day: '22', month: 'Nov', label: 'Sunday 22 Nov, tomorrow' },
      { date: '2026-11-23', weekday: 'Mon', day: '23', month: 'Nov', label: 'Monday 23 Nov' },
    ]);
    expect(days[10]).toMatchObject({ day: '1', month: 'Dec' });
  });
});
