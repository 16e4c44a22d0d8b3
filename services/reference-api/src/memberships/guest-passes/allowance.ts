import type { Kysely } from 'kysely';
import type { GuestPassAllowance } from 'shared-contracts/api/guest-passes';
import { addDays, siteDay } from 'shared-contracts/dates';
import type { Database, GuestPassPolicy } from '../../platform/index.ts';
import { isMembershipValid } from '../validity/is-valid.ts';
import { combinedAllowance, issuedInMonth, nextMonth } from './rules.ts';

/** Monthly credit of a person's memberships that are good on a day; `null` for none. */
async function givenOn(db: Kysely<Database>, personId: string, day: string): Promise<GuestPassPolicy | null> {
  const rows = await db
    .selectFrom('memberships as held')
    .innerJoin('membershipTypes as type', 'type.id', 'held.membershipTypeId')
    .select('type.guestPassPolicy')
    .where('held.personId', '=', personId)
    .where(isMembershipValid(day))
    .execute();
  return combinedAllowance(rows.flatMap(({ guestPassPolicy }) => guestPassPolicy ?? []));
}

/** Number of passes that a person may issue in this month, and that are left; `null` when no membership gives some. */
export async function readAllowance(
  db: Kysely<Database>,
  personId: string,
  now: Date,
): Promise<GuestPassAllowance | null> {
  const today = siteDay(now);
  const given = await givenOn(db, personId, today);
  if (!given) return null;
  const passes = await db
    .selectFrom('guestPasses')
    .select(['createdAt', 'cancelledAt'])
    .where('personId', '=', personId)
    .execute();
  const day = nextMonth(today);
  const later = await givenOn(db, personId, day);
  return {
    total: given.perMonth,
    left: Math.max(0, given.perMonth - issuedInMonth(passes, today)),
    validUntil: addDays(today, given.goodDays),
    next: later && { day, total: later.perMonth },
  };
}
