import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/index.ts';

interface DeskDay {
  tenantId: number;
  /** YYYY-MM-DD, Europe/London. */
  day: string;
  venueSlug: string;
}

/** Selects booked places. */
function selectBooked(db: Kysely<Database>, tenantId: number) {
  return db
    .selectFrom('scheduledSessions as session')
    .innerJoin('sessionSeries as series', 'series.id', 'session.seriesId')
    .innerJoin('orderItems as item', 'item.sessionId', 'session.id')
    .leftJoin('penalties as penalty', (join) =>
      join.onRef('penalty.orderItemId', '=', 'item.id').on('penalty.reason', '=', 'no-show'),
    )
    .where('session.tenantId', '=', tenantId)
    .where('item.status', '=', 'confirmed');
}

const midnight = (day: string, days: number) =>
  sql<Date>`((${day}::timestamp + make_interval(days => ${days}::integer)) at time zone 'Europe/London')`;

/** Booked classes at a venue on a day, with the number of bookings and of no-shows. */
export function listBookedClasses(db: Kysely<Database>, { tenantId, day, venueSlug }: DeskDay) {
  return selectBooked(db, tenantId)
    .innerJoin('venues as venue', 'venue.id', 'session.venueId')
    .select(['session.id', 'series.name', 'series.location', 'session.startsAt'])
    .select(({ fn }) => [
      fn.count<number>('item.id').as('booked'),
      fn.count<number>('penalty.id').as('missing'),
    ])
    .where('venue.slug', '=', venueSlug)
    .where('session.startsAt', '>=', midnight(day, 0))
    .where('session.startsAt', '<', midnight(day, 1))
    .groupBy(['session.id', 'series.name', 'series.location', 'session.startsAt'])
    .orderBy('session.startsAt')
    .orderBy('series.name')
    .orderBy('session.id')
    .execute();
}

/** Classes of a day that have not begun and that no one has booked. A court that is free is nothing to cancel. */
export function listUnbookedClasses(db: Kysely<Database>, { tenantId, day, venueSlug }: DeskDay, now: Date) {
  return db
    .selectFrom('scheduledSessions as session')
    .innerJoin('sessionSeries as series', 'series.id', 'session.seriesId')
    .innerJoin('venues as venue', 'venue.id', 'session.venueId')
    .select(['session.id', 'series.name', 'series.location', 'session.startsAt'])
    .select([sql<number>`0`.as('booked'), sql<number>`0`.as('missing')])
    .where('session.tenantId', '=', tenantId)
    .where('venue.slug', '=', venueSlug)
    .where('session.startsAt', '>=', midnight(day, 0))
    .where('session.startsAt', '<', midnight(day, 1))
    .where('session.startsAt', '>', now)
    .where('session.status', '=', 'EventScheduled')
    .where('series.courts', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orderItems as item')
            .select('item.id')
            .whereRef('item.sessionId', '=', 'session.id')
            .where('item.status', '=', 'confirmed'),
        ),
      ),
    )
    .orderBy('session.startsAt')
    .orderBy('series.name')
    .orderBy('session.id')
    .execute();
}

/** Another part of the same stay on a court is charged for as missed: a stay is missed once. */
const isStayCharged = sql<boolean>`exists (
  select from penalties charge join order_items other on other.id = charge.order_item_id
  where charge.reason = 'no-show' and other.order_id = item.order_id and other.id <> item.id
    and other.court = item.court and other.access_code = item.access_code
    and other.person_id = item.person_id)`;

/** The places of a class: who each is for, who booked it, what it cost, and what is noted. */
export function listAttendees(
  db: Kysely<Database>,
  { tenantId, sessionId }: { tenantId: number; sessionId: string },
) {
  return selectBooked(db, tenantId)
    .innerJoin('venues as venue', 'venue.id', 'session.venueId')
    .innerJoin('orders', 'orders.id', 'item.orderId')
    .innerJoin('people as attendee', 'attendee.id', 'item.personId')
    .innerJoin('people as booker', 'booker.id', 'orders.personId')
    .leftJoin('people as staff', 'staff.id', 'item.overriddenBy')
    .leftJoin('packageUses as use', 'use.orderItemId', 'item.id')
    .leftJoin('packages as package', 'package.id', 'use.packageId')
    .select([
      'item.id',
      'series.name as className',
      'venue.name as venueName',
      'session.startsAt',
      'item.pricePence',
      'package.name as packageName',
      'attendee.id as attendeeId',
      'attendee.firstName',
      'attendee.lastName',
      'booker.id as bookerId',
      'booker.firstName as bookerFirstName',
      'booker.lastName as bookerLastName',
      'penalty.amountPence as owedPence',
      'penalty.paidAt',
      'item.overrideNote',
      'item.overriddenAt',
      'staff.firstName as staffFirstName',
      'staff.lastName as staffLastName',
      isStayCharged.as('isStayCharged'),
    ])
    .where('session.id', '=', sessionId)
    .orderBy('attendee.lastName')
    .orderBy('attendee.firstName')
    .orderBy('item.id')
    .execute();
}

export type AttendeeRow = Awaited<ReturnType<typeof listAttendees>>[number];
