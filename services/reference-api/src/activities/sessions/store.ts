import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/index.ts';
import {
  amountDue,
  benefitsOf,
  clashesOf,
  dateOfBirthOf,
  isBookedBy,
  isForMember,
  isInBasketOf,
  type Requester,
} from './eligibility-facts.ts';
import { claimsBefore, ownPlace } from './waiting-claims.ts';

/** Courts of a slot that are booked or held; a class has none, and is not looked through for them. */
const takenCourts = (now: Date) => sql<string[]>`case when series.courts is null then '[]' else (
  select coalesce(jsonb_agg(taken.court), '[]') from (
    select court from order_items where session_id = session.id and status = 'confirmed'
    union all
    select line.court from holds join cart_items line on line.id = holds.cart_item_id
    where holds.session_id = session.id and holds.expires_at > ${now}
  ) taken where taken.court is not null
) end`;

/**
 * Sessions with everything that decides price and places, as one query: what is booked and held is counted by the
 * database at the moment of asking.
 */
export function selectSessions(db: Kysely<Database>, asker: Requester) {
  const { now, personId, bookerId = personId, cartId } = asker;
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
      'series.courts',
      'series.ageMin',
      'series.ageMax',
      'series.genderRestriction',
      'series.accessibilitySupport',
      'activity.id as activityId',
      'activity.name as activityName',
      'activity.slug as activitySlug',
    ])
    .select(({ selectFrom, fn }) => [
      sql<number>`${selectFrom('orderItems as booking')
        .whereRef('booking.sessionId', '=', 'session.id')
        .where('booking.status', '=', 'confirmed')
        .select(fn.countAll().as('count'))}`.as('booked'),
      // A place is kept for those who wait as much as for those who have it in a basket.
      sql<number>`${selectFrom('holds as hold')
        .whereRef('hold.sessionId', '=', 'session.id')
        .where('hold.expiresAt', '>', now)
        .select(fn.countAll().as('count'))} + ${claimsBefore(now, personId)}`.as('held'),
      ownPlace(personId, 'joined_at').as('waitingSince'),
      ownPlace(personId, 'offered_until').as('offeredUntil'),
      claimsBefore(now, personId).as('waitingAhead'),
      takenCourts(now).as('takenCourts'),
      isForMember(personId).as('isForMember'),
      benefitsOf(asker).as('benefits'),
      dateOfBirthOf(personId).as('dateOfBirth'),
      clashesOf(asker).as('clashes'),
      amountDue(personId, cartId).as('duePence'),
      amountDue(bookerId, cartId).as('bookerDuePence'),
      isBookedBy(personId).as('isBookedByPerson'),
      isInBasketOf(asker).as('isInOwnBasket'),
    ]);
}

export type SessionRow = Awaited<ReturnType<ReturnType<typeof selectSessions>['execute']>>[number];

interface DayOfVenue {
  tenantId: number;
  venueSlug: string;
  /** YYYY-MM-DD, Europe/London. */
  day: string;
  /** Number of days from there on; one by default. */
  days?: number;
  activitySlug: string | null;
  /** Classes, or the times of courts and pitches. */
  kind: 'classes' | 'slots';
}

const venueBySlug = (db: Kysely<Database>, tenantId: number, slug: string) =>
  db
    .selectFrom('venues')
    .select('venues.id')
    .where('venues.tenantId', '=', tenantId)
    .where('venues.slug', '=', slug);

/** A day of a venue's timetable, or of its courts, by start time. An unknown venue has none: see `venueExists`. */
export function listSessions(
  db: Kysely<Database>,
  asker: Requester,
  wanted: DayOfVenue,
): Promise<SessionRow[]> {
  const midnight = (days: number) =>
    sql<Date>`((${wanted.day}::timestamp + make_interval(days => ${days}::integer)) at time zone 'Europe/London')`;
  return selectSessions(db, asker)
    .where('session.venueId', '=', venueBySlug(db, wanted.tenantId, wanted.venueSlug))
    .where('series.courts', wanted.kind === 'slots' ? 'is not' : 'is', null)
    .where('session.startsAt', '>=', midnight(0))
    .where('session.startsAt', '<', midnight(wanted.days ?? 1))
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

/** A class or a time of courts by its id, with where it is. */
export function findBookable(db: Kysely<Database>, asker: Requester, tenantId: number, id: string) {
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
    .where('session.id', '=', id);
}

/** A class by its id. */
export function findSession(db: Kysely<Database>, asker: Requester, tenantId: number, id: string) {
  return findBookable(db, asker, tenantId, id).where('series.courts', 'is', null).executeTakeFirst();
}

/** The classes that someone waits for, or is offered a place in, next first. */
export function listWaitlistedClasses(
  db: Kysely<Database>,
  asker: Requester & { personId: string },
  tenantId: number,
) {
  return selectSessions(db, asker)
    .innerJoin('waitingPlaces as waiting', 'waiting.sessionId', 'session.id')
    .innerJoin('venues as venue', 'venue.id', 'session.venueId')
    .select(['venue.slug as venueSlug', 'venue.name as venueName'])
    .where('session.tenantId', '=', tenantId)
    .where('waiting.personId', '=', asker.personId)
    .where('session.startsAt', '>', asker.now)
    .where((where) =>
      where.or([where('waiting.offeredUntil', 'is', null), where('waiting.offeredUntil', '>', asker.now)]),
    )
    .orderBy('session.startsAt')
    .orderBy('session.id')
    .execute();
}

/** Number of later times that are looked through for one that can be booked. */
const TIMES_AHEAD = 12;

/** The times of a class after one of them, at the same venue and soonest first. */
export function listLaterTimes(db: Kysely<Database>, asker: Requester, tenantId: number, id: string) {
  return selectSessions(db, asker)
    .innerJoin('scheduledSessions as before', (join) =>
      join
        .onRef('before.seriesId', '=', 'session.seriesId')
        .onRef('before.startsAt', '<', 'session.startsAt'),
    )
    .where('before.id', '=', id)
    .where('before.tenantId', '=', tenantId)
    .where('session.startsAt', '>', asker.now)
    .where('session.status', '=', 'EventScheduled')
    .orderBy('session.startsAt')
    .limit(TIMES_AHEAD)
    .execute();
}

/** A class of the tenant at its weekday and time in every week from now on. */
export function listWeeklySessions(db: Kysely<Database>, asker: Requester, tenantId: number, id: string) {
  const weekly = (moment: string) =>
    sql`to_char(${sql.ref(moment)} at time zone 'Europe/London', 'ID HH24:MI')`;
  return selectSessions(db, asker)
    .innerJoin('scheduledSessions as named', 'named.seriesId', 'session.seriesId')
    .where('named.id', '=', id)
    .where('named.tenantId', '=', tenantId)
    .where('series.courts', 'is', null)
    .where('session.startsAt', '>', asker.now)
    .where(weekly('session.starts_at'), '=', weekly('named.starts_at'))
    .orderBy('session.startsAt')
    .execute();
}

/** The courts and pitches of a venue, by name. */
export function listFacilityUses(db: Kysely<Database>, tenantId: number, venueSlug: string) {
  return db
    .selectFrom('sessionSeries as series')
    .innerJoin('activities as activity', 'activity.id', 'series.activityId')
    .innerJoin('venues as venue', 'venue.id', 'series.venueId')
    .where('venue.tenantId', '=', tenantId)
    .where('venue.slug', '=', venueSlug)
    .where('series.courts', 'is not', null)
    .select(['series.id', 'series.name', 'series.description', 'series.courts', 'series.lengths'])
    .select(['activity.id as activityId', 'activity.name as activityName', 'activity.slug as activitySlug'])
    .orderBy('series.name')
    .orderBy('series.id')
    .execute();
}

export type FacilityRow = Awaited<ReturnType<typeof listFacilityUses>>[number];

/**
 * Activities with sessions or courts still to come, most sessions in the next seven days first. Sessions are counted by
 * series first: a venue has some thousand of the one and a few dozen of the other.
 */
export function listActivities(db: Kysely<Database>, now: Date, tenantId: number, venueSlug: string) {
  const inSevenDays = new Date(now.getTime() + 7 * 24 * 3_600_000);
  return db
    .with('coming', (query) =>
      query
        .selectFrom('scheduledSessions as session')
        .where('session.venueId', '=', venueBySlug(db, tenantId, venueSlug))
        .where('session.startsAt', '>', now)
        .groupBy('session.seriesId')
        .select('session.seriesId')
        .select(({ fn }) =>
          fn
            .countAll<number>()
            .filterWhere('session.startsAt', '<', inSevenDays)
            .filterWhere('session.status', '=', 'EventScheduled')
            .as('soon'),
        ),
    )
    .selectFrom('coming')
    .innerJoin('sessionSeries as series', 'series.id', 'coming.seriesId')
    .innerJoin('activities as activity', 'activity.id', 'series.activityId')
    .select(['activity.id', 'activity.name', 'activity.slug'])
    .select([
      sql<number>`coalesce(sum(coming.soon) filter (where series.courts is null), 0)::integer`.as(
        'sessionsInNextSevenDays',
      ),
      sql<boolean>`bool_or(series.courts is not null)`.as('hasSlots'),
    ])
    .groupBy(['activity.id', 'activity.name', 'activity.slug'])
    .orderBy('sessionsInNextSevenDays', 'desc')
    .orderBy('activity.name')
    .execute();
}

/** Locks sessions in one order for everyone; answers the ids that the tenant has. */
export async function lockSessions(
  tx: Kysely<Database>,
  tenantId: number,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('scheduledSessions')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Set(rows.map((row) => row.id));
}
