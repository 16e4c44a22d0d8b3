import {
  type customerBookings,
  type DeskBooking,
  MAX_DESK_BOOKINGS,
} from 'shared-contracts/api/desk-bookings';
import { siteIso } from 'shared-contracts/dates';
import { requireDesk, resolveBasketOwner } from '../../people/index.ts';
import { type Call, param } from '../../platform/index.ts';
import { type BookingRow, listUpcomingBookings } from './own-bookings.ts';
import { stayRows } from './stays.ts';

/** No more of a booking than staff need to name it: neither its price nor its access code. */
function presentAtDesk(row: BookingRow): DeskBooking {
  return {
    id: row.id,
    name: row.name,
    startDate: siteIso(row.startsAt),
    endDate: siteIso(row.endsAt),
    venue: { slug: row.venueSlug, name: row.venueName },
    location: row.location,
    purchasedFor: { id: row.attendeeId, name: `${row.firstName} ${row.lastName}` },
  };
}

/** The next bookings of the customer whom staff serve, a court for longer as one. Whom they serve is in the audit log. */
export async function readDeskBookings(call: Call<typeof customerBookings>): Promise<DeskBooking[]> {
  requireDesk(call);
  const customer = await resolveBasketOwner(call, param(call, 'customerId'));
  const rows = await listUpcomingBookings(call.db, call.tenant.id, customer.id, call.now());
  return stayRows(rows, ({ orderId }) => orderId)
    .slice(0, MAX_DESK_BOOKINGS)
    .map(([first, ...more]) => presentAtDesk({ ...first, endsAt: more.at(-1)?.endsAt ?? first.endsAt }));
}
