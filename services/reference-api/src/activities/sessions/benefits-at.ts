import { type RawBuilder, sql } from 'kysely';
import { isMembershipValid, type VenueAndDay } from '../../memberships/index.ts';
import type { GrantedBenefit } from '../../platform/index.ts';

interface Places extends VenueAndDay {
  /** The session that is asked about, a place in which is no use of its own, and when it starts. */
  sessionId: RawBuilder<string>;
  startsAt: RawBuilder<Date>;
  /** Whose basket may hold places for the person. */
  bookerId: RawBuilder<string> | string;
  now: Date;
}

/**
 * The places that someone has, or keeps in the booker's basket, for nothing with a benefit that is counted: those of
 * the membership's own time, and of the month of the day where it is counted by the month. Of two in a basket the
 * earlier one takes the use, so that they do not both count the other. A place in another basket counts while that is
 * being paid for: its price stays as agreed.
 */
const usedOf = ({ personId, bookerId, sessionId, startsAt, day, now }: Places) => sql`(
  select count(*)::integer from (
    select item.session_id, false as is_in_basket from order_items item
    left join package_uses paid_by on paid_by.order_item_id = item.id
    where item.person_id = ${personId} and item.status = 'confirmed'
      and item.price_pence = 0 and paid_by.id is null
    union all
    select line.session_id, true from cart_items line
    join carts on carts.id = line.cart_id
    join holds on holds.cart_item_id = line.id
    where line.person_id = ${personId} and line.price_pence = 0 and line.package_id is null
      and carts.person_id = ${bookerId} and carts.status = 'open' and holds.expires_at > ${now}
    union all
    select line.session_id, false from cart_items line
    join carts on carts.id = line.cart_id
    join payments paying on paying.cart_id = carts.id
      and paying.status in ('prepared', 'processing', 'sca_required', 'authorised')
    where line.person_id = ${personId} and line.price_pence = 0 and line.package_id is null
      and not (carts.person_id = ${bookerId} and carts.status = 'open')
  ) place
  join scheduled_sessions used on used.id = place.session_id
  join session_series used_series on used_series.id = used.series_id
  cross join lateral (select to_char(used.starts_at at time zone 'Europe/London', 'YYYY-MM-DD') as day) on_day
  where used.id <> ${sessionId}
    and (not place.is_in_basket or (used.starts_at, used.id) < (${startsAt}, ${sessionId}))
    and used_series.offers @> jsonb_build_array(jsonb_build_object('benefit', jsonb_build_object('area', benefit -> 'area', 'isIncluded', true)))
    and on_day.day >= held.start_date and (held.end_date is null or on_day.day <= held.end_date)
    and (benefit ->> 'frequency' is distinct from 'each month' or left(on_day.day, 7) = left(${day}, 7))
)`;

/** Benefits of the memberships that are good on a day at a venue, with the uses left if they are counted. */
export function benefitsAt(asked: Places): RawBuilder<GrantedBenefit[]> {
  const { personId, venueId, day } = asked;
  return sql<GrantedBenefit[]>`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'area', benefit -> 'area',
      'isIncluded', coalesce((benefit ->> 'isIncluded')::boolean, false),
      'left', case when benefit ->> 'totalUses' is null then null
        else (benefit ->> 'totalUses')::integer - ${usedOf(asked)} end
    )), '[]')
    from memberships held
    join membership_types held_type on held_type.id = held.membership_type_id
    left join lateral jsonb_array_elements(held_type.benefits) benefit on benefit ->> 'area' is not null
    where held.person_id = ${personId} and ${isMembershipValid(day)}
      and (not held_type.is_restricted or exists (
        select from membership_type_venues held_venue
        where held_venue.membership_type_id = held_type.id and held_venue.venue_id = ${venueId}
      ))
  )`;
}
