import { fromWire } from 'shared-contracts/codec';
import { type Schema, safeParse } from 'shared-contracts/schema';
import { describe, expect, it } from 'vitest';
import { scheduledSessionSchema } from './activities.ts';
import { userSchema } from './auth.ts';
import { cartSchema } from './basket.ts';
import { clientSchema } from './client.ts';
import { venueSchema } from './venues.ts';

const user = {
  id: '7',
  reference: 'R1007',
  first_name: 'Sam',
  last_name: 'New',
  email: 'sam@example.com',
  credit: { balance: '0.00', formatted_balance: '£0.00' },
};

const venue = {
  id: '31',
  slug: 'sale',
  name: 'Sale Leisure Centre',
  place_type: 'leisure-centre',
  address1: 'Broad Road',
  town: 'Sale',
  postcode: 'M33 2AL',
};

const cart = {
  id: '1',
  uuid: '1',
  items: [],
  totals: {
    total: '0.00',
    tax_total: '0.00',
    sub_total: '0.00',
    balance: '0.00',
    item_count: 0,
    formatted_total: '£0.00',
    formatted_tax_total: '£0.00',
    formatted_sub_total: '£0.00',
    formatted_balance: '£0.00',
  },
  credits: {},
  now: '2026-11-21T18:00:00Z',
};

const session = {
  id: '1',
  super_event: '1',
  name: 'Yoga',
  activity: { id: 'a1', name: 'Yoga', slug: 'yoga' },
  start_date: '2026-11-21T18:30:00+00:00',
  end_date: '2026-11-21T19:15:00+00:00',
  duration: 'PT45M',
  level: null,
  leader: null,
  location: null,
  event_status: 'EventScheduled',
  maximum_attendee_capacity: 20,
  remaining_attendee_capacity: 12,
  offer: { id: 'o1', name: 'Adult', price: '7.20', formatted_price: '£7.20', price_reason: null },
  bookable: { can_book: true, reason: null, message: null },
};

describe('what a server leaves out', () => {
  it.each<[string, Schema, object, object]>([
    [
      'a user',
      userSchema,
      user,
      {
        membershipUser: null,
        homeVenue: null,
        hasInstruction: false,
        hasBillingDate: false,
        hasOutstandingPenalties: false,
        documentExpiry: [],
        membershipDocumentUploadRequired: false,
        profilePhoto: null,
        currency: null,
        isStaff: false,
      },
    ],
    [
      'a venue',
      venueSchema,
      venue,
      {
        address2: null,
        lat: null,
        lng: null,
        displayVenueSelectionButton: false,
        activitiesV2Enabled: false,
        canDisplayIneligibleMemberships: false,
        facilities: [],
      },
    ],
    [
      'a client',
      clientSchema,
      { id: '1', slug: 'riverside', name: 'Riverside Leisure' },
      {
        currency: { symbol: '£' },
        onlineJoiningEnabled: false,
        guestPassesEnabled: false,
        mapApiKey: null,
        kioskHomeUrl: null,
        kioskProfile: 'standard',
        availableBillingDates: [],
        language: 'en-GB',
        texts: {},
      },
    ],
    [
      'a basket',
      cartSchema,
      cart,
      {
        credits: {
          membership: { totalAvailable: '0.00', maxApplicable: '0.00' },
          general: { totalAvailable: '0.00', maxApplicable: '0.00' },
        },
        attendeeWaiversRequired: [],
        selectedUserId: null,
        completeOrderId: null,
        payments: [],
        holdExpiresAt: null,
      },
    ],
    [
      'a class',
      scheduledSessionSchema,
      session,
      {
        ageRange: { minValue: null, maxValue: null },
        genderRestriction: null,
        accessibilitySupport: [],
      },
    ],
  ])('of %s is off, empty or missing, and unknown fields are ignored', (_what, schema, said, read) => {
    const { data } = safeParse(schema, fromWire({ ...said, a_field_of_tomorrow: 1 }));
    expect(data).toMatchObject(read);
    expect(data).not.toHaveProperty('aFieldOfTomorrow');
  });

  it('of a document’s expiry means that it does not expire soon', () => {
    const document = { name: 'Proof', days_to_expiry: 12 };
    const { data } = safeParse(userSchema, fromWire({ ...user, document_expiry: [document] }));
    expect(data?.documentExpiry).toEqual([{ name: 'Proof', documentExpiringSoon: false, daysToExpiry: 12 }]);
  });

  it('is never an identity', () => {
    const without = (whole: object, key: string) => ({ ...whole, [key]: undefined });
    for (const [schema, whole, key] of [
      [userSchema, user, 'id'],
      [venueSchema, venue, 'slug'],
      [clientSchema, { id: '1', slug: 'riverside', name: 'Riverside Leisure' }, 'id'],
      [cartSchema, cart, 'totals'],
    ] as const) {
      expect(safeParse(schema, fromWire(without(whole, key))).success).toBe(false);
    }
  });
});
