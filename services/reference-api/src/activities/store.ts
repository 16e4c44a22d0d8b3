import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';

interface Asker {
  now: Date;
  personId: string | null;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Sessions with everything that decides price and places, as one query: what is booked and held is counted by the
 * database at the moment of asking.
 */
export function selectSessions(db: Kysely<Database>, { now, personId }: Asker) {
  return db
    .selectFrom('scheduledSessions as session')
    .innerJoin('sessionSeries as series', 'series.id', 'session.seriesId')
    .innerJoin('activities as activity', 'activity.id', 'series.activityId')
    .select([
      'session.id',
      'session.seriesId',
      'session.venueId',
      'session.startsAt',
      'session.endsAt',
      'session.capacity',
      'session.placesSoldElsewhere',
      'session.status',
      'series.name',
      'series.level',
      'series.leader',
      'series.location',
      'series.durationMinutes',
      'series.offers',
      'series.ageMin',
      'series.ageMax',
      'series.genderRestriction',
      'series.accessibilitySupport',
      'activity.id as activityId',
      'activity.name as activityName',
      'activity.slug as activitySlug',
    ])
    .select(({ selectFrom, fn, exists }) => [
      sql<number>`${selectFrom('orderItems as booking')
        .whereRef('booking.sessionId', '=', 'session.id')
        .where('booking.status', '=', 'confirmed')
        .select(fn.countAll().as('count'))}`.as('booked'),
      sql<number>`${selectFrom('holds as hold')
        .whereRef('hold.sessionId', '=', 'session.id')
        .where('hold.expiresAt', '>', now)
        .select(fn.countAll().as('count'))}`.as('held'),
      exists(
        selectFrom('orderItems as own')
          .whereRef('own.sessionId', '=', 'session.id')
          .where('own.status', '=', 'confirmed')
          .where('own.personId', '=', personId ?? NOBODY)
          .select(sql.lit(1).as('one')),
      )
        .$castTo<boolean>()
        .as('isBookedByPerson'),
      exists(
        selectFrom('cartItems as item')
          .innerJoin('carts as cart', 'cart.id', 'item.cartId')
          .innerJoin('holds as ownHold', 'ownHold.cartItemId', 'item.id')
          .whereRef('item.sessionId', '=', 'session.id')
          .where('cart.personId', '=', personId ?? NOBODY)
          .where('cart.status', '=', 'open')
          .where('ownHold.expiresAt', '>', now)
          .select(sql.lit(1).as('one')),
      )
        .$castTo<boolean>()
        .as('isInOwnBasket'),
    ]);
}

export type SessionRow = Awaited<ReturnType<ReturnType<typeof selectSessions>['execute']>>[number];

interface DayOfVenue {
  tenantId: number;
  venueSlug: string;
  /** YYYY-MM-DD, Europe/London. */
  day: string;
  activitySlug: string | null;
}

/** A day of a venue's timetable by start time. An unknown venue has none: see `venueExists`. */
export function listSessions(db: Kysely<Database>, asker: Asker, wanted: DayOfVenue): Promise<SessionRow[]> {
  const midnight = (days: number) =>
    sql<Date>`((${wanted.day}::timestamp + make_interval(days => ${days}::integer)) at time zone 'Europe/London')`;
  return selectSessions(db, asker)
    .where('session.venueId', '=', (venue) =>
      venue
        .selectFrom('venues')
        .select('venues.id')
        .where('venues.tenantId', '=', wanted.tenantId)
        .where('venues.slug', '=', wanted.venueSlug),
    )
    .where('session.startsAt', '>=', midnight(0))
    .where('session.startsAt', '<', midnight(1))
    .$if(wanted.activitySlug !== null, (query) =>
      query.where('activity.slug', '=', wanted.activitySlug ?? ''),
    )
    .orderBy('session.startsAt')
    .orderBy('series.name')
    .orderBy('session.id')
    .execute();
}

/** Asked only when a day is empty, to tell a day without sessions from a venue that is not there. */
export async function venueExists(db: Kysely<Database>, tenantId: number, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('venues')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row !== undefined;
}

export function findSession(db: Kysely<Database>, asker: Asker, tenantId: number, id: string) {
  return selectSessions(db, asker)
    .innerJoin('venues as venue', 'venue.id', 'session.venueId')
    .select([
      'venue.slug as venueSlug',
      'venue.name as venueName',
      'venue.address1',
      'venue.address2',
      'venue.town',
      'venue.postcode',
      'series.description',
      'series.attendeeInstructions',
    ])
    .where('session.tenantId', '=', tenantId)
    .where('session.id', '=', id)
    .executeTakeFirst();
}

/** Activities with sessions still to come, most sessions in the next seven days first. */
export function listActivities(db: Kysely<Database>, now: Date, tenantId: number, venueSlug: string) {
  const inSevenDays = new Date(now.getTime() + 7 * 24 * 3_600_000);
  return db
    .selectFrom('scheduledSessions as session')
    .innerJoin('sessionSeries as series', 'series.id', 'session.seriesId')
    .innerJoin('activities as activity', 'activity.id', 'series.activityId')
    .innerJoin('venues as venue', 'venue.id', 'session.venueId')
    .where('venue.tenantId', '=', tenantId)
    .where('venue.slug', '=', venueSlug)
    .where('session.startsAt', '>', now)
    .select(['activity.id', 'activity.name', 'activity.slug'])
    .select(({ fn }) =>
      fn
        .countAll<number>()
        .filterWhere('session.startsAt', '<', inSevenDays)
        .filterWhere('session.status', '=', 'EventScheduled')
        .as('sessionsInNextSevenDays'),
    )
    .groupBy(['activity.id', 'activity.name', 'activity.slug'])
    .orderBy('sessionsInNextSevenDays', 'desc')
    .orderBy('activity.name')
    .execute();
}
