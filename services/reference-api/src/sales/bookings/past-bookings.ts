import type { PastBooking, pastBookings } from 'shared-contracts/api/bookings';
import { type Call, requireUser } from '../../platform/index.ts';
import { shownRefund } from '../refunds/shown-refund.ts';
import { shownBooking } from './shown-booking.ts';
import { listPastBookings, refundsOf } from './store.ts';

/** What the person had, and what was cancelled, with what came back to them. */
export async function readPastBookings(call: Call<typeof pastBookings>): Promise<PastBooking[]> {
  const { db, tenant } = call;
  const { symbol } = tenant.settings.site.currency;
  const { id: viewerId } = requireUser(call);
  const rows = await listPastBookings(db, tenant.id, viewerId, call.now());
  // Where money went is told to who paid it.
  const paid = rows.filter(({ payerId }) => payerId === viewerId);
  const refunds = await refundsOf(
    db,
    paid.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...shownBooking(row, viewerId, symbol),
    status: row.status,
    refunds: refunds
      .filter(({ orderItemId }) => orderItemId === row.id)
      .map((refund) => shownRefund(refund, symbol)),
    activity: { slug: row.activitySlug, name: row.activityName },
  }));
}
