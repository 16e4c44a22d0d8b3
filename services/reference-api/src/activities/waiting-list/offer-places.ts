import type { Kysely } from 'kysely';
import { queueMail } from '../../people/index.ts';
import type { Database } from '../../platform/index.ts';
import { offerUntil } from './rules.ts';
import { firstWaiting, removeLapsed, sessionsWithWaitingList, unclaimedPlaces } from './store.ts';

interface WaitedFor {
  id: string;
  startsAt: Date;
}

/**
 * Keeps each free place of a session for the first who waits and tells them by mail. An offer that ran out has gone
 * to the person who comes next. The session is locked, so that a place is offered to one person only.
 */
async function offerPlacesOf(tx: Kysely<Database>, { id, startsAt }: WaitedFor, now: Date): Promise<number> {
  await tx.selectFrom('scheduledSessions').select('id').where('id', '=', id).forUpdate().execute();
  await removeLapsed(tx, { sessionId: id }, now);
  const free = await unclaimedPlaces(tx, id, now);
  if (free <= 0) return 0;
  const first = await firstWaiting(tx, id, free);
  for (const { id: waitingPlaceId, tenantId, personId, origin } of first) {
    await tx
      .updateTable('waitingPlaces')
      .set({ offeredUntil: offerUntil(now, startsAt) })
      .where('id', '=', waitingPlaceId)
      .execute();
    await queueMail(
      tx,
      { tenantId, person: { id: personId } },
      { kind: 'place-offered', origin, waitingPlaceId },
      now,
    );
  }
  return first.length;
}

/** Goes through every list that someone is on; answers how many places were offered. */
export async function offerPlaces(db: Kysely<Database>, now: Date): Promise<number> {
  let offered = 0;
  for (const { isOver, ...session } of await sessionsWithWaitingList(db, now)) {
    if (isOver) await db.deleteFrom('waitingPlaces').where('sessionId', '=', session.id).execute();
    else offered += await db.transaction().execute((tx) => offerPlacesOf(tx, session, now));
  }
  return offered;
}
