import type { Kysely } from 'kysely';
import type { OwnLogin } from 'shared-contracts/api/logins';
import { siteIso } from 'shared-contracts/dates';
import type { Database, Person } from '../../platform/index.ts';
import { isInactive } from '../auth/inactivity.ts';
import { REPLACED_LOGIN_MS } from '../auth/rules.ts';

/** A person's active logins. One that is being replaced is left out. */
export async function listLogins(
  db: Kysely<Database>,
  { id: personId, staffRole }: Pick<Person, 'id' | 'staffRole'>,
  tokenHash: string | null,
  now: Date,
): Promise<OwnLogin[]> {
  const rows = await db
    .selectFrom('logins')
    .select(['id', 'browser', 'system', 'createdAt', 'lastSeenAt', 'tokenHash', 'stays'])
    .where('personId', '=', personId)
    .where('expiresAt', '>', new Date(now.getTime() + REPLACED_LOGIN_MS))
    .orderBy((order) => order('tokenHash', '=', tokenHash ?? ''), 'desc')
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id')
    .execute();
  return rows
    .filter((login) => !isInactive({ ...login, isStaff: staffRole !== null }, now))
    .map(({ id, browser, system, createdAt, lastSeenAt, tokenHash: hash }) => ({
      id,
      browser,
      system,
      startedAt: siteIso(createdAt),
      lastSeenAt: siteIso(lastSeenAt),
      isThis: hash === tokenHash,
    }));
}

/** Ends one login of a person. Returns whether there was one. */
export async function endLoginById(db: Kysely<Database>, personId: string, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('logins')
    .where('personId', '=', personId)
    .where((where) => where(where.cast<string>('id', 'text'), '=', id))
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
