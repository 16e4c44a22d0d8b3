import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';

/** Time for which a repeated call is recognised. */
export const REPEAT_WINDOW_MS = 24 * 3_600_000;

/** Removes answers that no repeat is given any more. */
export async function purgeAnswers(db: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - REPEAT_WINDOW_MS);
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<', before).execute();
}
