import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';

interface Named {
  tenantId: number;
  sessionId: string;
}

/**
 * Cancels a session that has not begun: no one can book it or waits for it any more. Anyone who books or cancels a place in
 * it comes before or after, since all of them lock it. One that is cancelled already stays so.
 */
export async function closeSession(
  tx: Kysely<Database>,
  { tenantId, sessionId }: Named,
  reason: string | null,
  now: Date,
): Promise<'closed' | 'begun' | 'unknown'> {
  const session = await tx
    .selectFrom('scheduledSessions')
    .select('startsAt')
    .where('id', '=', sessionId)
    .where('tenantId', '=', tenantId)
    .forUpdate()
    .executeTakeFirst();
  if (!session) return 'unknown';
  if (session.startsAt <= now) return 'begun';
  await tx
    .updateTable('scheduledSessions')
    .set({ status: 'EventCancelled', cancellationReason: reason })
    .where('id', '=', sessionId)
    .execute();
  await tx.deleteFrom('waitingPlaces').where('sessionId', '=', sessionId).execute();
  return 'closed';
}
