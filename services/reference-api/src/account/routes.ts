import { apiTable } from 'shared-contracts/api/table';
import { cancelBooking, readCancellation } from '../bookings/cancel-booking.ts';
import { readPastBookings } from '../bookings/past-bookings.ts';
import { cancelPass } from '../guest-passes/cancel.ts';
import { issuePass } from '../guest-passes/issue.ts';
import { readGuestPasses, readOwnGuestPasses } from '../guest-passes/own-passes.ts';
import { type ApiServer, requireUser } from '../http/call.ts';
import { handle } from '../http/handle.ts';
import { readOwnMandate } from '../mandates/own-mandate.ts';
import { replaceMandate } from '../mandates/replace-mandate.ts';
import { endOwnMembership, readMembershipEnding } from '../memberships/end.ts';
import { freeze, readFreeze, readUnfreezing, unfreeze } from '../memberships/freeze.ts';
import { readOwnMemberships } from '../memberships/own-memberships.ts';
import { readPackages } from '../packages/packages.ts';
import { changePassword } from './change-password.ts';
import { readPaidOrders } from './paid-orders.ts';
import { shownBooking } from './rules.ts';
import { listUpcomingBookings } from './store.ts';
import { updateUserAnswers } from './update-user.ts';

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
