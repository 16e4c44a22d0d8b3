import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { login } from 'shared-contracts/api/auth';
import { ApiFailure, type Call, type Database, hashToken } from '../../platform/index.ts';
import { attemptKey, forgetAttempts, minutesLocked, noteAttempts } from './attempts.ts';
import { UNKNOWN_ACCOUNT_HASH, verifyPassword } from './passwords.ts';
import { FAILED_LOGINS_ALLOWED, readUsername } from './rules.ts';
import { findAccounts, startLogin } from './store.ts';
import { authTexts } from './texts.ts';

async function accountsWithPassword(
  accounts: { id: string; passwordHash: string }[],
  password: string,
): Promise<string[]> {
  if (accounts.length === 0) await verifyPassword(password, UNKNOWN_ACCOUNT_HASH);
  const fitting: string[] = [];
  for (const { id, passwordHash } of accounts) {
    if (await verifyPassword(password, passwordHash)) fitting.push(id);
  }
  return fitting;
}

/** The failed logins on one account from one address. */
export const failedLoginKey = (
  tenantId: number,
  username: ReturnType<typeof readUsername>,
  ip: string,
): string => attemptKey('login', tenantId, username, ip);

/** Logs a person in. Answers the token, which is kept as a hash only. */
export async function newToken(
  db: Kysely<Database>,
  person: { tenantId: number; personId: string },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await startLogin(db, { ...person, tokenHash: hashToken(token) }, now);
  return token;
}

/**
 * Answers a new token. An email address that several accounts share is told apart by the password; where that fits
 * more than one, the person is asked for the customer ID.
 */
export async function logIn({ db, now, tenant, ip, body }: Call<typeof login>): Promise<{ token: string }> {
  const username = readUsername(body.username);
  const key = failedLoginKey(tenant.id, username, ip);
  const minutes = await minutesLocked(db, key, FAILED_LOGINS_ALLOWED, now());
  if (minutes > 0) throw new ApiFailure(429, authTexts.login.tooManyAttempts(minutes));

  const accounts = await findAccounts(db, tenant.id, username);
  const [personId, ...others] = await accountsWithPassword(accounts, body.password);
  if (personId === undefined) {
    await noteAttempts(db, [key], now());
    throw new ApiFailure(401, authTexts.login.refused);
  }
  if (others.length > 0) {
    throw new ApiFailure(422, authTexts.login.severalAccounts, {
      username: [authTexts.login.severalAccounts],
    });
  }
  const token = await newToken(db, { tenantId: tenant.id, personId }, now());
  await forgetAttempts(db, [key]);
  return { token };
}
