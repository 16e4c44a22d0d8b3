import type { Kysely } from 'kysely';
import { type Database, REPEAT_WINDOW_MS } from '../../platform/index.ts';
import { purgeInactive } from './inactivity.ts';
import { ATTEMPTS_WINDOW_MS, KNOWN_ADDRESS_MS } from './rules.ts';

/** Removes logins, links and attempts that have had their day, and which call opened an account. */
export async function purgeLogins(db: Kysely<Database>, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await db.deleteFrom('registrations').where('createdAt', '<', ago(REPEAT_WINDOW_MS)).execute();
  await db.deleteFrom('logins').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('kioskCodes').where('expiresAt', '<=', now).execute();
  await purgeInactive(db, now);
  await db.deleteFrom('passkeyChallenges').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('passwordResets').where('expiresAt', '<=', now).execute();
  await db
    .updateTable('emailConfirmations')
    .set({ tokenHash: null, expiresAt: null })
    .where('expiresAt', '<=', now)
    .execute();
  await db.deleteFrom('knownPlaces').where('seenAt', '<=', ago(KNOWN_ADDRESS_MS)).execute();
  await db.deleteFrom('attempts').where('madeAt', '<=', ago(ATTEMPTS_WINDOW_MS)).execute();
}
