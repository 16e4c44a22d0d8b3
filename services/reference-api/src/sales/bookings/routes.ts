import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle, requireUser } from '../../platform/index.ts';
import { cancelBooking, readCancellation } from './cancel-booking.ts';
import { cancelClass } from './cancel-class.ts';
import { readDeskBookings } from './desk-bookings.ts';
import { chargeNoShow, takeBackNoShow } from './no-show.ts';
import { listUpcomingBookings } from './own-bookings.ts';
import { readPastBookings } from './past-bookings.ts';
import { presentBooking } from './present-booking.ts';

export function registerBookings(app: ApiServer): void {
  handle(app, apiTable.account.upcomingBookings, async (call) => {
    const { id } = requireUser(call);
    const rows = await listUpcomingBookings(call.db, call.tenant.id, id, call.now());
    return rows.map((row) => presentBooking(row, id, call.tenant.settings.site.currency.symbol));
  });

  handle(app, apiTable.frontOfHouse.customerBookings, readDeskBookings);

  handle(app, apiTable.bookings.pastBookings, readPastBookings);
  handle(app, apiTable.bookings.bookingCancellation, readCancellation);
  handle(app, apiTable.bookings.cancelBooking, cancelBooking);

  handle(app, apiTable.penalties.recordNoShow, chargeNoShow);
  handle(app, apiTable.attendance.takeBackNoShow, takeBackNoShow);
  handle(app, apiTable.attendance.cancelClass, cancelClass);
}
