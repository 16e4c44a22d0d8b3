import { expect, test } from 'vitest';
import type { Tenant } from '../../platform/index.ts';
import { bookingProblem, holdUntil, type LineFacts, type LineRequest, lineProblem } from './line-rules.ts';
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
  offers: [{ id: 'standard', name: 'Standard', audience: 'standard', pricePence: 640 }],
  ageMin: null,
  ageMax: null,
  isForMember: false,
  benefits: [],
  isInOwnBasket: true,
  dateOfBirth: '1990-06-20',
  clashes: [],
  duePence: 0,
  bookerDuePence: 0,
  attendeeId: 'p1',
  firstName: 'Mia',
  agreedClashes: [],
  overrideNote: null,
};
const yoga = { id: 's2', name: 'Yoga', startsAt: '2026-11-21T13:00:00Z', endsAt: '2026-11-21T14:00:00Z' };
const settings = {
  bookingWindow: { standardDays: 14, memberDays: 28 },
  penalties: { lateCancellationPence: 0, noShowPence: 0, stopsBookingAtPence: 600 },
  site: { currency: { symbol: '£' } },
} as Tenant['settings'];
const asked: LineRequest = { user: { id: 'p1' }, tenant: { settings }, now };
const refusing = { ...asked, tenant: { settings: { ...settings, clashes: 'refuse' as const } } };

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
  ['is for another age', { ageMin: 4, ageMax: 7 }, 'This class is for people aged 4 to 7.'],
  [
    'is for some ages, of a child nobody knows the age of',
    { ageMin: 4, dateOfBirth: null, attendeeId: 'p2' },
    null,
  ],
  ['clashes with what came up since', { clashes: [yoga] }, 'You already have Yoga, 13:00 to 14:00.'],
  ['clashes with what they said yes to', { clashes: [yoga], agreedClashes: ['s2'] }, null],
  ['clashes, of a child', { clashes: [yoga], attendeeId: 'p2' }, 'Mia already has Yoga, 13:00 to 14:00.'],
  [
    'is not open yet to somebody who is a member no more',
    { startsAt: new Date('2026-12-12T12:00:00Z') },
    'Booking opens on Saturday 28 Nov 2026. Members can book it already.',
  ],
  ['is open to a member', { startsAt: new Date('2026-12-12T12:00:00Z'), isForMember: true }, null],
  [
    'is of somebody who owes too much by now',
    { bookerDuePence: 600 },
    'You owe £6.00 for earlier bookings. Pay it in your account, under Payments, before you book.',
  ],
])('a line that %s', (_, change, problem) => {
  expect(lineProblem({ ...line, ...change }, asked)).toBe(problem);
});

test('a line that started while it was paid for can still be booked', () => {
  expect(bookingProblem({ ...line, startsAt: at(-1) }, asked, at(-5))).toBeNull();
});

test.each<[string, Partial<LineFacts>, LineRequest, boolean]>([
  ['what else came up at its hours is left to the person', { clashes: [yoga] }, asked, true],
  ['where the tenant says so it is not', { clashes: [yoga], agreedClashes: ['s2'] }, refusing, false],
  ['what came to be owed is paid another time', { bookerDuePence: 900 }, asked, true],
  ['an age that does not fit never does', { ageMin: 60 }, asked, false],
])('of a line that is paid for, %s', (_, change, by, isFine) => {
  expect(bookingProblem({ ...line, ...change }, by, at(-1)) === null).toBe(isFine);
});

test('a hold lasts the configured minutes', () => {
  expect(holdUntil(now, 15)).toEqual(at(15));
});
