import { expect, test } from 'vitest';
import { bookingProblem, holdUntil, type LineFacts, lineProblem } from './line-rules.ts';
import { basketTexts } from './texts.ts';

const now = new Date('2026-11-21T12:00:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const courts = ['Court 1'];
const line: LineFacts = {
  status: 'EventScheduled',
  startsAt: at(60),
  capacity: 10,
  placesSoldElsewhere: 4,
  booked: 3,
  held: 1,
  isBookedByPerson: false,
  heldUntil: at(5),
  courts: null,
  court: null,
};

test.each<[string, Partial<LineFacts>, string | null]>([
  ['is held', {}, null],
  ['is held and is the last place', { booked: 5 }, null],
  ['ran out, places left', { heldUntil: at(-1), held: 0 }, null],
  ['ran out, the last place left', { heldUntil: at(-1), held: 0, booked: 5 }, null],
  ['ran out this very moment, full', { heldUntil: now, held: 0, booked: 6 }, basketTexts.lost],
  ['ran out, the rest is booked', { heldUntil: at(-1), held: 0, booked: 6 }, basketTexts.lost],
  ['ran out, the rest is held by others', { heldUntil: at(-1), held: 3 }, basketTexts.lost],
  ['never had a hold, full', { heldUntil: null, booked: 6, held: 0 }, basketTexts.lost],
  ['has started', { startsAt: now }, basketTexts.started],
  ['is cancelled', { status: 'EventCancelled' }, basketTexts.cancelled],
  ['is cancelled and has started', { status: 'EventCancelled', startsAt: at(-5) }, basketTexts.cancelled],
  ['was booked meanwhile', { isBookedByPerson: true }, basketTexts.alreadyBooked],
  ['is a court that ran out and is free', { courts, court: 'Court 1', heldUntil: null }, null],
  ['is a court that ran out and has gone', { courts, heldUntil: null }, basketTexts.slot.lost],
  [
    'is a court that was booked meanwhile',
    { courts, isBookedByPerson: true },
    basketTexts.slot.alreadyBooked,
  ],
  ['is a court that the venue cancelled', { courts, status: 'EventCancelled' }, basketTexts.slot.cancelled],
  ['is a court whose time has begun', { courts, startsAt: now }, basketTexts.slot.started],
])('a line that %s', (_, change, problem) => {
  expect(lineProblem({ ...line, ...change }, now)).toBe(problem);
});

test('a line that started while it was paid for can still be booked', () => {
  expect(bookingProblem({ ...line, startsAt: at(-1) }, now)).toBeNull();
});

test('a hold lasts the configured minutes', () => {
  expect(holdUntil(now, 15)).toEqual(at(15));
});
