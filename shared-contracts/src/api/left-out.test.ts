import { fromWire } from 'shared-contracts/codec';
import { type Schema, safeParse } from 'shared-contracts/schema';
import { describe, expect, it } from 'vitest';
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
  ])('of %s is off, empty or not there, and what it adds is let be', (_what, schema, said, read) => {
    const { data } = safeParse(schema, fromWire({ ...said, a_field_of_tomorrow: 1 }));
    expect(data).toMatchObject(read);
    expect(data).not.toHaveProperty('aFieldOfTomorrow');
  });

  it('of a document that expires is that it does not soon', () => {
    const document = { name: 'Proof', days_to_expiry: 12 };
    const { data } = safeParse(userSchema, fromWire({ ...user, document_expiry: [document] }));
    expect(data?.documentExpiry).toEqual([{ name: 'Proof', documentExpiringSoon: false, daysToExpiry: 12 }]);
  });

  it('is never who or what it is', () => {
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
