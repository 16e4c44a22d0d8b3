import { describe, expect, it } from 'vitest';
import { bookingOf } from '../../testing/booking-examples.ts';
import { adultMembership } from '../../testing/membership-examples.ts';
import { countedBenefits, sessionsThisMonth } from './month-use.ts';

const past = (startDate: string, change: { status?: 'cancelled'; forId?: string } = {}) => {
  const { item } = bookingOf('1', 'Gentle yoga', { startDate });
  const { status = 'confirmed' as const, forId } = change;
  return { status, item: forId ? { ...item, purchasedFor: { id: forId, name: 'Kit New' } } : item };
};
const me = { userId: bookingOf('1', 'Gentle yoga').item.purchasedFor.id, today: '2026-11-26' };

describe('the sessions of this month', () => {
  it('are those the person has kept, for themselves', () => {
    const bookings = [
      past('2026-11-21T18:30:00+00:00'),
      past('2026-11-02T18:30:00+00:00'),
      past('2026-11-03T18:30:00+00:00', { status: 'cancelled' }),
      past('2026-11-04T18:30:00+00:00', { forId: '8' }),
      past('2026-10-31T18:30:00+00:00'),
    ];
    expect(sessionsThisMonth(bookings, me)).toBe(2);
  });

  it('begin and end by the clock of the site', () => {
    const lateOnTheLastOfMay = past('2026-05-31T23:30:00+00:00');
    expect(sessionsThisMonth([lateOnTheLastOfMay], { ...me, today: '2026-06-15' })).toBe(1);
    expect(sessionsThisMonth([lateOnTheLastOfMay], { ...me, today: '2026-05-31' })).toBe(0);
  });
});

it('counted benefits are those of a current membership with a number of uses', () => {
  const ended = { ...adultMembership, state: 'ended' as const };
  expect(countedBenefits([ended, adultMembership]).map(({ name }) => name)).toEqual(['Guest visit']);
});
