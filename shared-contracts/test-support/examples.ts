import type { ActivityCartItem, Cart, CartItem } from 'shared-contracts/api/basket';
import type { Venue } from 'shared-contracts/api/venues';
import type { DataField } from 'shared-contracts/data-fields';

/**
 * Complete entities for tests, so that a new field is added in one place. A package passes the values its own
 * tests are about.
 */
export const exampleVenue = (parts: Partial<Venue> = {}): Venue => ({
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

/** A question with a path and label; the rest is plain text that need not be answered. */
export const exampleField = (path: string, label: string, parts: Partial<DataField> = {}): DataField => ({
  name: path,
  path,
  label,
  type: 'text',
  options: [],
  placeholder: null,
  isRequired: false,
  isAuthorised: true,
  htmlAttributes: {},
  metadata: { description: null },
  answer: null,
  ...parts,
});

/** A place in a class, in a basket. */
export const exampleActivityItem = (parts: Partial<ActivityCartItem> = {}): ActivityCartItem => ({
  id: 'line-1',
  type: 'activity',
  objectId: 'session-1',
  name: 'Hatha Yoga',
  sortBy: 1,
  enablePrintReceipt: true,
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
  packageOffer: null,
  problem: null,
  ...parts,
});

const noCredit = { totalAvailable: '0.00', maxApplicable: '0.00' };

/** A basket of these lines that costs this much. */
export const exampleCart = (items: CartItem[], amount = '0.00', parts: Partial<Cart> = {}): Cart => ({
  id: 'cart-1',
  uuid: 'cart-1',
  items,
  totals: {
    total: amount,
    taxTotal: '0.00',
    subTotal: amount,
    balance: amount,
    itemCount: items.length,
    formattedTotal: `£${amount}`,
    formattedTaxTotal: '£0.00',
    formattedSubTotal: `£${amount}`,
    formattedBalance: `£${amount}`,
  },
  credits: { membership: noCredit, general: noCredit },
  attendeeWaiversRequired: [],
  selectedUserId: null,
  completeOrderId: null,
  payments: [],
  holdExpiresAt: null,
  now: '2026-11-21T12:00:00+00:00',
  ...parts,
});
