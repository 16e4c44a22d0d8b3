import { expect, test } from 'vitest';
import { canBePaid, dayAndTimes, lineName, linkedAttendee, sortedLines } from './basket-lines.ts';
import { cartItem } from './testing.ts';

test('lines are sorted by sort_by, equals keep their order', () => {
  const items = [
    cartItem({ id: 'a', sortBy: 3 }),
    cartItem({ id: 'b', sortBy: 1 }),
    cartItem({ id: 'c', sortBy: 2 }),
    cartItem({ id: 'd', sortBy: 1 }),
  ];
  expect(sortedLines(items).map(({ id }) => id)).toEqual(['b', 'd', 'c', 'a']);
  expect(items[0]?.id).toBe('a');
});

test.each([
  ['2026-11-21T18:30:00+00:00', '2026-11-21T19:15:00+00:00', 'Sat 21 Nov 2026', '18:30', '19:15'],
  ['2026-07-01T18:30:00+01:00', '2026-07-01T19:30:00+01:00', 'Wed 01 Jul 2026', '18:30', '19:30'],
])('%s is shown by the clock of the site', (startDate, endDate, day, from, until) => {
  expect(dayAndTimes({ startDate, endDate })).toEqual({ day, from, until });
});

test('one line with a problem stops the payment', () => {
  expect(canBePaid([cartItem()])).toBe(true);
  expect(canBePaid([cartItem(), cartItem({ problem: 'Full' })])).toBe(false);
});

const forMia = cartItem({ name: 'Hatha Yoga', purchasedFor: { id: 'm', name: 'Mia Carter' } });

test.each([
  ['the owner of the basket', 'm', null, 'Hatha Yoga'],
  ['somebody else', 'c', 'Mia Carter', 'Hatha Yoga for Mia Carter'],
  ['somebody, where a server says not whose basket it is', null, null, 'Hatha Yoga'],
])('a line for %s', (_, selectedUserId, person, name) => {
  expect(linkedAttendee(forMia, { selectedUserId })).toBe(person);
  expect(lineName(forMia, { selectedUserId })).toBe(name);
});
