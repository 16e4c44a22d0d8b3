import { describe, expect, it } from 'vitest';
import type { StoredOffer } from '../platform/index.ts';
import {
  type BookingFacts,
  bookable,
  bookingOpens,
  freeCancellationUntil,
  remainingPlaces,
  withMemberOpening,
} from './bookable.ts';
import { offerFor, presentOffer } from './offers.ts';
import { bookingRuleTexts } from './texts.ts';

const standard: StoredOffer = { id: 'standard', name: 'Standard', audience: 'standard', pricePence: 640 };
const member: StoredOffer = { id: 'member', name: 'Member', audience: 'member', pricePence: 0 };

describe('the price of a session for a person', () => {
  it.each([
    ['a visitor', [standard, member], false, 'standard'],
    ['a member', [standard, member], true, 'member'],
    ['a member where all pay the same', [standard], true, 'standard'],
    ['a member whose own price is higher', [standard, { ...member, pricePence: 900 }], true, 'standard'],
  ])('is right for %s', (_who, offers, isMember, expected) => {
    expect(offerFor(offers, { isForMember: isMember, benefits: [] }).id).toBe(expected);
  });

  it('says why a member pays less', () => {
    expect(presentOffer(member, '£')).toMatchObject({
      price: '0.00',
      formattedPrice: 'Free',
      priceReason: 'Member price',
    });
    expect(presentOffer(standard, '€')).toMatchObject({ formattedPrice: '€ 6.40', priceReason: null });
  });
});

const now = new Date('2026-06-10T08:00:00Z');
const free: BookingFacts = {
  status: 'EventScheduled',
  startsAt: new Date('2026-06-10T17:00:00Z'),
  capacity: 10,
  placesSoldElsewhere: 4,
  booked: 2,
  held: 1,
  isBookedByPerson: false,
  isInOwnBasket: false,
};

describe('whether a session can be booked', () => {
  it.each<[string, Partial<BookingFacts>, string | null]>([
    ['places are left', {}, null],
    ['the last place is left', { booked: 4 }, null],
    ['every place is booked', { booked: 6, held: 0 }, 'full'],
    ['more is sold than there is room', { booked: 9 }, 'full'],
    ['the last places are in baskets', { booked: 5, held: 1 }, 'reserved'],
    ['the person has it in the basket', { isInOwnBasket: true }, 'reserved'],
    ['the person has booked it', { isBookedByPerson: true, booked: 6 }, 'already-booked'],
    ['it starts this moment', { startsAt: now }, 'started'],
    ['it is cancelled', { status: 'EventCancelled', startsAt: now }, 'cancelled'],
  ])('when %s', (_when, facts, reason) => {
    const answer = bookable({ ...free, ...facts }, null, now);
    expect(answer.reason).toBe(reason);
    expect(answer.canBook).toBe(reason === null);
    expect(answer.message === null).toBe(reason === null);
  });

  it.each([
    ['2026-06-11T00:00', 'Booking opens on Thursday 11 Jun 2026.'],
    ['2026-06-11T07:00', 'Booking opens on Thursday 11 Jun 2026 at 07:00.'],
    ['2026-06-10T09:01', 'Booking opens on Wednesday 10 Jun 2026 at 09:01.'],
  ])('names the day and the hour at which booking opens: %s', (opens, message) => {
    expect(bookable(free, opens, now)).toEqual({ canBook: false, reason: 'not-open-yet', message });
  });

  it('says whom the free places are for', () => {
    const held = { ...free, booked: 5, held: 2 };
    expect(bookable({ ...held, waitingAhead: 0 }, null, now).message).toBe(
      bookingRuleTexts.bookable.reserved,
    );
    expect(bookable({ ...held, waitingAhead: 2 }, null, now).message).toBe(
      bookingRuleTexts.bookable.waitedFor,
    );
  });

  it('opens at the hour itself, by the clock of the site', () => {
    expect(bookable(free, '2026-06-10T09:00', now).canBook).toBe(true);
  });

  it.each([
    ['always', { standardDays: 1, memberDays: null }, ' Members can book it already.'],
    ['since today', { standardDays: 1, memberDays: 5 }, ' Members can book it already.'],
    ['from tomorrow', { standardDays: 1, memberDays: 4 }, ''],
  ])('tells others that members may, where that is %s', (_when, window, added) => {
    const startsAt = new Date('2026-06-15T17:00:00Z');
    const early = bookable({ ...free, startsAt }, bookingOpens(startsAt, window, false), now);
    const answer = withMemberOpening(early, startsAt, window, now);
    expect(answer).toEqual({ ...early, message: `Booking opens on Sunday 14 Jun 2026.${added}` });
  });

  it('tells of members only where others wait for their turn', () => {
    const full = bookable({ ...free, booked: 6, held: 0 }, null, now);
    expect(withMemberOpening(full, free.startsAt, { standardDays: 14, memberDays: null }, now)).toEqual(full);
  });

  it('never counts fewer than no places', () => {
    expect(remainingPlaces({ capacity: 3, placesSoldElsewhere: 3, booked: 1, held: 1 })).toBe(0);
  });
});

it.each([
  [{ standardDays: 14, memberDays: null }, false, '2026-05-27T00:00'],
  [{ standardDays: 14, memberDays: null, opensAt: '07:00' }, false, '2026-05-27T07:00'],
  [{ standardDays: 14, memberDays: 28 }, true, '2026-05-13T00:00'],
  [{ standardDays: 14, memberDays: null }, true, null],
])('a window of %j opens for a member: %s on %s', (window, isMember, day) => {
  expect(bookingOpens(free.startsAt, window, isMember)).toBe(day);
});

it('lets go of free cancellation at its moment', () => {
  expect(freeCancellationUntil(free.startsAt, 4, now)).toEqual(new Date('2026-06-10T13:00:00Z'));
  expect(freeCancellationUntil(free.startsAt, 9, now)).toBeNull();
});
