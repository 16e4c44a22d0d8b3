import type { Kysely } from 'kysely';
import { purgeGuestNames } from '../memberships/guest-passes/purge.ts';
import { purgeDrafts } from '../memberships/mandates/purge.ts';
import { purgeLogins } from '../people/auth/purge.ts';
import type { Database } from '../platform/database/database.ts';
import { purgeAnswers } from '../platform/http/purge-answers.ts';
import { purgeBaskets } from '../sales/index.ts';

/** From the top domain down, since what is above may still refer to what is below. */
const purges = [purgeBaskets, purgeGuestNames, purgeDrafts, purgeLogins, purgeAnswers];

/** Removes what nothing reads any more: it is about people, so it is not kept for longer than it serves. */
export async function purgeExpired(db: Kysely<Database>, now: Date): Promise<void> {
  for (const purge of purges) await purge(db, now);
}
