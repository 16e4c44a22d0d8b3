import { type RawBuilder, sql } from 'kysely';
import { siteDay } from 'shared-contracts/dates';

/**
 * Whether the membership of the row, which the statement calls `held`, is good on a day: it has begun, its proof was
 * seen, it has not ended and is not frozen.
 */
export const membershipIsGood = (day: string): RawBuilder<boolean> => sql<boolean>`(
  held.status = 'active'
  and held.start_date <= ${day}
  and (held.end_date is null or held.end_date >= ${day})
  and not exists (
    select from membership_freezes freeze_time
    where freeze_time.membership_id = held.id
      and freeze_time.start_date <= ${day}
      and freeze_time.end_date >= ${day}
  )
)`;

/**
 * Whether the person of the row has a membership that is good now.
 * @param id column of the statement it is part of that has the person's id
 */
export function hasGoodMembership(now: Date, id = 'people.id'): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from memberships held
    where held.person_id = ${sql.ref(id)} and ${membershipIsGood(siteDay(now))}
  )`;
}
