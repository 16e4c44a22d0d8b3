import type { Booking } from 'shared-contracts/api/account';
import { siteIso } from 'shared-contracts/dates';
import { formatMoney, pounds } from 'shared-contracts/money';
import { texts } from '../texts/en.ts';
import { addressLine } from '../venues/rules.ts';
import type { BookingRow } from './store.ts';

export function shownBooking(row: BookingRow, symbol: string): Booking {
  return {
    completeOrderId: row.completeOrderId,
    reference: row.reference,
    item: {
      id: row.id,
      type: 'activity',
      name: row.name,
      startDate: siteIso(row.startsAt),
      endDate: siteIso(row.endsAt),
      venue: { slug: row.venueSlug, name: row.venueName, address: addressLine(row) },
      location: row.location,
      leader: row.leader,
      purchasedFor: { id: row.attendeeId, name: `${row.firstName} ${row.lastName}` },
      price: pounds(row.pricePence),
      formattedPrice: row.pricePence === 0 ? texts.price.free : formatMoney(row.pricePence, symbol),
      attendeeInstructions: row.attendeeInstructions,
      accessCode: row.accessCode,
      enablePrintReceipt: true,
    },
  };
}
