import { createHash, randomBytes } from 'node:crypto';
import type { login } from 'shared-contracts/api/auth';
import type { Call } from '../http/call.ts';
import { ApiFailure } from '../http/failure.ts';
import { hashToken } from '../http/identify.ts';
import { texts } from '../texts/en.ts';
import { UNKNOWN_ACCOUNT_HASH, verifyPassword } from './passwords.ts';
import { minutesToWait, readUsername } from './rules.ts';
import { findAccounts, forgetFailures, noteFailure, recentFailures, startLogin } from './store.ts';

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

/**
 * Answers a new token. An e-mail address that several accounts share is told apart by the password; where that fits
 * more than one, the person is asked for the customer ID.
 */
export async function logIn({ db, now, tenant, ip, body }: Call<typeof login>): Promise<{ token: string }> {
  const username = readUsername(body.username);
  const key = createHash('sha256')
    .update(JSON.stringify([tenant.id, username, ip]))
    .digest('hex');
  const minutes = minutesToWait(await recentFailures(db, key, now()), now());
  if (minutes > 0) throw new ApiFailure(429, texts.login.tooManyAttempts(minutes));

  const accounts = await findAccounts(db, tenant.id, username);
  const [personId, ...others] = await accountsWithPassword(accounts, body.password);
  if (personId === undefined) {
    await noteFailure(db, key, now());
    throw new ApiFailure(401, texts.login.refused);
  }
  if (others.length > 0) {
    throw new ApiFailure(422, texts.login.severalAccounts, { username: [texts.login.severalAccounts] });
  }
  const token = randomBytes(32).toString('base64url');
  await startLogin(db, { tokenHash: hashToken(token), tenantId: tenant.id, personId }, now());
  await forgetFailures(db, key);
  return { token };
}
