import type { Order } from 'shared-contracts/api/orders';
import type { QuickOffer } from 'shared-contracts/api/quick-book';

/** A class that was paid for by card. */
export const paidOrder: Order = {
  id: 'order-1',
  completeOrderId: '7',
  reference: 'RIV-7K3M9Q',
  items: [
    {
      id: 'item-1',
      type: 'activity',
      name: 'Aqua Fit',
      startDate: '2026-11-21T18:30:00+00:00',
      endDate: '2026-11-21T19:15:00+00:00',
      venue: { slug: 'sale-leisure-centre', name: 'Sale Leisure Centre', address: 'Broad Road, Sale' },
      location: 'Main pool',
      leader: 'Dana',
      purchasedFor: { id: 'sam', name: 'Sam New' },
      price: '6.50',
      formattedPrice: '£6.50',
      attendeeInstructions: 'Bring a towel.',
      accessCode: '4821',
      enablePrintReceipt: true,
    },
  ],
  tax: '0.00',
  total: '6.50',
  formattedTax: '£0.00',
  formattedTotal: '£6.50',
  brand: 'Riverside',
  orderType: 'activity',
  createdAt: '2026-11-20T10:00:00+00:00',
  email: 'sam.new@example.com',
  servedBy: null,
  payments: [{ description: 'Visa ending 0006', amount: '6.50', formattedAmount: '£6.50' }],
};

/** A class that is included in a membership, as it is described before it is booked. */
export const testOffer = (parts: Partial<QuickOffer> = {}): QuickOffer => ({
  id: 's1',
  kind: 'ScheduledSession',
  name: 'Hatha Yoga',
  startDate: '2026-11-21T18:30:00+00:00',
  endDate: '2026-11-21T19:15:00+00:00',
  venue: { id: 'AP1', slug: 'sale', name: 'Sale Leisure Centre', address: 'Broad Road, Sale' },
  location: 'Studio 1',
  forName: null,
  offer: {
    id: 'm',
    name: 'Member',
    price: '0.00',
    formattedPrice: 'Free',
    priceReason: 'Included in your membership',
  },
  bookable: { canBook: true, reason: null, message: null },
  clash: null,
  cancellation: { freeUntil: '2026-11-20T18:30:00+00:00', description: 'You can cancel free of charge.' },
  terms: [{ id: 't1', title: 'Terms of use', html: '<p>Be kind.</p>' }],
  needsWaiver: false,
  ...parts,
});
