import type { ActivityCartItem, Cart, CartItem, MembershipCartItem } from 'shared-contracts/api/basket';
import { exampleActivityItem, exampleCart } from 'shared-contracts/testing';

/** A place in a class, for tests. */
export const cartItem = (change: Partial<ActivityCartItem> = {}): ActivityCartItem =>
  exampleActivityItem({
    name: 'Aqua Fit',
    location: 'Main pool',
    purchasedFor: { id: 'sam', name: 'Sam New' },
    price: '6.50',
    formattedPrice: '£6.50',
    ...change,
  });

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
export const testCart = (items: CartItem[] = [cartItem()], change: Partial<Cart> = {}): Cart =>
  exampleCart(items, items.length === 0 ? '0.00' : '6.50', { now: new Date().toISOString(), ...change });
