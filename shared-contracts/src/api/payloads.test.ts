import { toWire } from 'shared-contracts/codec';
import { safeParse } from 'shared-contracts/schema';
import { describe, expect, it } from 'vitest';
import { addItemSchema } from './add-item.ts';
import { offlinePaymentSchema, TENDER_TYPES } from './checkout.ts';
import { joiningVenue, joiningVenues, venue, venueCalls, venues } from './venues.ts';

describe('a thing to put in the basket', () => {
  const item = { id: 's1', type: 'activity', purchasedForUserId: '7', pricingOptionId: 'o1' };

  it('says what it is, for whom, at which price, and what else its kind takes', () => {
    const { data } = safeParse(addItemSchema, { ...item, bringsOwnMat: true });
    expect(toWire(data)).toEqual({
      id: 's1',
      type: 'activity',
      purchased_for_user_id: '7',
      pricing_option_id: 'o1',
      brings_own_mat: true,
    });
  });

  it.each([[{ ...item, id: '' }], [{ ...item, type: 'parking' }], [{ ...item, pricingOptionId: 7 }]])(
    'is not %j',
    (wrong) => expect(safeParse(addItemSchema, wrong).success).toBe(false),
  );
});

describe('a payment without a card', () => {
  it('is of four kinds', () => {
    expect(TENDER_TYPES).toEqual(['cash', 'offline-voucher', 'cheque', 'credit']);
  });

  it.each(TENDER_TYPES)('as %s keeps its amount and what else is said of it', (tenderType) => {
    const tender = { tenderType, amount: '5.00', number: '000123' };
    expect(safeParse(offlinePaymentSchema, tender).data).toEqual(tender);
  });

  it.each([
    [{ tenderType: 'card', amount: '5.00' }],
    [{ tenderType: 'cash', amount: '5' }],
    [{ tenderType: 'cash' }],
    [{ tenderType: 'cheque', amount: '5.00', number: { of: 'many' } }],
    [{ tenderType: 'cheque', amount: '5.00', number: '0'.repeat(101) }],
  ])('is not %j', (wrong) => expect(safeParse(offlinePaymentSchema, wrong).success).toBe(false));
});

describe('the calls about venues', () => {
  it.each([
    ['online-joining', joiningVenues, joiningVenue, 'online-joining/venues'],
    ['bookings', venues, venue, 'activities/venues'],
    ['my-account', venues, venue, 'activities/venues'],
    ['front-of-house', venues, venue, 'activities/venues'],
  ] as const)('of %s have its path', (app, list, one, path) => {
    expect(venueCalls(app)).toEqual({ list, one });
    expect([list.path, one.path]).toEqual([path, `${path}/{venue}`]);
  });
});
