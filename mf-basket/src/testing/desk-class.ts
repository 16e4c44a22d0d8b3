import type { ScheduledSession } from 'shared-contracts/api/activities';

/** A class with places, as a timetable has it. */
export const deskClass: ScheduledSession = {
  id: 's1',
  superEvent: '7',
  name: 'Gentle yoga',
  activity: { id: 'a', name: 'Yoga', slug: 'yoga' },
  startDate: '2026-11-20T18:30:00+00:00',
  endDate: '2026-11-20T19:15:00+00:00',
  duration: 'PT45M',
  level: null,
  leader: null,
  location: 'Studio 1',
  eventStatus: 'EventScheduled',
  maximumAttendeeCapacity: 20,
  remainingAttendeeCapacity: 8,
  offer: { id: 'o', name: 'Member', price: '4.50', formattedPrice: '£4.50', priceReason: 'Member price' },
  bookable: { canBook: true, reason: null, message: null },
  clash: null,
  waitingList: null,
  ageRange: { minValue: null, maxValue: null },
  genderRestriction: null,
  accessibilitySupport: [],
};
