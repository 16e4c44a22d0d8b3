import { NO_FILTER } from 'shared-contracts/session-search/session-filter';
import { describe, expect, it } from 'vitest';
import { testSession } from '../../testing/examples.ts';
import { daySessions, filterByActivity, upcomingSessions } from './day-sessions.ts';

const swimming = { id: 'a2', name: 'Swimming', slug: 'swimming' };
const late = testSession({ id: 'late', startDate: '2026-11-21T20:00:00+00:00' });
const swim = testSession({ id: 'swim', startDate: '2026-11-21T19:00:00+00:00', activity: swimming });
const begun = testSession({
  id: 'begun',
  startDate: '2026-11-21T07:00:00+00:00',
  bookable: { canBook: false, reason: 'started', message: null },
});
const day = [late, begun, swim];
const ids = (sessions: { id: string }[]) => sessions.map(({ id }) => id);

describe('a day', () => {
  it.each([
    [null, ['begun'], ['swim', 'late']],
    ['swimming', [], ['swim']],
    ['yoga', ['begun'], ['late']],
    ['golf', [], []],
  ])('of %s', (activity, started, toCome) => {
    const shown = daySessions(filterByActivity(day, activity), NO_FILTER);
    expect(ids(shown.started)).toEqual(started);
    expect(ids(shown.coming)).toEqual(toCome);
  });
  it('keeps to what fits the filter', () => {
    const shown = daySessions(day, { ...NO_FILTER, times: ['morning'] });
    expect([ids(shown.started), ids(shown.coming)]).toEqual([['begun'], []]);
  });
});

it('tells what is still to come', () => expect(ids(upcomingSessions(day))).toEqual(['late', 'swim']));
