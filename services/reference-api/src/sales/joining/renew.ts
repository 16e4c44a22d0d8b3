import type { JoiningCart } from 'shared-contracts/api/joining-cart';
import type { renewMembership } from 'shared-contracts/api/memberships';
import { siteDay } from 'shared-contracts/dates';
import {
  findTypeOfOption,
  type HeldRow,
  purchasable,
  readCustomer,
  renewalRefusal,
  renewalStart,
  requireHeld,
} from '../../memberships/index.ts';
import { ApiFailure, type Call, param, requireUser } from '../../platform/index.ts';
import { findVenueById } from '../../venues/index.ts';
import { place } from './join.ts';
import { readMembershipLine } from './line.ts';
import { findOpenLine } from './line-store.ts';
import { presentJoiningCart } from './present-line.ts';

/** The renewal of this very membership that is in the basket already; a reload must not renew twice. */
async function renewalInBasket(
  call: Call<typeof renewMembership>,
  held: HeldRow,
): Promise<JoiningCart | null> {
  const { db, tenant } = call;
  const user = requireUser(call);
  const line = await findOpenLine(db, user.id);
  const isThisOne = line?.purchase === 'renewal' && line.membershipId === held.id;
  if (!isThisOne || line.startDate < siteDay(call.now())) return null;
  const viewer = { user, tenant, now: call.now() };
  const read = await readMembershipLine(db, line.cartId, viewer);
  return read && presentJoiningCart(read, viewer);
}

/** Puts the next term of a membership into the basket, as it is: same option, same centre, no setup fee. */
export async function renew(call: Call<typeof renewMembership>): Promise<JoiningCart> {
  const { db, tenant } = call;
  const user = requireUser(call);
  const today = siteDay(call.now());
  const held = await requireHeld(db, user, param(call, 'id'));
  const refusal = renewalRefusal(held, today);
  if (refusal !== null) throw new ApiFailure(409, refusal);
  const known = await renewalInBasket(call, held);
  if (known) return known;

  const found = await findTypeOfOption(db, tenant.id, held.paymentOptionId);
  const venue = await findVenueById(db, tenant.id, held.homeVenueId);
  if (!found || !venue) throw new Error('A membership refers to nothing.');
  const startDate = renewalStart(held.endDate ?? today, today);
  const customer = await readCustomer(db, user, today);
  const { message } = purchasable(found.type, customer, startDate, 'renewal');
  if (message !== null) throw new ApiFailure(409, message);
  const details = {
    ...found,
    venue,
    startDate,
    billingDay: null,
    promotion: null,
    bankDetails: null,
    keptMandateId: null,
    checkedTerms: [],
  };
  return place(call, { purchase: 'renewal', held, details, customer, agreedBookings: [] });
}
