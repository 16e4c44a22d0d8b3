import type { ActivityCartItem, Cart, CartItem, MembershipCartItem } from 'shared-contracts/api/basket';

/** A place in a class, for tests. */
export function cartItem(change: Partial<ActivityCartItem> = {}): ActivityCartItem {
  return {
    id: 'line-1',
    type: 'activity',
    objectId: 'session-1',
    name: 'Aqua Fit',
    sortBy: 1,
    enablePrintReceipt: true,
    startDate: '2026-11-21T18:30:00+00:00',
    endDate: '2026-11-21T19:15:00+00:00',
    venue: { slug: 'sale-leisure-centre', name: 'Sale Leisure Centre' },
    location: 'Main pool',
    purchasedFor: { id: 'sam', name: 'Sam New' },
    price: '6.50',
    formattedPrice: '£6.50',
    priceReason: null,
    formattedPreviousPrice: null,
    holdExpiresAt: null,
    isHeld: null,
    options: [],
    pricingOptionId: null,
    benefit: null,
    packageUsage: null,
    problem: null,
    ...change,
  };
}

/** A monthly membership in a basket, for tests. */
export function membershipItem(change: Partial<MembershipCartItem> = {}): MembershipCartItem {
  return {
    id: 'line-9',
    type: 'membership',
    objectId: '101',
    purchase: 'new',
    name: 'Adult',
    sortBy: 9,
    enablePrintReceipt: false,
    startDate: '2026-11-21',
    endDate: null,
    venue: { slug: 'sale-leisure-centre', name: 'Sale Leisure Centre' },
    purchasedFor: { id: 'sam', name: 'Sam New' },
    price: '30.66',
    formattedPrice: '£30.66',
    priceReason: null,
    formattedPreviousPrice: null,
    problem: null,
    paymentType: 'recurring',
    fees: [
      { type: 'joining', label: 'Setup fee', price: { decimal: '20.00', formatted: '£20.00' } },
      {
        type: 'pro_rata',
        label: 'Pro-rata payment for 10 days',
        price: { decimal: '10.66', formatted: '£10.66' },
      },
    ],
    ...change,
  };
}

/** A basket, for tests. */
export function testCart(items: CartItem[] = [cartItem()], change: Partial<Cart> = {}): Cart {
  const isEmpty = items.length === 0;
  const amount = isEmpty ? '0.00' : '6.50';
  return {
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
    credits: {
      membership: { totalAvailable: '0.00', maxApplicable: '0.00' },
      general: { totalAvailable: '0.00', maxApplicable: '0.00' },
    },
    attendeeWaiversRequired: [],
    selectedUserId: null,
    completeOrderId: null,
    payments: [],
    holdExpiresAt: null,
    now: new Date().toISOString(),
    ...change,
  };
}
