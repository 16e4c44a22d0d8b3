import { type RawBuilder, sql } from 'kysely';

/** A value, or the expression of the statement that has it. */
type Sql<Value> = Value | RawBuilder<Value>;

/**
 * Whether the membership of the row, which the statement calls `held`, is good on a day: it has begun by then, its proof
 * was seen, it has not ended and is not frozen.
 */
export const membershipIsGood = (day: Sql<string>): RawBuilder<boolean> => sql<boolean>`(
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

export interface WhereAndWhen {
  personId: Sql<string>;
  venueId: Sql<string>;
  /** YYYY-MM-DD: the day on which it is used, not the day on which somebody asks. */
  day: Sql<string>;
}

/** Whether somebody has a membership that is good on a day at a venue. */
export function hasMembershipAt({ personId, venueId, day }: WhereAndWhen): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from memberships held
    join membership_types held_type on held_type.id = held.membership_type_id
    where held.person_id = ${personId} and ${membershipIsGood(day)}
      and (not held_type.is_restricted or exists (
        select from membership_type_venues held_venue
        where held_venue.membership_type_id = held_type.id and held_venue.venue_id = ${venueId}
      ))
  )`;
}
