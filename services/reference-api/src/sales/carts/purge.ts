import type { Kysely } from 'kysely';
import { JOINING_WINDOW_MS } from '../../memberships/index.ts';
import type { Database } from '../../platform/index.ts';

/** Removes holds that have run out, and memberships in baskets that no one pays for. */
export async function purgeBaskets(db: Kysely<Database>, now: Date): Promise<void> {
  const abandoned = new Date(now.getTime() - JOINING_WINDOW_MS);
  await db.deleteFrom('holds').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('cartMemberships').where('addedAt', '<', abandoned).execute();
}
