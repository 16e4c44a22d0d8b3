import { describe, expect, it } from 'vitest';
import { type BookingFacts, cancellationRefusal, cancellationTerms } from './cancellation-rules.ts';

const START = new Date('2026-06-10T18:00:00Z');
const hoursBefore = (hours: number) => new Date(START.getTime() - hours * 3_600_000);
const booking = (change: Partial<BookingFacts> = {}): BookingFacts => ({
  status: 'confirmed',
  pricePence: 650,
  startsAt: START,
  sessionStatus: 'EventScheduled',
  packageName: null,
  ...change,
});

const policy = {
  freeCancellationHours: 4,
  penalties: { lateCancellationPence: 300, noShowPence: 500, stopsBookingAtPence: null },
};

describe('cancellationTerms', () => {
  it.each<[string, Partial<BookingFacts>, number, number, RegExp]>([
    ['in good time', {}, 5, 650, /free of charge up to 4 hours/],
    ['at the deadline', {}, 4, 0, /won’t get a refund/],
    ['too late', {}, 1, 0, /won’t get a refund/],
    ['too late, where the venue has cancelled', { sessionStatus: 'EventCancelled' }, 1, 650, /venue has/],
    ['a free one', { pricePence: 0 }, 5, 0, /was free/],
  ])('%s', (_what, change, hours, refundPence, words) => {
    const terms = cancellationTerms(booking(change), policy, hoursBefore(hours));
    expect(terms.refundPence).toBe(refundPence);
    expect(terms.isUseReturned).toBe(false);
    expect(terms.description).toMatch(words);
    expect(terms.freeUntil).toEqual(hours > 4 ? hoursBefore(4) : null);
  });

  it.each<[string, Partial<BookingFacts>, number, boolean, RegExp]>([
    ['in good time', {}, 5, true, /return one use to your 10 swims/],
    ['too late', {}, 1, false, /won’t get your 10 swims use back/],
    [
      'too late, where the venue has cancelled',
      { sessionStatus: 'EventCancelled' },
      1,
      true,
      /return one use/,
    ],
  ])('of one that a package paid for, %s', (_what, change, hours, isUseReturned, words) => {
    const paid = booking({ pricePence: 0, packageName: '10 swims', ...change });
    const terms = cancellationTerms(paid, policy, hoursBefore(hours));
    expect(terms).toMatchObject({ isUseReturned, refundPence: 0, penaltyPence: 0 });
    expect(terms.description).toMatch(words);
  });

  it.each<[string, Partial<BookingFacts>, number, number]>([
    ['a free one in good time', { pricePence: 0 }, 5, 0],
    ['a free one too late', { pricePence: 0 }, 1, 300],
    ['a free one that the venue has cancelled', { pricePence: 0, sessionStatus: 'EventCancelled' }, 1, 0],
    ['one whose price is lost', {}, 1, 0],
  ])('charges for %s', (_what, change, hours, expected) => {
    const terms = cancellationTerms(booking(change), policy, hoursBefore(hours));
    expect(terms.penaltyPence).toBe(expected);
    expect(terms.description.includes('a charge for cancelling')).toBe(expected > 0);
  });
});

describe('cancellationRefusal', () => {
  it.each<[string, Partial<BookingFacts>, Date, RegExp | null]>([
    ['one to come', {}, hoursBefore(1), null],
    ['one that starts now', {}, START, /already started/],
    ['a cancelled one', { status: 'cancelled' }, hoursBefore(9), /already cancelled/],
  ])('of %s', (_what, change, now, words) => {
    const refusal = cancellationRefusal(booking(change), now);
    if (words === null) expect(refusal).toBeNull();
    else expect(refusal).toMatch(words);
  });
});
