import { describe, expect, it } from 'vitest';
import { type HoursToday, stateToday } from './hours-today.ts';

const split = {
  date: '2026-11-26',
  spans: [
    { opens: '08:00', closes: '12:00' },
    { opens: '14:00', closes: '18:00' },
  ],
};
/** A Thursday in winter, where the site's clock is UTC. */
const at = (time: string, hours: unknown = split) => stateToday(hours, new Date(`2026-11-26T${time}:00Z`));
const on = (...spans: HoursToday['spans']): HoursToday => ({ date: '2026-11-26', spans });

describe('the state of a venue of a list', () => {
  it.each([
    ['before it opens', at('07:59'), { isOpen: false, opens: '08:00' }],
    ['as it opens', at('08:00'), { isOpen: true, until: '12:00' }],
    ['between two spans', at('12:00'), { isOpen: false, opens: '14:00' }],
    ['as it closes for the day', at('18:00'), { isOpen: false, opens: null }],
    ['on a day on which it stays closed', at('10:00', on()), { isOpen: false, opens: null }],
    ['past midnight', at('01:30', on({ opens: '00:00', closes: '02:00' })), { isOpen: true, until: '02:00' }],
    [
      'before a night',
      at('23:00', on({ opens: '20:00', closes: '02:00' })),
      { isOpen: true, until: '02:00' },
    ],
    ['all day', at('03:00', on({ opens: '00:00', closes: '00:00' })), { isOpen: true, until: null }],
  ])('%s', (_when, state, expected) => {
    expect(state).toEqual(expected);
  });

  it('goes by the clock of the site in summer, too', () => {
    const hours = { ...split, date: '2026-06-11' };
    expect(stateToday(hours, new Date('2026-06-11T07:00:00Z'))).toEqual({ isOpen: true, until: '12:00' });
  });

  it.each([
    ['of the day before', { ...split, date: '2026-11-25' }],
    ['that cannot be read', { ...split, spans: [{ opens: 'early', closes: 'late' }] }],
    ['that are not there', null],
  ])('is not known from hours %s', (_which, hours) => {
    expect(at('10:00', hours)).toBeNull();
  });
});
