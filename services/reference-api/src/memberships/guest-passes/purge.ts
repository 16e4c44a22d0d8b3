import type { Kysely } from 'kysely';
import { addDays, siteDay } from 'shared-contracts/dates';
import type { Database } from '../../platform/index.ts';

/** Number of days after the last day of a pass for which its guest's name is stored: until no one asks any more. */
const GUEST_NAME_DAYS = 30;

/** Forgets the guests of passes that are long over. */
export async function purgeGuestNames(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .updateTable('guestPasses')
    .set({ guestName: null })
    .where('guestName', 'is not', null)
    .where('validUntil', '<', addDays(siteDay(now), -GUEST_NAME_DAYS))
    .execute();
}
