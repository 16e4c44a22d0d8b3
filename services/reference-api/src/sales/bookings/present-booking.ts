import type { Booking } from 'shared-contracts/api/account';
import { siteIso } from 'shared-contracts/dates';
import { formatMoney, pounds } from 'shared-contracts/money';
import { bookingRuleTexts } from '../../booking-rules/index.ts';
import { addressLine } from '../../venues/index.ts';
import type { BookingRow } from './own-bookings.ts';

/** A booking as someone sees it who has made it, or whom it is for. */
export function presentBooking(row: BookingRow, viewerId: string, symbol: string): Booking {
  const isOwn = row.payerId === viewerId;
  return {
    completeOrderId: row.completeOrderId,
    reference: row.reference,
    bookedBy: isOwn ? null : `${row.payerFirstName} ${row.payerLastName}`,
    item: {
      id: row.id,
      type: 'activity',
      name: row.name,
      startDate: siteIso(row.startsAt),
      endDate: siteIso(row.endsAt),
      venue: { slug: row.venueSlug, name: row.venueName, address: addressLine(row) },
      location: row.location,
      ...(row.court !== null && { isCourt: true }),
      leader: row.leader,
      purchasedFor: { id: row.attendeeId, name: `${row.firstName} ${row.lastName}` },
      price: pounds(row.pricePence),
      formattedPrice:
        row.pricePence === 0 ? bookingRuleTexts.price.free : formatMoney(row.pricePence, symbol),
      attendeeInstructions: row.attendeeInstructions,
      accessCode: row.accessCode,
      enablePrintReceipt: true,
    },
  };
}
