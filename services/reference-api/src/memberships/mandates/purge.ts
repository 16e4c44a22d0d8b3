import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';

/** Time for which an unpaid membership stays in a basket, with the bank details typed for it. */
export const JOINING_WINDOW_MS = 7 * 24 * 3_600_000;

/** Removes instructions whose membership was never paid for. */
export async function purgeDrafts(db: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - JOINING_WINDOW_MS);
  await db.deleteFrom('mandates').where('status', '=', 'draft').where('createdAt', '<', before).execute();
}
