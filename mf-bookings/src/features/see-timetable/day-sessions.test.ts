import { expect, it } from 'vitest';
import { testSession } from '../../testing/examples.ts';
import { daySessions } from './day-sessions.ts';

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

it.each([
  [null, ['begun'], ['swim', 'late']],
  ['swimming', [], ['swim']],
  ['yoga', ['begun'], ['late']],
  ['golf', [], []],
])('of %s', (activity, started, coming) => {
  const shown = daySessions(day, activity);
  expect(ids(shown.started)).toEqual(started);
  expect(ids(shown.coming)).toEqual(coming);
});
