import type { Kysely } from 'kysely';
import { purgeDrafts, purgeGuestNames } from '../memberships/wiring.ts';
import { purgeLogins, purgeReminderSwitches, purgeUploads } from '../people/wiring.ts';
import type { Database } from '../platform/index.ts';
import { purgeAnswers } from '../platform/wiring.ts';
import { purgeBaskets, purgeJoiningDrafts } from '../sales/wiring.ts';

/** From the top domain down, since what is above may still refer to what is below. */
const purges = [
  purgeBaskets,
  purgeJoiningDrafts,
  purgeGuestNames,
  purgeDrafts,
  purgeLogins,
  purgeReminderSwitches,
  purgeUploads,
  purgeAnswers,
];

/** Removes what nothing reads any more: it is about people, so it is not kept for longer than it serves. */
export async function purgeExpired(db: Kysely<Database>, now: Date): Promise<void> {
  for (const purge of purges) await purge(db, now);
}
