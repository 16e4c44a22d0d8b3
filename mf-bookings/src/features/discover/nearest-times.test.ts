import type { FoundSession } from 'shared-contracts/api/session-search';
import { expect, it } from 'vitest';
import { testSession } from '../../testing/examples.ts';
import { nearestTimes } from './nearest-times.ts';

const at = (start: string): FoundSession => ({
  kind: 'class',
  session: testSession({ id: start, startDate: `${start}:00+00:00` }),
  venue: { slug: 'sale', name: 'Sale', town: 'Sale', lat: null, lng: null },
  metres: null,
});
const all = ['21T07:00', '21T09:30', '21T12:00', '21T18:00', '21T20:00', '22T06:30'].map((day) =>
  at(`2026-11-${day}`),
);

it.each([
  [
    'before the first',
    { startsFrom: '05:00', startsBefore: '06:00' },
    ['21T07:00', '21T09:30', '21T12:00', '22T06:30'],
  ],
  ['after the last', { startsFrom: '22:00' }, ['21T09:30', '21T12:00', '21T18:00', '21T20:00']],
  [
    'in between',
    { startsFrom: '14:00', startsBefore: '15:00' },
    ['21T09:30', '21T12:00', '21T18:00', '21T20:00'],
  ],
])('the nearest times to hours %s come by day and time', (_what, hours, starts) => {
  expect(nearestTimes(all, hours).map(({ session }) => session.id.slice(8))).toEqual(starts);
});
