import { type RawBuilder, sql } from 'kysely';
import { siteDay } from 'shared-contracts/dates';

/**
 * Whether the person of the row has a membership that is good now: it has begun, its proof was seen, it has not ended
 * and is not frozen.
 * @param id column of the statement it is part of that has the person's id
 */
export function hasGoodMembership(now: Date, id = 'people.id'): RawBuilder<boolean> {
  const today = siteDay(now);
  return sql<boolean>`exists (
    select from memberships held
    where held.person_id = ${sql.ref(id)}
      and held.status = 'active'
      and held.start_date <= ${today}
      and (held.end_date is null or held.end_date >= ${today})
      and not exists (
        select from membership_freezes freeze_time
        where freeze_time.membership_id = held.id
          and freeze_time.start_date <= ${today}
          and freeze_time.end_date >= ${today}
      )
  )`;
}
