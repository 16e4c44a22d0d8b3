import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Kysely } from 'kysely';
import { STAY_LOGGED_IN_HEADER } from 'shared-contracts/headers';
import { type Call, type Database, hashToken } from '../../platform/index.ts';
import { attemptKey } from './attempts.ts';
import { deviceOf } from './device.ts';
import { loginLifetimeMs } from './rules.ts';

/** On what a login was made, and whether it is to outlast the visit. */
export interface LoginFrom {
  browser: string | null;
  system: string | null;
  stays: boolean;
  /** When it, or the login that it takes the place of, was confirmed with a second factor. */
  secondFactorAt?: Date | null;
}

/** As a call says it. One that says nothing stays: the documents' login knows one lifetime. */
export const loginFrom = (headers: IncomingHttpHeaders): LoginFrom => ({
  ...deviceOf(headers['user-agent']),
  stays: headers[STAY_LOGGED_IN_HEADER] !== '0',
});

/**
 * Logs a person in. Answers the token, which is kept as a hash only.
 * @param lifetimeMs how long it is good for, in milliseconds
 */
export async function newToken(
  db: Kysely<Database>,
  person: { tenantId: number; personId: string },
  from: LoginFrom,
  now: Date,
  lifetimeMs = loginLifetimeMs(from.stays),
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await db
    .insertInto('logins')
    .values({ ...person, ...from, tokenHash: hashToken(token), createdAt: now, lastSeenAt: now, expiresAt })
    .execute();
  return token;
}

const placeKey = ({ tenant, ip }: Pick<Call, 'tenant' | 'ip'>, personId: string) =>
  attemptKey('known-place', tenant.id, personId, ip);

/** True if one of these people has logged in from where a call comes from before. */
export async function isKnownAddress(
  call: Pick<Call, 'db' | 'tenant' | 'ip'>,
  personIds: readonly string[],
): Promise<boolean> {
  // Asked with a key that fits no one where there is no account, so that both cost the same.
  const keys = personIds.length > 0 ? personIds.map((id) => placeKey(call, id)) : [placeKey(call, '')];
  const row = await call.db
    .selectFrom('knownPlaces')
    .select('key')
    .where('key', 'in', keys)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes from where someone has logged in, so that guesses made elsewhere cannot keep them out here. */
export async function rememberLoginAddress(
  call: Pick<Call, 'db' | 'tenant' | 'ip'>,
  personId: string,
  now: Date,
): Promise<void> {
  await call.db
    .insertInto('knownPlaces')
    .values({ personId, key: placeKey(call, personId), seenAt: now })
    .onConflict((conflict) => conflict.columns(['personId', 'key']).doUpdateSet({ seenAt: now }))
    .execute();
}

/** Forgets from where someone has logged in, as after a password that others may have known. */
export async function forgetLoginAddresses(db: Kysely<Database>, personId: string): Promise<void> {
  await db.deleteFrom('knownPlaces').where('personId', '=', personId).execute();
}
