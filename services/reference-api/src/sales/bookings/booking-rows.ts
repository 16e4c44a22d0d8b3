import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/index.ts';

/** Query for booked places, each with its order, session, venue, attendee and payer. */
export const bookingRows = (db: Kysely<Database>) =>
  db
    .selectFrom('orderItems as item')
    .innerJoin('orders', 'orders.id', 'item.orderId')
    .innerJoin('scheduledSessions as session', 'session.id', 'item.sessionId')
    .innerJoin('sessionSeries as series', 'series.id', 'session.seriesId')
    .innerJoin('venues as venue', 'venue.id', 'session.venueId')
    .innerJoin('people as attendee', 'attendee.id', 'item.personId')
    .innerJoin('people as payer', 'payer.id', 'orders.personId')
    .select([
      'item.id',
      'item.name',
      'item.pricePence',
      'item.accessCode',
      'item.court',
      'item.orderId',
      'orders.reference',
      'session.id as sessionId',
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
    ]);
