import type { ScheduledSession } from 'shared-contracts/api/activities';
import { describe, expect, it } from 'vitest';
import { availability } from './session-availability.ts';

const open: ScheduledSession['bookable'] = { canBook: true, reason: null, message: null };
const closed = (reason: ScheduledSession['bookable']['reason'], message: string | null = null) => ({
  canBook: false,
  reason,
  message,
});

describe('availability', () => {
  it.each([
    [open, 12, { canBook: true, isClosed: false, label: '12 places left', tone: 'neutral', why: null }],
    [open, 5, { canBook: true, label: '5 places left', tone: 'warning', why: null }],
    [open, 1, { canBook: true, label: '1 place left', tone: 'warning', why: null }],
    [
      closed('full', 'All places are booked.'),
      0,
      { canBook: false, isClosed: true, label: 'Full', why: null },
    ],
    [closed('reserved'), 0, { label: 'On hold', why: expect.stringContaining('baskets') }],
    [closed('started', 'It has started.'), 4, { label: 'Started', why: null }],
    [closed('cancelled'), 4, { label: 'Cancelled', why: 'This class has been cancelled.' }],
    [
      closed('already-booked'),
      4,
      { label: 'Booked', tone: 'brand', why: 'You have already booked this class.' },
    ],
    [
      closed('not-open-yet', 'Booking opens on 12 Dec 2026.'),
      4,
      { label: 'Not open yet', why: 'Booking opens on 12 Dec 2026.' },
    ],
    [closed(null), 0, { label: 'Not bookable', why: 'This class cannot be booked online.' }],
    [
      closed(null, 'You owe £8.00 for earlier bookings.'),
      4,
      { label: 'Not bookable', why: 'You owe £8.00 for earlier bookings.', advice: null },
    ],
    [closed('wrong-age', 'For people aged 4 to 7.'), 4, { label: 'For another age group' }],
    [
      { ...closed('wrong-age', 'Add your date of birth.'), remedy: 'add-date-of-birth' as const },
      4,
      { label: 'Date of birth needed', why: 'Add your date of birth.' },
    ],
  ])('%j with %i places', (bookable, remainingAttendeeCapacity, expected) => {
    const session = { bookable, remainingAttendeeCapacity, waitingList: null };
    expect(availability(session, false)).toMatchObject(expected);
  });
  it.each([
    ['full', 'Check back later. A place may come free if someone cancels.'],
    ['started', null],
    ['cancelled', null],
    ['already-booked', null],
    ['not-open-yet', 'You can add it to your basket once booking is open.'],
    [null, 'Please ask the venue.'],
  ] as const)('says what to do about %s', (reason, advice) => {
    expect(
      availability({ bookable: closed(reason), remainingAttendeeCapacity: 0, waitingList: null }, false)
        .advice,
    ).toBe(advice);
  });
  it('says about the last places on hold what to do in the sentence itself', () => {
    const { why, advice } = availability(
      { bookable: closed('reserved'), remainingAttendeeCapacity: 0, waitingList: null },
      false,
    );
    expect(why).toMatch(/Please try again in a few minutes\.$/);
    expect(advice).toBeNull();
  });
  it.each([
    [{ position: null, offeredUntil: null, canJoin: true, waiting: 0 }, null],
    [
      { position: 3, offeredUntil: null, canJoin: false, waiting: 2 },
      'You are number 3 on the waiting list.',
    ],
  ])('says which place they have on the waiting list: %j', (waitingList, advice) => {
    const session = { bookable: closed('full'), remainingAttendeeCapacity: 0, waitingList };
    expect(availability(session, false).advice).toBe(advice);
  });
  it('says when the place is kept for this person', () => {
    const waitingList = { position: null, offeredUntil: '2026-11-21T19:00:00Z', canJoin: false, waiting: 0 };
    const session = { bookable: open, remainingAttendeeCapacity: 1, waitingList };
    expect(availability(session, false)).toMatchObject({
      canBook: true,
      label: 'Held for you',
      tone: 'brand',
    });
  });
  it('has no advice where there is a way on', () => {
    expect(
      availability({ bookable: open, remainingAttendeeCapacity: 9, waitingList: null }, false).advice,
    ).toBeNull();
    expect(
      availability({ bookable: closed('full'), remainingAttendeeCapacity: 0, waitingList: null }, true)
        .advice,
    ).toBeNull();
  });
  it('says so when the basket holds a place, whatever the server says of others', () => {
    const session = {
      bookable: closed('reserved', 'It is taken.'),
      remainingAttendeeCapacity: 0,
      waitingList: null,
    };
    expect(availability(session, true)).toMatchObject({
      isInBasket: true,
      isClosed: false,
      canBook: false,
      label: 'In your basket',
      why: null,
    });
  });
});
