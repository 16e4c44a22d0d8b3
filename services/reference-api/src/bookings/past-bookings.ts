import type { PastBooking, pastBookings } from 'shared-contracts/api/bookings';
import { shownBooking } from '../account/rules.ts';
import { type Call, requireUser } from '../http/call.ts';
import { shownRefund } from './cancel-booking.ts';
import { listPastBookings, refundsOf } from './store.ts';

/** What the person had, and what they cancelled, with what came back. */
export async function readPastBookings(call: Call<typeof pastBookings>): Promise<PastBooking[]> {
  const { db, tenant } = call;
  const { symbol } = tenant.settings.site.currency;
  const rows = await listPastBookings(db, tenant.id, requireUser(call).id, call.now());
  const refunds = await refundsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...shownBooking(row, symbol),
    status: row.status,
    refunds: refunds
      .filter(({ orderItemId }) => orderItemId === row.id)
      .map((refund) => shownRefund(refund, symbol)),
    activity: { slug: row.activitySlug, name: row.activityName },
  }));
}
