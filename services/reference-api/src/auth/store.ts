import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { FAILED_ATTEMPTS_ALLOWED, FAILED_ATTEMPTS_WINDOW_MS, LOGIN_LIFETIME_MS } from './rules.ts';

export function findAccounts(
  db: Kysely<Database>,
  tenantId: number,
  username: { email: string } | { reference: string },
): Promise<{ id: string; passwordHash: string }[]> {
  return db
    .selectFrom('people')
    .select(['id', 'passwordHash'])
    .where('tenantId', '=', tenantId)
    .where((where) => where.and(username))
    .orderBy('id')
    .execute();
}

/** When attempts failed within the window, newest first, no more than matter. */
export async function recentFailures(db: Kysely<Database>, key: string, now: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('failedLogins')
    .select('failedAt')
    .where('key', '=', key)
    .where('failedAt', '>', new Date(now.getTime() - FAILED_ATTEMPTS_WINDOW_MS))
    .orderBy('failedAt', 'desc')
    .limit(FAILED_ATTEMPTS_ALLOWED)
    .execute();
  return rows.map((row) => row.failedAt);
}

/** Notes a failure and forgets everyone's old ones. */
export async function noteFailure(db: Kysely<Database>, key: string, now: Date): Promise<void> {
  await db.insertInto('failedLogins').values({ key, failedAt: now }).execute();
  await db
    .deleteFrom('failedLogins')
    .where('failedAt', '<', new Date(now.getTime() - FAILED_ATTEMPTS_WINDOW_MS))
    .execute();
}

export async function forgetFailures(db: Kysely<Database>, key: string): Promise<void> {
  await db.deleteFrom('failedLogins').where('key', '=', key).execute();
}

export async function startLogin(
  db: Kysely<Database>,
  login: { tokenHash: string; tenantId: number; personId: string },
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + LOGIN_LIFETIME_MS);
  await db
    .insertInto('logins')
    .values({ ...login, createdAt: now, lastSeenAt: now, expiresAt })
    .execute();
  await db.deleteFrom('logins').where('personId', '=', login.personId).where('expiresAt', '<', now).execute();
}

export async function endLogin(db: Kysely<Database>, tenantId: number, tokenHash: string): Promise<void> {
  await db.deleteFrom('logins').where('tokenHash', '=', tokenHash).where('tenantId', '=', tenantId).execute();
}

export function findHomeVenue(db: Kysely<Database>, venueId: string) {
  return db.selectFrom('venues').select(['id', 'slug', 'name']).where('id', '=', venueId).executeTakeFirst();
}
