import type { Booking } from 'shared-contracts/api/account';
import { testUser } from 'shared-platform/testing';

/** A booking of the test user: Saturday 21 Nov 2026, 18:30 in Sale. */
export function bookingOf(id: string, name: string, item: Partial<Booking['item']> = {}): Booking {
  return {
    completeOrderId: `order-${id}`,
    reference: 'RIV-7K3M9Q',
    bookedBy: null,
    item: {
      id,
      type: 'activity',
      name,
      startDate: '2026-11-21T18:30:00+00:00',
      endDate: '2026-11-21T19:15:00+00:00',
      venue: { slug: 'sale', name: 'Sale Leisure Centre', address: 'Broad Road, Sale, M33 2AL' },
      location: 'Studio 2',
      leader: null,
      purchasedFor: { id: testUser.id, name: 'Sam New' },
      price: '6.50',
      formattedPrice: '£6.50',
      attendeeInstructions: null,
      accessCode: '482915',
      enablePrintReceipt: false,
      ...item,
    },
  };
}
