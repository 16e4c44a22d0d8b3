import type { Suggestion } from 'shared-contracts/api/suggestions';

/** A class to come to: Saturday 28 Nov 2026, 18:30 in Sale. */
export const suggestedClass = (
  id: string,
  name: string,
  because: Suggestion['because'] = 'booked',
): Suggestion => ({
  kind: 'class',
  because,
  metres: null,
  venue: { slug: 'sale', name: 'Sale Leisure Centre', town: 'Sale', lat: null, lng: null },
  session: {
    id,
    superEvent: `series-${id}`,
    name,
    activity: { id: 'a1', name: 'Yoga', slug: 'yoga' },
    startDate: '2026-11-28T18:30:00+00:00',
    endDate: '2026-11-28T19:15:00+00:00',
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
    accessibilitySupport: [],
  },
});
