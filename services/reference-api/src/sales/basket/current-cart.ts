import type { Cart } from 'shared-contracts/api/basket';
import { siteDay } from 'shared-contracts/dates';
import { readMembershipCredit, totalLeft } from '../../memberships/index.ts';
import type { Call, Person } from '../../platform/index.ts';
import type { BasketFacts } from '../carts/store.ts';
import { readMembershipLine, withCurrentPrice } from '../joining/line.ts';
import { usablePackages } from '../packages/store.ts';
import { readPenaltyLines } from '../penalties/store.ts';
import { waiversToAccept } from '../waivers/store.ts';
import { findBasketToPresent } from './find-basket-to-present.ts';
import { presentCart } from './present-cart.ts';
import { withCurrentPrices } from './prices.ts';
import { readLines } from './store.ts';

type Reading = Pick<Call, 'db' | 'tenant' | 'now'>;

/** The basket of a person as it is now. */
export async function currentCart(call: Reading, user: Person): Promise<Cart> {
  const cart = await findBasketToPresent(call.db, user);
  return cart ? readCart(call, user, cart) : noCart(call, user);
}

/** The basket of a person who has none. */
export function noCart({ tenant, now }: Reading, user: Person): Cart {
  const nothing = { lines: [], membership: null, penalties: [], packages: [], waivers: [] };
  return presentCart(null, { ...nothing, membershipCreditPence: 0 }, { user, tenant, now: now() });
}

/** An open basket of a person as it is now. @param cart what is known of it, which still holds */
export async function readCart(call: Reading, user: Person, cart: BasketFacts): Promise<Cart> {
  const now = call.now();
  const { db, tenant } = call;
  const viewer = { user, tenant, now };
  const lines = await readLines(db, cart.id, now);
  const priced = await withCurrentPrices(db, cart.id, lines, viewer);
  const membership = cart.hasMembership ? await readMembershipLine(db, cart.id, viewer) : null;
  const pricedMembership = membership && (await withCurrentPrice(db, membership, siteDay(now)));
  const penalties = cart.hasPenalties ? await readPenaltyLines(db, cart.id) : [];
  const attendees = priced.map(({ attendeeId }) => attendeeId);
  const packages = cart.hasPackages ? await usablePackages(db, attendees) : [];
  const waivers = await waiversToAccept(db, priced, viewer);
  const credit = cart.hasCredit ? await readMembershipCredit(db, user.id, siteDay(now)) : [];
  const membershipCreditPence = totalLeft(credit);
  const contents = { lines: priced, membership: pricedMembership, penalties, packages, waivers };
  return presentCart(cart, { ...contents, membershipCreditPence }, viewer);
}
