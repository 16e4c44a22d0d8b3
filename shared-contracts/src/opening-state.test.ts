import { describe, expect, it } from 'vitest';
import { type OpeningHours, readOpeningHours } from './api/opening-hours.ts';
import { hoursOf, openingState } from './opening-state.ts';

const week = (days: readonly number[], opens: string, closes: string) =>
  days.map((dayOfWeek) => ({ dayOfWeek, opens, closes }));

const hours: OpeningHours = {
  regular: [
    ...week([1, 2, 3, 4, 5], '06:00', '22:30'),
    ...week([6], '08:00', '12:00'),
    ...week([6], '14:00', '18:00'),
  ],
  special: [
    { date: '2026-12-25', reason: 'Christmas Day', opens: null, closes: null },
    { date: '2026-12-28', reason: 'Boxing Day (substitute day)', opens: '10:00', closes: '16:00' },
  ],
};
/** A Thursday in winter, where the site's clock is UTC. */
const at = (time: string, day = '2026-11-26') => openingState(hours, new Date(`${day}T${time}:00Z`));

describe('the state of a venue', () => {
  it.each([
    [
      'before it opens',
      at('05:59'),
      { isOpen: false, reason: null, next: { day: '2026-11-26', opens: '06:00' } },
    ],
    ['as it opens', at('06:00'), { isOpen: true, until: '22:30' }],
    ['a minute before it closes', at('22:29'), { isOpen: true, until: '22:30' }],
    [
      'as it closes',
      at('22:30'),
      { isOpen: false, reason: null, next: { day: '2026-11-27', opens: '06:00' } },
    ],
    [
      'between two spans',
      at('13:00', '2026-11-28'),
      { isOpen: false, reason: null, next: { day: '2026-11-28', opens: '14:00' } },
    ],
    [
      'on a day without hours',
      at('12:00', '2026-11-29'),
      { isOpen: false, reason: null, next: { day: '2026-11-30', opens: '06:00' } },
    ],
    [
      'on a holiday',
      at('12:00', '2026-12-25'),
      { isOpen: false, reason: 'Christmas Day', next: { day: '2026-12-26', opens: '08:00' } },
    ],
    ['on a day with other hours', at('10:30', '2026-12-28'), { isOpen: true, until: '16:00' }],
    [
      'when the usual hours do not count',
      at('17:00', '2026-12-28'),
      { isOpen: false, reason: 'Boxing Day (substitute day)', next: { day: '2026-12-29', opens: '06:00' } },
    ],
  ])('%s', (_when, state, expected) => {
    expect(state).toEqual(expected);
  });

  it('is by the clock of the venue in summer', () => {
    const state = openingState(hours, new Date('2026-07-02T05:30:00Z'));
    expect(state).toEqual({ isOpen: true, until: '22:30' });
  });

  it('goes on past midnight', () => {
    const late: OpeningHours = { regular: week([5], '18:00', '02:00'), special: [] };
    const night = (instant: string) => openingState(late, new Date(instant));
    expect(night('2026-11-27T23:30:00Z')).toEqual({ isOpen: true, until: '02:00' });
    expect(night('2026-11-28T01:59:00Z')).toEqual({ isOpen: true, until: '02:00' });
    expect(night('2026-11-28T02:00:00Z')).toEqual({
      isOpen: false,
      reason: null,
      next: { day: '2026-12-04', opens: '18:00' },
    });
  });

  it('never ends where a venue does not close', () => {
    const always: OpeningHours = { regular: week([1, 2, 3, 4, 5, 6, 7], '00:00', '00:00'), special: [] };
    expect(openingState(always, new Date('2026-11-26T03:00:00Z'))).toEqual({ isOpen: true, until: null });
  });

  it('knows no next opening where there is none', () => {
    const never: OpeningHours = { regular: [], special: [] };
    expect(openingState(never, new Date('2026-11-26T03:00:00Z'))).toEqual({
      isOpen: false,
      reason: null,
      next: null,
    });
  });
});

it('lists the hours of a day in their order, with its name', () => {
  expect(hoursOf(hours, '2026-11-28').spans.map(({ opens }) => opens)).toEqual(['08:00', '14:00']);
  expect(hoursOf(hours, '2026-12-25')).toEqual({ spans: [], reason: 'Christmas Day' });
});

it.each([
  ['nothing', undefined],
  ['a text', 'Mon-Fri 6-22'],
  ['an impossible time', { regular: [{ dayOfWeek: 1, opens: '24:00', closes: '06:00' }] }],
  ['an eighth day', { regular: [{ dayOfWeek: 8, opens: '06:00', closes: '22:00' }] }],
])('reads no hours from %s', (_what, value) => {
  expect(readOpeningHours(value)).toBeNull();
});
