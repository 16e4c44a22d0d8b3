import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/index.ts';

interface Today {
  tenantId: number;
  /** YYYY-MM-DD, Europe/London. */
  day: string;
}

/** What is on today and somebody has booked. */
function selectBooked(db: Kysely<Database>, { tenantId, day }: Today) {
  const midnight = (days: number) =>
    sql<Date>`((${day}::timestamp + make_interval(days => ${days}::integer)) at time zone 'Europe/London')`;
  return db
    .selectFrom('scheduledSessions as session')
    .innerJoin('sessionSeries as series', 'series.id', 'session.seriesId')
    .innerJoin('orderItems as item', 'item.sessionId', 'session.id')
    .leftJoin('penalties as penalty', (join) =>
      join.onRef('penalty.orderItemId', '=', 'item.id').on('penalty.reason', '=', 'no-show'),
    )
    .where('session.tenantId', '=', tenantId)
    .where('session.startsAt', '>=', midnight(0))
    .where('session.startsAt', '<', midnight(1))
    .where('item.status', '=', 'confirmed');
}

/** What is on at a venue today, with how many have booked it and how many of them did not come. */
export function listBookedClasses(
  db: Kysely<Database>,
  { venueSlug, ...today }: Today & { venueSlug: string },
) {
  return selectBooked(db, today)
    .innerJoin('venues as venue', 'venue.id', 'session.venueId')
    .select(['session.id', 'series.name', 'series.location', 'session.startsAt'])
    .select(({ fn }) => [
      fn.count<number>('item.id').as('booked'),
      fn.count<number>('penalty.id').as('missing'),
    ])
    .where('venue.slug', '=', venueSlug)
    .groupBy(['session.id', 'series.name', 'series.location', 'session.startsAt'])
    .orderBy('session.startsAt')
    .orderBy('series.name')
    .orderBy('session.id')
    .execute();
}

/** The places of a class of today: who each is for, who booked it, what it cost, and what is noted. */
export function listAttendees(db: Kysely<Database>, { sessionId, ...today }: Today & { sessionId: string }) {
  return selectBooked(db, today)
    .innerJoin('orders', 'orders.id', 'item.orderId')
    .innerJoin('people as attendee', 'attendee.id', 'item.personId')
    .innerJoin('people as booker', 'booker.id', 'orders.personId')
    .leftJoin('packageUses as use', 'use.orderItemId', 'item.id')
    .leftJoin('packages as package', 'package.id', 'use.packageId')
    .select([
      'item.id',
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
    ])
    .where('session.id', '=', sessionId)
    .orderBy('attendee.lastName')
    .orderBy('attendee.firstName')
    .orderBy('item.id')
    .execute();
}

export type AttendeeRow = Awaited<ReturnType<typeof listAttendees>>[number];
