import type { Activity, ScheduledSession, SessionDetail } from 'shared-contracts/api/activities';
import type { Cart } from 'shared-contracts/api/basket';
import { exampleActivityItem, exampleCart } from 'shared-contracts/testing';

/** Examples for the tests of this remote. */
export { exampleVenue as testVenue } from 'shared-contracts/testing';

export const testActivities: Activity[] = [
  { id: 'a1', name: 'Yoga', slug: 'yoga', sessionsInNextSevenDays: 9, hasSlots: false },
  { id: 'a2', name: 'Swimming', slug: 'swimming', sessionsInNextSevenDays: 4, hasSlots: false },
];

export const testSession = (parts: Partial<ScheduledSession> = {}): ScheduledSession => ({
  id: 's1',
  superEvent: 'series-1',
  name: 'Hatha Yoga',
  activity: { id: 'a1', name: 'Yoga', slug: 'yoga' },
  startDate: '2026-11-21T18:30:00+00:00',
  endDate: '2026-11-21T19:15:00+00:00',
  duration: 'PT45M',
  level: 'Beginner',
  leader: 'Priya Chandran',
  location: 'Studio 1',
  eventStatus: 'EventScheduled',
  maximumAttendeeCapacity: 20,
  remainingAttendeeCapacity: 12,
  offer: { id: 'o1', name: 'Adult', price: '7.20', formattedPrice: '£7.20', priceReason: null },
  bookable: { canBook: true, reason: null, message: null },
  clash: null,
  waitingList: null,
  ageRange: { minValue: 16, maxValue: null },
  genderRestriction: null,
  accessibilitySupport: ['Hearing impairment'],
  ...parts,
});

export const testSessionDetail = (parts: Partial<SessionDetail> = {}): SessionDetail => ({
  session: testSession(),
  venue: {
    id: 'AP1',
    slug: 'sale-leisure-centre',
    name: 'Sale Leisure Centre',
    address: 'Broad Road, Sale, M33 2AL',
  },
  description: 'Slow, steady yoga for every body.',
  attendeeInstructions: 'Bring a mat.',
  ageRange: { minValue: 16, maxValue: null },
  genderRestriction: null,
  accessibilitySupport: ['Hearing impairment'],
  offers: [
    { id: 'o1', name: 'Adult', price: '7.20', formattedPrice: '£7.20', priceReason: null },
    { id: 'o2', name: 'Member', price: '0.00', formattedPrice: 'Free', priceReason: 'Member price' },
  ],
  cancellation: {
    freeUntil: '2026-11-20T18:30:00+00:00',
    description: 'You can cancel free of charge up to 24 hours before the class starts.',
  },
  ...parts,
});

/** A basket that holds these sessions; its totals are of no interest here. */
export const testCart = (...sessionIds: string[]): Cart =>
  exampleCart(sessionIds.map((objectId) => exampleActivityItem({ id: `line-${objectId}`, objectId })));
