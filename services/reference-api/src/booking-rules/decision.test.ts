import { describe, expect, it, test } from 'vitest';
import type { StoredOffer } from '../platform/index.ts';
import type { Attendee } from './attendee.ts';
import { type DecisionFacts, type DecisionRequest, decide } from './decision.ts';

const standard: StoredOffer = { id: 'standard', name: 'Standard', audience: 'standard', pricePence: 640 };
const member: StoredOffer = { id: 'member', name: 'Member', audience: 'member', pricePence: 0 };
const own: Attendee = { id: 'p1' };
const mia: Attendee = { id: 'p2', linked: { firstName: 'Mia' } };
const yoga = { id: 's2', name: 'Yoga', startsAt: '2026-06-20T17:30:00Z', endsAt: '2026-06-20T18:15:00Z' };

const facts: DecisionFacts = {
  status: 'EventScheduled',
  startsAt: new Date('2026-06-20T17:00:00Z'),
  capacity: 10,
  placesSoldElsewhere: 0,
  booked: 2,
  held: 1,
  isBookedByPerson: false,
  isInOwnBasket: false,
  offers: [standard, member],
  courts: null,
  ageMin: null,
  ageMax: null,
  isForMember: false,
  benefits: [],
  dateOfBirth: '1990-06-20',
  clashes: [],
  duePence: 0,
  bookerDuePence: 0,
};
const settings = {
  bookingWindow: { standardDays: 14, memberDays: 28 },
  penalties: { lateCancellationPence: 0, noShowPence: 0, stopsBookingAtPence: 600 },
  site: { currency: { symbol: '£' } },
} as DecisionRequest['settings'];

const ask = (change: Partial<DecisionFacts>, asked: Partial<DecisionRequest> = {}) =>
  decide(
    { ...facts, ...change },
    { attendee: own, settings, now: new Date('2026-06-10T08:00:00Z'), ...asked },
  );

describe('the business cases, as a venue manager would tell them', () => {
  it.each<[string, Partial<DecisionFacts>, Attendee | null, string | null, number]>([
    ['a visitor pays the standard price', { dateOfBirth: null }, null, null, 640],
    ['a customer without a membership does, too', {}, own, null, 640],
    ['whoever is a member on that day pays nothing', { isForMember: true }, own, null, 0],
    ['an adult is too old for a class from 4 to 7', { ageMin: 4, ageMax: 7 }, own, 'wrong-age', 640],
    ['turning 36 on the day of the class counts', { ageMin: 36 }, own, null, 640],
    ['turning 37 the day after does not', { ageMin: 37 }, own, 'wrong-age', 640],
    [
      'a visitor learns whom a class is for once logged in',
      { ageMin: 60, dateOfBirth: null },
      null,
      null,
      640,
    ],
    ['whose age is not known is asked for it', { ageMin: 16, dateOfBirth: null }, own, 'wrong-age', 640],
    ['no one is asked where every age is welcome', { ageMin: 0, dateOfBirth: null }, own, null, 640],
    ['of somebody linked the age may be unknown', { ageMin: 16, dateOfBirth: null }, mia, null, 640],
    ['a full class is full before anything else is asked', { booked: 10, held: 0 }, own, 'full', 640],
    [
      'what is cancelled is cancelled for every age',
      { status: 'EventCancelled', ageMin: 99 },
      own,
      'cancelled',
      640,
    ],
    ['what is booked is booked', { isBookedByPerson: true, ageMin: 99 }, own, 'already-booked', 640],
    ['something else at the hours is no refusal', { clashes: [yoga] }, own, null, 640],
    ['owing less than the limit is no reason', { bookerDuePence: 599 }, own, null, 640],
  ])('%s', (_case, change, attendee, reason, pence) => {
    const { bookable, offer } = ask(change, { attendee });
    expect(bookable.reason).toBe(reason);
    expect(bookable.canBook).toBe(reason === null);
    expect(offer.pricePence).toBe(pence);
  });
});

test('the booking window is that of the day of the class', () => {
  const startsAt = new Date('2026-07-01T17:00:00Z');
  expect(ask({ startsAt }).bookable).toMatchObject({ reason: 'not-open-yet' });
  expect(ask({ startsAt }).bookable.message).toContain('Members can book it already.');
  expect(ask({ startsAt, isForMember: true }).bookable.canBook).toBe(true);
});

describe('something else at the same hours', () => {
  it('is shown, and left to the person', () => {
    expect(ask({ clashes: [yoga] }).clash).toEqual(yoga);
  });
  it.each([
    [own, 'You already have Yoga, 18:30 to 19:15.'],
    [mia, 'Mia already has Yoga, 18:30 to 19:15.'],
  ])('is refused in words where the tenant says so', (attendee, message) => {
    const refusing = { ...settings, clashes: 'refuse' as const };
    const { bookable, clash } = ask({ clashes: [yoga] }, { attendee, settings: refusing });
    expect(bookable).toEqual({ canBook: false, reason: 'already-booked', message });
    expect(clash).toBeNull();
  });
});

describe('what is owed for earlier bookings', () => {
  it.each<[string, Partial<DecisionFacts>, Attendee, string | null]>([
    [
      'stops whoever owes as much as the limit',
      { duePence: 600, bookerDuePence: 600 },
      own,
      'You owe £6.00 for earlier bookings. Pay it in your account, under Payments, before you book.',
    ],
    [
      'stops whoever books for a child',
      { bookerDuePence: 800 },
      mia,
      'You owe £8.00 for earlier bookings. Pay it in your account, under Payments, before you book.',
    ],
    [
      'of somebody linked stays with them',
      { duePence: 800 },
      mia,
      'Mia must pay for earlier bookings before you can book for them again.',
    ],
    [
      'comes after everything else',
      { bookerDuePence: 800, booked: 10, held: 0 },
      own,
      'All places are booked.',
    ],
  ])('%s', (_case, change, attendee, message) => {
    expect(ask(change, { attendee }).bookable).toMatchObject({ canBook: false, message });
  });
});

test('a membership never makes anything dearer', () => {
  for (const pricePence of [0, 300, 640, 900]) {
    const offers = [standard, { ...member, pricePence }];
    const as = (isForMember: boolean) => ask({ offers, isForMember }).offer.pricePence;
    expect(as(true)).toBeLessThanOrEqual(as(false));
  }
});

test.each<[string, Partial<DecisionFacts>, Attendee, string]>([
  ['booked', { isBookedByPerson: true }, own, 'The customer has already booked this class.'],
  [
    'a booked court',
    { isBookedByPerson: true, courts: ['1'] },
    own,
    'The customer has already booked a court at this time.',
  ],
  ['in the basket', { isInOwnBasket: true }, own, 'This class is already in the customer’s basket.'],
  [
    'a court in the basket',
    { isInOwnBasket: true, courts: ['1'] },
    own,
    'A court at this time is already in the customer’s basket.',
  ],
  [
    'in the basket for a linked person',
    { isInOwnBasket: true },
    mia,
    'This class is already in the customer’s basket for Mia.',
  ],
  [
    'of unknown age',
    { ageMin: 16, dateOfBirth: null },
    own,
    'This class is for people aged 16 and over. There is no date of birth in the customer’s account.',
  ],
  [
    'in debt',
    { bookerDuePence: 600 },
    own,
    'The customer owes £6.00 for earlier bookings, to be paid before they book.',
  ],
  ['linked and in debt', { duePence: 600 }, mia, 'Mia must pay for earlier bookings before the next one.'],
  ['busy at these hours', { clashes: [yoga] }, own, 'The customer already has Yoga, 18:30 to 19:15.'],
])('staff read about a customer who is %s, and are not addressed as them', (_, change, person, words) => {
  const { bookable } = ask(change, {
    attendee: { ...person, isServed: true },
    settings: { ...settings, clashes: 'refuse' },
  });
  expect(bookable).toMatchObject({ canBook: false, message: words });
  // The customer, and anyone who books for them, is spoken to.
  const own = ask(change, { attendee: person, settings: { ...settings, clashes: 'refuse' } });
  expect(own.bookable.message).not.toBe(words);
});
