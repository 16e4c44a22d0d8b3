import type { PastBooking, pastBookings } from 'shared-contracts/api/bookings';
import { type Call, requireUser } from '../../platform/index.ts';
import { presentRefund } from '../refunds/present-refund.ts';
import { presentBooking } from './present-booking.ts';
import { listPastBookings, refundsOf } from './store.ts';

/** The venue's reason, of a class that it cancelled itself. */
const reasonOf = ({
  cancelledBy,
  cancellationReason,
}: {
  cancelledBy: string | null;
  cancellationReason: string | null;
}) => (cancelledBy === 'venue' ? cancellationReason : null);

/** Past and cancelled bookings of the person, with refunds. */
export async function readPastBookings(call: Call<typeof pastBookings>): Promise<PastBooking[]> {
  const { db, tenant } = call;
  const { symbol } = tenant.settings.site.currency;
  const { id: viewerId } = requireUser(call);
  const rows = await listPastBookings(db, tenant.id, viewerId, call.now());
  // Only the payer sees where the money went.
  const paid = rows.filter(({ payerId }) => payerId === viewerId);
  const refunds = await refundsOf(
    db,
    paid.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...presentBooking(row, viewerId, symbol),
    status: row.status,
    cancelled: row.status === 'cancelled' ? { by: row.cancelledBy, reason: reasonOf(row) } : null,
    refunds: refunds
      .filter(({ orderItemId }) => orderItemId === row.id)
      .map((refund) => presentRefund(refund, symbol)),
    activity: { slug: row.activitySlug, name: row.activityName },
    nextSession: row.nextSession,
  }));
}
