import type { Kysely } from 'kysely';
import { addDays, siteDay } from 'shared-contracts/dates';
import { ATTEMPTS_WINDOW_MS } from '../people/auth/rules.ts';
import type { Database } from '../platform/database/database.ts';

/** How long a repeat of a call is recognised. */
const REPEAT_WINDOW_MS = 24 * 3_600_000;

/** How long a membership that nobody pays for stays in a basket, with the bank details typed for it. */
const JOINING_WINDOW_MS = 7 * 24 * 3_600_000;

/** How many days after the last day of a pass it is known whom it was for: until nobody asks any more. */
const GUEST_NAME_DAYS = 30;

/** Removes what nothing reads any more: it is about people, so it is not kept for longer than it serves. */
export async function purgeExpired(db: Kysely<Database>, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<', ago(REPEAT_WINDOW_MS)).execute();
  await db.deleteFrom('registrations').where('createdAt', '<', ago(REPEAT_WINDOW_MS)).execute();
  await db.deleteFrom('logins').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('holds').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('passwordResets').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('attempts').where('madeAt', '<=', ago(ATTEMPTS_WINDOW_MS)).execute();
  const abandoned = ago(JOINING_WINDOW_MS);
  await db.deleteFrom('cartMemberships').where('addedAt', '<', abandoned).execute();
  await db.deleteFrom('mandates').where('status', '=', 'draft').where('createdAt', '<', abandoned).execute();
  await db
    .updateTable('guestPasses')
    .set({ guestName: null })
    .where('guestName', 'is not', null)
    .where('validUntil', '<', addDays(siteDay(now), -GUEST_NAME_DAYS))
    .execute();
}
