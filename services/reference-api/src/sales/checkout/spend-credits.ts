import type { Kysely } from 'kysely';
import { siteDay } from 'shared-contracts/dates';
import {
  type ReservedCredit,
  readMembershipCredit,
  reserveMembershipCredit,
  totalLeft,
} from '../../memberships/index.ts';
import { deductCredit } from '../../people/index.ts';
import type { Database, Person, StoredTender } from '../../platform/index.ts';
import type { BasketLine } from '../basket/store.ts';
import { applicableCredit, ownPlacesPence } from '../basket/totals.ts';
import { creditOf, membershipCreditOf } from './tenders.ts';

/** The credit of either kind that someone can pay a basket with, in pence. */
export async function creditsFor(
  db: Kysely<Database>,
  user: Person,
  lines: readonly BasketLine[],
  now: Date,
): Promise<{ creditPence: number; membershipCreditPence: number }> {
  const left = totalLeft(await readMembershipCredit(db, user.id, siteDay(now)));
  return {
    creditPence: user.creditPence,
    membershipCreditPence: applicableCredit(ownPlacesPence(lines, user), left),
  };
}

interface CreditSpending {
  user: Person;
  tenders: readonly StoredTender[];
  lines: readonly BasketLine[];
  /** When it was paid: a membership has to be good on that day. */
  paidAt: Date;
}

/**
 * Takes what credit pays for an order of the same transaction; that of a membership is written down with the order.
 * `null`, and nothing is taken, where there is not that much any more.
 */
export async function spendCredits(
  tx: Kysely<Database>,
  { user, tenders, lines, paidAt }: CreditSpending,
): Promise<ReservedCredit[] | null> {
  const fromMembership = membershipCreditOf(tenders);
  if (fromMembership > ownPlacesPence(lines, user)) return null;
  const parts = await reserveMembershipCredit(tx, user.id, fromMembership, siteDay(paidAt));
  if (!parts || !(await deductCredit(tx, user.id, creditOf(tenders)))) return null;
  return parts;
}
