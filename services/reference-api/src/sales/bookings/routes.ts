import { apiTable } from 'shared-contracts/api/table';
import { cancelPass } from '../../memberships/guest-passes/cancel.ts';
import { issuePass } from '../../memberships/guest-passes/issue.ts';
import { readGuestPasses, readOwnGuestPasses } from '../../memberships/guest-passes/own-passes.ts';
import { endOwnMembership, readMembershipEnding } from '../../memberships/held/end.ts';
import { freeze, readFreeze, readUnfreezing, unfreeze } from '../../memberships/held/freeze.ts';
import { readOwnMemberships } from '../../memberships/held/own-memberships.ts';
import { readOwnMandate } from '../../memberships/mandates/own-mandate.ts';
import { replaceMandate } from '../../memberships/mandates/replace-mandate.ts';
import { changePassword } from '../../people/account/change-password.ts';
import { updateUserAnswers } from '../../people/account/update-user.ts';
import { type ApiServer, requireUser } from '../../platform/http/call.ts';
import { handle } from '../../platform/http/handle.ts';
import { readPaidOrders } from '../orders/paid-orders.ts';
import { readPackages } from '../packages/packages.ts';
import { listUpcomingBookings } from './booking-store.ts';
import { cancelBooking, readCancellation } from './cancel-booking.ts';
import { readPastBookings } from './past-bookings.ts';
import { shownBooking } from './shown-booking.ts';

export function registerAccount(app: ApiServer): void {
  handle(app, apiTable.account.upcomingBookings, async (call) => {
    const { id } = requireUser(call);
    const rows = await listUpcomingBookings(call.db, call.tenant.id, id, call.now());
    return rows.map((row) => shownBooking(row, id, call.tenant.settings.site.currency.symbol));
  });

  handle(app, apiTable.bookings.pastBookings, readPastBookings);
  handle(app, apiTable.bookings.bookingCancellation, readCancellation);
  handle(app, apiTable.bookings.cancelBooking, cancelBooking);

  handle(app, apiTable.payments.paidOrders, readPaidOrders);
  handle(app, apiTable.payments.mandate, readOwnMandate);
  handle(app, apiTable.mandate.replaceMandate, replaceMandate);
  handle(app, apiTable.ownMemberships.ownMemberships, readOwnMemberships);
  handle(app, apiTable.ownMemberships.membershipEnding, readMembershipEnding);
  handle(app, apiTable.ownMemberships.endMembership, endOwnMembership);
  handle(app, apiTable.ownMemberships.membershipFreeze, readFreeze);
  handle(app, apiTable.ownMemberships.freezeMembership, freeze);
  handle(app, apiTable.ownMemberships.membershipUnfreezing, readUnfreezing);
  handle(app, apiTable.ownMemberships.unfreezeMembership, unfreeze);

  handle(app, apiTable.packages.packages, readPackages);

  handle(app, apiTable.guestPasses.ownGuestPasses, readOwnGuestPasses);
  handle(app, apiTable.guestPasses.guestPasses, readGuestPasses);
  handle(app, apiTable.guestPasses.issueGuestPass, issuePass);
  handle(app, apiTable.guestPasses.cancelGuestPass, cancelPass);

  handle(app, apiTable.account.updateUser, updateUserAnswers);
  handle(app, apiTable.account.changePassword, changePassword);
}
