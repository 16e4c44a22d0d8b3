import type { Kysely } from 'kysely';
import { siteDay } from 'shared-contracts/dates';
import { lockAttendees, lockSessions } from '../../activities/index.ts';
import { ApiFailure, type Database, invalid, type Person } from '../../platform/index.ts';
import { isHeld, lineProblem } from '../basket/line-rules.ts';
import { priceKey } from '../basket/price-key.ts';
import { withCurrentPrices } from '../basket/prices.ts';
import { attendeesInCart, type BasketLine, isEmptyCart, readLines, sessionsInCart } from '../basket/store.ts';
import { basketTexts } from '../basket/texts.ts';
import { totalPence } from '../basket/totals.ts';
import { lockCart } from '../carts/store.ts';
import {
  type LineViewer,
  type MembershipLine,
  readMembershipLine,
  withCurrentPrice,
} from '../joining/line.ts';
import { membershipProblem } from '../joining/line-rules.ts';
import { lockAgreed } from '../later-bookings/agreed-bookings.ts';
import { lockPackages } from '../packages/store.ts';
import { type PenaltyRow, readPenaltyLines } from '../penalties/store.ts';
import { acceptWaivers } from '../waivers/store.ts';
import { checkoutTexts } from './texts.ts';

export interface PayableBasket {
  cartId: string;
  lines: BasketLine[];
  membership: MembershipLine | null;
  penalties: PenaltyRow[];
  total: number;
}

/** Total of a basket. */
export function basketTotal({
  lines,
  membership,
  penalties,
}: Omit<PayableBasket, 'cartId' | 'total'>): number {
  return totalPence([...lines, ...(membership ? [membership] : []), ...penalties]);
}

const emptyBasket = () => new ApiFailure(409, checkoutTexts.emptyBasket);

/**
 * The lines of a locked basket, with what else their attendees and its owner have, their sessions and their packages
 * locked, so that nothing changes until the transaction ends.
 */
export async function lockLines(
  tx: Kysely<Database>,
  cartId: string,
  owner: Pick<Person, 'id' | 'tenantId'>,
  now: Date,
): Promise<BasketLine[]> {
  await lockAttendees(tx, [owner.id, ...(await attendeesInCart(tx, cartId))]);
  await lockSessions(tx, owner.tenantId, await sessionsInCart(tx, cartId));
  await lockPackages(tx, cartId);
  return readLines(tx, cartId, now);
}

/** Locks the open basket of a person; the refusal when there is none. */
export async function lockFilledCart(tx: Kysely<Database>, user: Person): Promise<string | ApiFailure> {
  const cartId = await lockCart(tx, user);
  if (!cartId || (await isEmptyCart(tx, cartId))) return emptyBasket();
  return cartId;
}

/** Anyone who pays for a basket, and what they accept by it. */
export interface Payer extends LineViewer {
  /** Ids of the waivers that were accepted for its attendees. */
  completedWaivers: readonly string[];
  /** The `priceKey` of the basket beside which they pressed pay; a page that knows none sends none. */
  shownPrices?: string | undefined;
  /** Id of the member of staff who takes the money at the desk. */
  takenBy?: string | undefined;
}

/**
 * The locked basket as it can be paid for now, or why not, in words. A price that moved is written down, so that the
 * basket shows it and the next attempt is at that price. So are the waivers that were accepted: that stays true, whatever
 * happens to the payment.
 */
export async function checkPayable(
  tx: Kysely<Database>,
  cartId: string,
  payer: Payer,
): Promise<PayableBasket | ApiFailure> {
  const { user, now } = payer;
  const today = siteDay(now);
  const lines = await lockLines(tx, cartId, user, now);
  const membership = await readMembershipLine(tx, cartId, payer);
  if (membership) await lockAgreed(tx, payer, membership.row.agreedBookings);
  const problems = [
    ...lines.map((line) => ({ name: line.name, problem: lineProblem(line, payer) })),
    ...(membership ? [{ name: membership.type.name, problem: membershipProblem(membership, today) }] : []),
  ];
  for (const { name, problem } of problems) {
    if (problem) return new ApiFailure(409, basketTexts.about(name, problem));
  }
  // Places are taken again where the person asks for it, not by paying for them.
  if (!lines.every((line) => isHeld(line, now))) return new ApiFailure(409, checkoutTexts.holdOver);
  const priced = await withCurrentPrices(tx, cartId, lines, payer);
  const pricedMembership = membership && (await withCurrentPrice(tx, membership, today));
  const moved = priced
    .filter((line, index) => line.pricePence !== lines[index]?.pricePence)
    .map(({ name }) => name);
  if (membership && pricedMembership?.pricePence !== membership.pricePence) moved.push(membership.type.name);
  if (moved.length > 0) return new ApiFailure(409, checkoutTexts.pricesMoved(moved.join(', ')));
  const missing = await acceptWaivers(tx, lines, payer);
  if (missing.length > 0) {
    const names = missing.map(({ attendee }) => attendee.name);
    return invalid({ completedWaivers: [checkoutTexts.waivers([...new Set(names)])] });
  }
  const penalties = await readPenaltyLines(tx, cartId);
  const contents = { lines: priced, membership, penalties };
  if (payer.shownPrices !== undefined && payer.shownPrices !== priceKey(contents)) {
    return new ApiFailure(409, checkoutTexts.totalMoved);
  }
  return { cartId, ...contents, total: basketTotal(contents) };
}
