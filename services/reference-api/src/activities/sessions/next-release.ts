import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/index.ts';

/**
 * When the next place of sessions that is held in a basket, or offered to a person who waits, comes free by itself;
 * `null` when none does.
 */
export async function nextRelease(
  db: Kysely<Database>,
  now: Date,
  sessions: readonly { id: string }[],
): Promise<Date | null> {
  if (sessions.length === 0) return null;
  const ids = sql.join(sessions.map(({ id }) => id));
  const { rows } = await sql<{ moment: Date | null }>`
    select min(moment) as moment from (
      select expires_at as moment from holds where session_id in (${ids})
      union all
      select offered_until from waiting_places where session_id in (${ids})
    ) release where moment > ${now}
  `.execute(db);
  return rows[0]?.moment ?? null;
}
