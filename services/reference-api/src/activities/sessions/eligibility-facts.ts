import { type RawBuilder, sql } from 'kysely';
import type { Clash } from '../../booking-rules/index.ts';
import { hasMembershipAt } from '../../memberships/index.ts';
import type { GrantedBenefit } from '../../platform/index.ts';
import { benefitsAt } from './benefits-at.ts';

export interface Requester {
  now: Date;
  /** The attendee: an id, or the column that has it. */
  personId: string | RawBuilder<string> | null;
  /** Whose basket may hold it already, where that is another's. */
  bookerId?: Requester['personId'];
  /** The basket the place is in; what is owed and paid with it stops no one. */
  cartId?: RawBuilder<string>;
}

const NO_PERSON = '00000000-0000-0000-0000-000000000000';

// Of a visitor nothing is known, so the database is not asked: that is a third of the statement, and it leaves what is
// the same for every visitor dependent on no one's bookings, memberships or debts.
const never = sql<boolean>`false`;
const none = <Value>() => sql<Value>`'[]'::jsonb`;

/** The day of the session of the row by the site's clock. */
const sessionDay = sql<string>`to_char(session.starts_at at time zone 'Europe/London', 'YYYY-MM-DD')`;

/** True if they have a membership that is good on the day of the session, at its venue. */
export const isForMember = (personId: Requester['personId']): RawBuilder<boolean> =>
  personId === null
    ? never
    : hasMembershipAt({ personId, venueId: sql.ref('session.venue_id'), day: sessionDay });

/** Benefits of their memberships then and there. */
export const benefitsOf = ({
  now,
  personId,
  bookerId = personId,
}: Requester): RawBuilder<GrantedBenefit[]> =>
  personId === null
    ? none()
    : benefitsAt({
        personId,
        bookerId: bookerId ?? NO_PERSON,
        venueId: sql.ref('session.venue_id'),
        sessionId: sql.ref('session.id'),
        startsAt: sql.ref('session.starts_at'),
        day: sessionDay,
        now,
      });

/** YYYY-MM-DD. */
export const dateOfBirthOf = (personId: Requester['personId']) =>
  personId === null
    ? sql<string | null>`null::text`
    : sql<string | null>`(select answers ->> 'dateOfBirth' from people where people.id = ${personId})`;

/** Amount a person owes for earlier bookings, in pence. */
export const amountDue = (personId: Requester['personId'], cartId: Requester['cartId']) =>
  personId === null
    ? sql<number>`0`
    : sql<number>`(
        select coalesce(sum(amount_pence), 0)::integer from penalties
        where penalties.person_id = ${personId} and penalties.paid_at is null
          ${cartId ? sql`and penalties.cart_id is distinct from ${cartId}` : sql``}
      )`;

/** True if they have booked the session. */
export const isBookedBy = (personId: Requester['personId']): RawBuilder<boolean> =>
  personId === null
    ? never
    : sql`exists (
        select from order_items own
        where own.session_id = session.id and own.status = 'confirmed' and own.person_id = ${personId}
      )`;

/** True if the booker's basket holds a place of the session for them. */
export const isInBasketOf = ({ now, personId, bookerId = personId }: Requester): RawBuilder<boolean> =>
  personId === null
    ? never
    : sql`exists (
        select from cart_items item
        join carts cart on cart.id = item.cart_id
        join holds own_hold on own_hold.cart_item_id = item.id
        where item.session_id = session.id
          and cart.person_id = ${bookerId ?? NO_PERSON}
          and item.person_id = ${personId}
          and cart.status = 'open'
          and own_hold.expires_at > ${now}
      )`;

/** Other bookings of the attendee, or items of the booker's basket, at these hours. */
export const clashesOf = ({ now, personId, bookerId = personId }: Requester): RawBuilder<Clash[]> =>
  personId === null ? none() : clashesOfPerson(now, personId, bookerId ?? NO_PERSON);

const clashesOfPerson = (
  now: Date,
  personId: NonNullable<Requester['personId']>,
  bookerId: NonNullable<Requester['personId']>,
) => sql<Clash[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', other.id, 'name', other_series.name, 'startsAt', other.starts_at, 'endsAt', other.ends_at)
    order by other.starts_at, other.id), '[]')
  from scheduled_sessions other
  join session_series other_series on other_series.id = other.series_id
  where other.id <> session.id
    and other.status = 'EventScheduled'
    and other.starts_at < session.ends_at
    and other.ends_at > session.starts_at
    and other.id in (
      select session_id from order_items where person_id = ${personId} and status = 'confirmed'
      union all
      select line.session_id from cart_items line
      join carts on carts.id = line.cart_id
      join holds on holds.cart_item_id = line.id
      where line.person_id = ${personId}
        and carts.person_id = ${bookerId}
        and carts.status = 'open'
        and holds.expires_at > ${now}
    )
)`;
