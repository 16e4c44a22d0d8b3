import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/index.ts';

/** Bookings made by or for this person, in any state. */
export function selectBookings(db: Kysely<Database>, tenantId: number, personId: string) {
  return db
    .selectFrom('orderItems as item')
    .innerJoin('orders', 'orders.id', 'item.orderId')
    .innerJoin('scheduledSessions as session', 'session.id', 'item.sessionId')
    .innerJoin('sessionSeries as series', 'series.id', 'session.seriesId')
    .innerJoin('venues as venue', 'venue.id', 'session.venueId')
    .innerJoin('people as attendee', 'attendee.id', 'item.personId')
    .innerJoin('people as payer', 'payer.id', 'orders.personId')
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
      'payer.id as payerId',
      'payer.firstName as payerFirstName',
      'payer.lastName as payerLastName',
    ])
    .where('orders.tenantId', '=', tenantId)
    .where('item.id', 'in', (items) =>
      items
        .selectFrom('orderItems as paid')
        .innerJoin('orders as placed', 'placed.id', 'paid.orderId')
        .select('paid.id')
        .where('placed.personId', '=', personId)
        .union(items.selectFrom('orderItems as own').select('own.id').where('own.personId', '=', personId)),
    );
}

/** Confirmed bookings by or for this person whose session has not ended, next first. */
export function listUpcomingBookings(db: Kysely<Database>, tenantId: number, personId: string, now: Date) {
  return selectBookings(db, tenantId, personId)
    .where('item.status', '=', 'confirmed')
    .where('session.endsAt', '>', now)
    .orderBy('session.startsAt')
    .orderBy('item.id')
    .execute();
}

export type BookingRow = Awaited<ReturnType<typeof listUpcomingBookings>>[number];
