import { sql, type Transaction } from 'kysely';
import type { Database } from '../platform/index.ts';
import { insertAll } from './insert-all.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Origins of the demonstration's pages. */
const ORIGIN = 'http://bookings.riverside.localhost:8080';

const inOrder = ['RIV100004', 'RIV100005', 'RIV100002'];
const OFFERED = 'RIV100003';

/** The first class of someone's home centre, from so many days on, with so many places left. */
function classWith(tx: Transaction<Database>, venueId: string, placesLeft: number, from: Date) {
  return tx
    .selectFrom('scheduledSessions as session')
    .innerJoin('sessionSeries as series', 'series.id', 'session.seriesId')
    .select(['session.id', 'session.tenantId'])
    .where('session.venueId', '=', venueId)
    .where('series.courts', 'is', null)
    .where('session.status', '=', 'EventScheduled')
    .where('session.startsAt', '>', from)
    .where(sql<number>`session.capacity - session.places_sold_elsewhere`, '=', placesLeft)
    .orderBy('session.startsAt')
    .orderBy('session.id')
    .limit(1)
    .executeTakeFirst();
}

/** Three people wait for a full class, and a fourth is offered the last place of another. */
export async function insertWaiting(tx: Transaction<Database>, now: Date): Promise<void> {
  const people = await tx
    .selectFrom('people')
    .select(['id', 'reference', 'homeVenueId'])
    .where('reference', 'in', [...inOrder, OFFERED])
    .execute();
  const person = (reference: string) => people.find((one) => one.reference === reference);
  const venueId = person(OFFERED)?.homeVenueId;
  if (!venueId) return;
  const full = await classWith(tx, venueId, 0, new Date(now.getTime() + DAY_MS));
  const last = await classWith(tx, venueId, 1, new Date(now.getTime() + 9 * DAY_MS));
  const places = [
    ...inOrder.map((reference, index) => ({
      reference,
      session: full,
      joinedAt: new Date(now.getTime() - (5 - index) * HOUR_MS),
      offeredUntil: null,
    })),
    {
      reference: OFFERED,
      session: last,
      joinedAt: new Date(now.getTime() - 6 * HOUR_MS),
      offeredUntil: new Date(now.getTime() + 3 * DAY_MS),
    },
  ];
  await insertAll(
    tx,
    'waitingPlaces',
    places.flatMap(({ reference, session, ...place }) => {
      const personId = person(reference)?.id;
      if (!personId || !session) return [];
      const { id: sessionId, tenantId } = session;
      return [{ ...place, personId, sessionId, tenantId, origin: ORIGIN }];
    }),
  );
}
