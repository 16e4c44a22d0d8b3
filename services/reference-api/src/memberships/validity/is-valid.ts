import { type RawBuilder, sql } from 'kysely';

/** A value, or the expression of the statement that has it. */
type Sql<Value> = Value | RawBuilder<Value>;

/**
 * True if the membership of the row, `held` in the statement, is valid on a day: it has started, its proof was seen, it
 * has not ended and is not frozen.
 */
export const isMembershipValid = (day: Sql<string>): RawBuilder<boolean> => sql<boolean>`(
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

export interface VenueAndDay {
  personId: Sql<string>;
  venueId: Sql<string>;
  /** YYYY-MM-DD: the day on which it is used, not the day on which someone asks. */
  day: Sql<string>;
}

/** True if someone has a membership that is good on a day at a venue. */
export function hasMembershipAt({ personId, venueId, day }: VenueAndDay): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from memberships held
    join membership_types held_type on held_type.id = held.membership_type_id
    where held.person_id = ${personId} and ${isMembershipValid(day)}
      and (not held_type.is_restricted or exists (
        select from membership_type_venues held_venue
        where held_venue.membership_type_id = held_type.id and held_venue.venue_id = ${venueId}
      ))
  )`;
}
