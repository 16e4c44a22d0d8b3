import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';
import { LAST_SEEN_STEP_MS, STAFF_INACTIVE_MS, VISIT_INACTIVE_MS } from './rules.ts';

/** As much of a login as says when it ends because no one uses it. */
export interface UsedLogin {
  stays: boolean;
  isStaff: boolean;
  lastSeenAt: Date;
}

/** Time that a login may go unused; `null` for a customer who asked to stay logged in. */
const allowedMs = ({ stays, isStaff }: Omit<UsedLogin, 'lastSeenAt'>): number | null => {
  if (isStaff) return STAFF_INACTIVE_MS;
  return stays ? null : VISIT_INACTIVE_MS;
};

/** True if a login has ended because no one used it. The last use is known to within a few minutes: they are added. */
export function isInactive(login: UsedLogin, now: Date): boolean {
  const allowed = allowedMs(login);
  return allowed !== null && now.getTime() - login.lastSeenAt.getTime() >= allowed + LAST_SEEN_STEP_MS;
}

/** Removes the logins that have ended because no one used them. */
export async function purgeInactive(db: Kysely<Database>, now: Date): Promise<void> {
  const unusedFor = (ms: number) => new Date(now.getTime() - ms - LAST_SEEN_STEP_MS);
  await db
    .deleteFrom('logins')
    .where('stays', '=', false)
    .where('lastSeenAt', '<=', unusedFor(VISIT_INACTIVE_MS))
    .execute();
  await db
    .deleteFrom('logins')
    .where('lastSeenAt', '<=', unusedFor(STAFF_INACTIVE_MS))
    .where('personId', 'in', (select) => select.selectFrom('people').select('id').where('isStaff', '=', true))
    .execute();
}
