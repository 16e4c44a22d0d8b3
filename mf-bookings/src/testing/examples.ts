import type { Activity, ScheduledSession, SessionDetail } from 'shared-contracts/api/activities';
import type { Cart, CartItem } from 'shared-contracts/api/basket';
import type { Venue } from 'shared-contracts/api/venues';

/** Examples for the tests of this remote. */
export const testVenue = (parts: Partial<Venue> = {}): Venue => ({
  id: 'AP1',
  slug: 'sale-leisure-centre',
  name: 'Sale Leisure Centre',
  placeType: 'leisure_centre',
  address1: 'Broad Road',
  address2: null,
  town: 'Sale',
  postcode: 'M33 2AL',
  lat: 53.4259,
  lng: -2.3167,
  displayVenueSelectionButton: true,
  activitiesV2Enabled: true,
  canDisplayIneligibleMemberships: true,
  facilities: ['Swimming Pool', 'Gymnasium'],
  ...parts,
});

export const testActivities: Activity[] = [
  { id: 'a1', name: 'Yoga', slug: 'yoga', sessionsInNextSevenDays: 9 },
  { id: 'a2', name: 'Swimming', slug: 'swimming', sessionsInNextSevenDays: 4 },
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

const cartItem = (objectId: string): CartItem => ({
  id: `line-${objectId}`,
  type: 'activity',
  objectId,
  name: 'Hatha Yoga',
  sortBy: 0,
  enablePrintReceipt: false,
  startDate: '2026-11-21T18:30:00+00:00',
  endDate: '2026-11-21T19:15:00+00:00',
  venue: { slug: 'sale-leisure-centre', name: 'Sale Leisure Centre' },
  location: 'Studio 1',
  purchasedFor: { id: '7', name: 'Sam New' },
  price: '7.20',
  formattedPrice: '£7.20',
  priceReason: null,
  formattedPreviousPrice: null,
  holdExpiresAt: null,
  isHeld: null,
  options: [],
  pricingOptionId: null,
  benefit: null,
  packageUsage: null,
  problem: null,
});

const noCredit = { totalAvailable: '0.00', maxApplicable: '0.00' };

/** A basket that holds these sessions; its totals are of no interest here. */
export const testCart = (...sessionIds: string[]): Cart => ({
  id: '1',
  uuid: 'u1',
  items: sessionIds.map(cartItem),
  totals: {
    total: '0.00',
    taxTotal: '0.00',
    subTotal: '0.00',
    balance: '0.00',
    itemCount: sessionIds.length,
    formattedTotal: '£0.00',
    formattedTaxTotal: '£0.00',
    formattedSubTotal: '£0.00',
    formattedBalance: '£0.00',
  },
  credits: { membership: noCredit, general: noCredit },
  attendeeWaiversRequired: [],
  selectedUserId: null,
  completeOrderId: null,
  payments: [],
  holdExpiresAt: null,
  now: '2026-11-21T12:00:00+00:00',
});
