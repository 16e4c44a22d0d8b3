import { type RawBuilder, sql } from 'kysely';
import type { Clash } from '../../booking-rules/index.ts';
import { hasMembershipAt } from '../../memberships/index.ts';
import { benefitsAt } from './benefits-at.ts';

export interface Asker {
  now: Date;
  /** Who would take the place: an id, or the column that has it. */
  personId: string | null | RawBuilder<string>;
  /** Whose basket may hold it already, where that is another's. */
  bookerId?: Asker['personId'];
  /** The basket the place is in; what is owed and paid with it stops nobody. */
  cartId?: RawBuilder<string>;
}

export const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The day of the session of the row by the site's clock. */
const sessionDay = sql<string>`to_char(session.starts_at at time zone 'Europe/London', 'YYYY-MM-DD')`;

/** Whether they have a membership that is good on the day of the session, at its venue. */
export const isForMember = (personId: Asker['personId']): RawBuilder<boolean> =>
  hasMembershipAt({
    personId: personId ?? NOBODY,
    venueId: sql.ref('session.venue_id'),
    day: sessionDay,
  });

/** What their memberships give them then and there. */
export const benefitsOf = ({ now, personId, bookerId = personId }: Asker) =>
  benefitsAt({
    personId: personId ?? NOBODY,
    bookerId: bookerId ?? NOBODY,
    venueId: sql.ref('session.venue_id'),
    sessionId: sql.ref('session.id'),
    startsAt: sql.ref('session.starts_at'),
    day: sessionDay,
    now,
  });

/** YYYY-MM-DD. */
export const dateOfBirthOf = (personId: Asker['personId']) =>
  sql<string | null>`(select answers ->> 'dateOfBirth' from people where people.id = ${personId ?? NOBODY})`;

/** What somebody owes for earlier bookings, in pence. */
export const dueOf = (personId: Asker['personId'], cartId: Asker['cartId']) => sql<number>`(
  select coalesce(sum(amount_pence), 0)::integer from penalties
  where penalties.person_id = ${personId ?? NOBODY} and penalties.paid_at is null
    ${cartId ? sql`and penalties.cart_id is distinct from ${cartId}` : sql``}
)`;

/** What else they have booked, or keep in the booker's basket, at these hours. */
export const clashesOf = ({ now, personId, bookerId = personId }: Asker) => sql<Clash[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', other.id, 'name', other_series.name, 'startsAt', other.starts_at, 'endsAt', other.ends_at)
    order by other.starts_at, other.id), '[]')
  from scheduled_sessions other
  join session_series other_series on other_series.id = other.series_id
  where other.id <> session.id
    and other.status = 'EventScheduled'
    and other.starts_at < session.ends_at
    and other.ends_at > session.starts_at
    and other.id in (
      select session_id from order_items where person_id = ${personId ?? NOBODY} and status = 'confirmed'
      union all
      select line.session_id from cart_items line
      join carts on carts.id = line.cart_id
      join holds on holds.cart_item_id = line.id
      where line.person_id = ${personId ?? NOBODY}
        and carts.person_id = ${bookerId ?? NOBODY}
        and carts.status = 'open'
        and holds.expires_at > ${now}
    )
)`;
