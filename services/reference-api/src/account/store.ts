import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** What this person has booked, whatever became of it. */
export function selectBookings(db: Kysely<Database>, tenantId: number, personId: string) {
  return db
    .selectFrom('orderItems as item')
    .innerJoin('orders', 'orders.id', 'item.orderId')
    .innerJoin('scheduledSessions as session', 'session.id', 'item.sessionId')
    .innerJoin('sessionSeries as series', 'series.id', 'session.seriesId')
    .innerJoin('venues as venue', 'venue.id', 'session.venueId')
    .innerJoin('people as attendee', 'attendee.id', 'item.personId')
    .select([
      'orders.completeOrderId',
      'orders.reference',
      'item.id',
      'item.name',
      'item.pricePence',
      'item.accessCode',
      'session.startsAt',
      'session.endsAt',
      sql<string | null>`coalesce(item.court, series.location)`.as('location'),
      'series.leader',
      'series.attendeeInstructions',
      'venue.slug as venueSlug',
      'venue.name as venueName',
      'venue.address1',
      'venue.address2',
      'venue.town',
      'venue.postcode',
      'attendee.id as attendeeId',
      'attendee.firstName',
      'attendee.lastName',
    ])
    .where('orders.tenantId', '=', tenantId)
    .where('orders.personId', '=', personId);
}

/** Confirmed bookings paid by this person whose session has not ended, next first. */
export function listUpcomingBookings(db: Kysely<Database>, tenantId: number, personId: string, now: Date) {
  return selectBookings(db, tenantId, personId)
    .where('item.status', '=', 'confirmed')
    .where('session.endsAt', '>', now)
    .orderBy('session.startsAt')
    .orderBy('item.id')
    .execute();
}

export type BookingRow = Awaited<ReturnType<typeof listUpcomingBookings>>[number];
