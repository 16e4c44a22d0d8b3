import { type Kysely, sql } from 'kysely';
import { selectSessions } from '../../activities/index.ts';
import { decide } from '../../booking-rules/index.ts';
import type { Database, Person, Tenant } from '../../platform/index.ts';

/** Whose bookings, and when they are looked at. */
export interface Booker {
  user: Person;
  tenant: Tenant;
  now: Date;
}

/** The places someone has in sessions that are still to come, each with what one costs them as things stand. */
export async function upcomingPlaces(db: Kysely<Database>, { user, tenant, now }: Booker) {
  const rows = await selectSessions(db, { now, personId: user.id })
    .innerJoin('orderItems as item', 'item.sessionId', 'session.id')
    .innerJoin('orders as placed', 'placed.id', 'item.orderId')
    .innerJoin('venues as venue', 'venue.id', 'session.venueId')
    .leftJoin('packageUses as use', 'use.orderItemId', 'item.id')
    .select([
      'item.id as itemId',
      'item.orderId',
      'item.pricePence',
      'item.name as bookedAs',
      'placed.personId as payerId',
      'venue.slug as venueSlug',
      'venue.name as venueName',
    ])
    .select(sql<boolean>`use.id is not null`.as('isPaidByPackage'))
    .where('item.personId', '=', user.id)
    .where('item.status', '=', 'confirmed')
    .where('session.status', '=', 'EventScheduled')
    .where('session.startsAt', '>', now)
    .orderBy('session.startsAt')
    .orderBy('item.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    costsPence: decide(row, { attendee: user, settings: tenant.settings, now }).offer.pricePence,
  }));
}

export type UpcomingPlace = Awaited<ReturnType<typeof upcomingPlaces>>[number];
