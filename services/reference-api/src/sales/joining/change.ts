import type { JoiningCart } from 'shared-contracts/api/joining-cart';
import type { changeMembership } from 'shared-contracts/api/memberships';
import { siteDay } from 'shared-contracts/dates';
import {
  changeable,
  changeOptions,
  changeWindow,
  findTypeOfOption,
  membershipTexts,
  numericId,
} from '../../memberships/index.ts';
import { type Call, invalid, requireUser } from '../../platform/index.ts';
import { agreeToBookings } from './agree-to-bookings.ts';
import { buy } from './join.ts';

/** Puts the change of a membership into the basket; it is paid, and takes place, like everything else there. */
export async function change(call: Call<typeof changeMembership>): Promise<JoiningCart> {
  const held = await changeable(call);
  const found = await findTypeOfOption(call.db, call.tenant.id, numericId(call.body.paymentOptionId));
  if (found && !changeOptions(found.type, held).includes(found.option)) {
    throw invalid({ membershipTypeId: [membershipTexts.change.notOffered] });
  }
  const window = changeWindow(held, siteDay(call.now()));
  const { bookingsKey, ...body } = call.body;
  const viewer = { user: requireUser(call), tenant: call.tenant, now: call.now() };
  return buy(call, body, {
    purchase: 'change',
    held,
    window,
    agreeToBookings: (details) => agreeToBookings(call.db, viewer, held, details, bookingsKey),
  });
}
