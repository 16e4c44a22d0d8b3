import type { JoiningCart, MembershipDetails, storeMembership } from 'shared-contracts/api/joining-cart';
import type { MembershipPurchase } from 'shared-contracts/api/membership-entities';
import { siteDay } from 'shared-contracts/dates';
import {
  type CheckedDetails,
  checkDetails,
  FAILED_CODES_QUOTA,
  readCustomer,
} from '../../memberships/index.ts';
import { consumeQuota } from '../../people/index.ts';
import { type AgreedBooking, type Call, invalid, requireUser } from '../../platform/index.ts';
import { addToBasket, type BasketPlacement } from './add-to-basket.ts';
import { readMembershipLine } from './line.ts';
import { findOpenLine } from './line-store.ts';
import { presentJoiningCart } from './present-line.ts';

type Placer = Pick<Call, 'db' | 'tenant' | 'user' | 'ip' | 'now' | 'vault'>;

/** A purchase, apart from the choice itself. */
export interface Purchase {
  purchase: MembershipPurchase;
  held: BasketPlacement['held'];
  window?: { min: string; max: string };
  /** Outcomes of later bookings, as the person agreed to them; throws if they were shown something else. */
  agreeToBookings?(details: CheckedDetails): Promise<AgreedBooking[]>;
}

/** Puts what was checked into the basket and answers it as joining picks it up. */
export async function place(
  call: Placer,
  placing: Pick<BasketPlacement, 'purchase' | 'held' | 'details' | 'customer' | 'agreedBookings'>,
): Promise<JoiningCart> {
  const { db, tenant, vault } = call;
  const user = requireUser(call);
  const now = call.now();
  const today = siteDay(now);
  const whole = { ...placing, user, tenant, vault, now, today };
  const cartId = await db.transaction().execute((tx) => addToBasket(tx, whole));
  const line = await readMembershipLine(db, cartId, { user, tenant, now });
  if (!line) throw new Error('A membership that was just put in the basket is gone.');
  return presentJoiningCart(line, { user, tenant, now });
}

/** Checks a choice and puts it into the basket. Throws the 422 failure with what is wrong per field. */
export async function buy(call: Placer, body: MembershipDetails, what: Purchase): Promise<JoiningCart> {
  const { db, tenant } = call;
  const today = siteDay(call.now());
  const user = requireUser(call);
  const customer = await readCustomer(db, user, today);
  // Anyone who guesses a code here is as limited as in the box for it.
  const tried = body.promotionCodeId ? await consumeQuota(call, FAILED_CODES_QUOTA) : null;
  const line = await findOpenLine(db, user.id);
  const drafted = line?.mandateId ? { mandateId: line.mandateId, checkedTerms: line.checkedTerms } : null;
  const checked = await checkDetails({ db, tenant, user, customer, today, ...what, drafted }, body);
  if (!('messages' in checked && checked.messages.promotionCodeId)) await tried?.resolveRefund();
  if ('messages' in checked) throw invalid(checked.messages);
  const { details } = checked;
  const agreedBookings = (await what.agreeToBookings?.(details)) ?? [];
  return place(call, { ...what, customer, details, agreedBookings });
}

/** Puts a new membership into the basket. */
export const join = (call: Call<typeof storeMembership>): Promise<JoiningCart> =>
  buy(call, call.body, { purchase: 'new', held: null });
