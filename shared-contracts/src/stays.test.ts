import { expect, test } from 'vitest';
import { type StayTime, staysOf } from './stays.ts';

interface Booked extends StayTime {
  id: string;
  state: string;
}

const at = (start: string, end: string, change: Partial<Booked> = {}): Booked => ({
  id: start,
  state: 'order 1',
  name: 'Tennis courts',
  startDate: `2026-11-21T${start}:00+00:00`,
  endDate: `2026-11-21T${end}:00+00:00`,
  isCourt: true,
  location: 'Court 2',
  venue: { slug: 'sale' },
  purchasedFor: { id: 'sam' },
  ...change,
});
const first = at('18:00', '18:30');
const ids = (bookings: readonly Booked[]) =>
  staysOf(
    bookings,
    (booking) => booking,
    ({ state }) => state,
  ).map((parts) => parts.map(({ id }) => id));

test('bookings of one court that follow each other are one stay, in whatever order they come', () => {
  const [second, third] = [at('18:30', '19:00'), at('19:00', '19:30')];
  const stay = ['18:00', '18:30', '19:00'];
  expect(ids([first, second, third])).toEqual([stay]);
  expect(ids([third, second, first])).toEqual([stay]);
  expect(ids([])).toEqual([]);
});

test('the stays are where the list has the first of their parts', () => {
  const other = at('17:00', '17:30', { id: 'other', location: 'Court 1' });
  const late = at('21:00', '21:30');
  expect(ids([late, at('18:30', '19:00'), other, first])).toEqual([['21:00'], ['18:00', '18:30'], ['other']]);
});

test('the moment counts, not how it is written', () => {
  const asDates = at('', '', {
    id: 'date',
    startDate: new Date('2026-11-21T18:30:00Z'),
    endDate: new Date('2026-11-21T19:00:00Z'),
  });
  expect(ids([first, asDates])).toEqual([['18:00', 'date']]);
});

test('what is no place at all is by itself', () => {
  expect(
    staysOf(
      [first, first],
      () => null,
      () => '',
    ),
  ).toHaveLength(2);
});

test.each<[string, Partial<Booked>]>([
  ['a gap', { startDate: '2026-11-21T18:45:00+00:00' }],
  ['the same time', { startDate: first.startDate, endDate: first.endDate }],
  ['another court', { location: 'Court 1' }],
  ['no court that is named', { location: null }],
  ['a class in the same room', { isCourt: undefined }],
  ['another venue', { venue: { slug: 'other' } }],
  ['another person', { purchasedFor: { id: 'jo' } }],
  ['another name', { name: 'Squash' }],
  ['another order', { state: 'order 2' }],
])('%s keeps bookings apart', (_, change) => {
  expect(ids([first, at('18:30', '19:00', change)])).toHaveLength(2);
});
