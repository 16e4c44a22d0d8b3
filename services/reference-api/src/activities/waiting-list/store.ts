import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/index.ts';

interface Place {
  tenantId: number;
  sessionId: string;
  personId: string;
  origin: string;
}

/** Now, or just after the last who joined a list. */
const afterLast = (sessionId: string, now: Date) => sql<Date>`greatest(${now}::timestamptz, (
  select max(joined_at) + interval '1 millisecond' from waiting_places where session_id = ${sessionId}
))`;

/**
 * Puts someone at the end of the list of a locked session; one who is on it already keeps their place. Two who come in
 * one millisecond, or by clocks that differ, stand in the order in which they were put there.
 */
export async function insertWaiting(tx: Kysely<Database>, place: Place, now: Date): Promise<void> {
  await tx
    .insertInto('waitingPlaces')
    .values({ ...place, joinedAt: afterLast(place.sessionId, now), offeredUntil: null })
    .onConflict((conflict) => conflict.columns(['sessionId', 'personId']).doNothing())
    .execute();
}

/** Takes people off the list of sessions: they have a place, or want none any more. */
export async function removeWaiting(
  tx: Kysely<Database>,
  personId: string,
  sessionIds: readonly string[],
): Promise<void> {
  if (sessionIds.length === 0) return;
  await tx
    .deleteFrom('waitingPlaces')
    .where('personId', '=', personId)
    .where('sessionId', 'in', [...sessionIds])
    .execute();
}

/** For how many sessions someone waits. */
export async function countWaitingPlaces(db: Kysely<Database>, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('waitingPlaces')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Offers that ran out, one person's or everyone's of a session: who let it go has to join again. */
export async function removeLapsed(
  tx: Kysely<Database>,
  by: { personId: string } | { sessionId: string },
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom('waitingPlaces')
    .where('offeredUntil', '<=', now)
    .where((where) => where.and(by))
    .execute();
}

/** Sessions that someone waits for, and those among them that no one can book any more. */
export function sessionsWithWaitingList(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('waitingPlaces as waiting')
    .innerJoin('scheduledSessions as session', 'session.id', 'waiting.sessionId')
    .select(['session.id', 'session.startsAt'])
    .select(sql<boolean>`session.status = 'EventCancelled' or session.starts_at <= ${now}`.as('isOver'))
    .groupBy('session.id')
    .orderBy('session.id')
    .execute();
}

/** Places of a locked session that no one has booked, holds or is offered. */
export async function unclaimedPlaces(tx: Kysely<Database>, sessionId: string, now: Date): Promise<number> {
  const { places } = await tx
    .selectFrom('scheduledSessions as session')
    .where('session.id', '=', sessionId)
    .select(({ selectFrom, fn }) => [
      sql<number>`session.capacity - session.places_sold_elsewhere
        - ${selectFrom('orderItems as booking')
          .whereRef('booking.sessionId', '=', 'session.id')
          .where('booking.status', '=', 'confirmed')
          .select(fn.countAll().as('count'))}
        - ${selectFrom('holds as hold')
          .whereRef('hold.sessionId', '=', 'session.id')
          .where('hold.expiresAt', '>', now)
          .select(fn.countAll().as('count'))}
        - ${selectFrom('waitingPlaces as offer')
          .whereRef('offer.sessionId', '=', 'session.id')
          .where('offer.offeredUntil', '>', now)
          .select(fn.countAll().as('count'))}`.as('places'),
    ])
    .executeTakeFirstOrThrow();
  return Number(places);
}

/** The first who wait for a session, as many as there are places. */
export function firstWaiting(tx: Kysely<Database>, sessionId: string, places: number) {
  return tx
    .selectFrom('waitingPlaces')
    .select(['id', 'tenantId', 'personId', 'origin'])
    .where('sessionId', '=', sessionId)
    .where('offeredUntil', 'is', null)
    .orderBy('joinedAt')
    .orderBy('id')
    .limit(places)
    .execute();
}
