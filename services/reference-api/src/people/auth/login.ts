import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { login } from 'shared-contracts/api/auth';
import { ApiFailure, type Call, type Database, hashToken, tooManyRequests } from '../../platform/index.ts';
import { attemptKey, forgetAttempts, giveAttemptBack, takeAttempt } from './attempts.ts';
import { UNKNOWN_ACCOUNT_HASH, verifyPassword } from './passwords.ts';
import {
  FAILED_LOGINS_ALLOWED,
  FAILED_LOGINS_PER_ACCOUNT,
  FAILED_LOGINS_PER_ADDRESS,
  readUsername,
} from './rules.ts';
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

/**
 * What failed logins on an account are counted under, whichever of its names they were tried with.
 * @param account its id; where there is none, what was typed.
 */
export const failedLoginKeys = (tenantId: number, account: unknown, ip: string): [string, string] => [
  attemptKey('login', tenantId, account, ip),
  attemptKey('login', tenantId, account),
];

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
  const accounts = await findAccounts(db, tenant.id, username);
  const tried: unknown[] = accounts.length > 0 ? accounts.map(({ id }) => id) : [username];
  const takenAt = now();
  const limits = [
    { key: attemptKey('login-address', tenant.id, ip), allowed: FAILED_LOGINS_PER_ADDRESS },
    ...tried.flatMap((account) => {
      const [fromHere, fromAnywhere] = failedLoginKeys(tenant.id, account, ip);
      return [
        { key: fromHere, allowed: FAILED_LOGINS_ALLOWED },
        { key: fromAnywhere, allowed: FAILED_LOGINS_PER_ACCOUNT },
      ];
    }),
  ];
  const minutes = await takeAttempt(db, limits, takenAt);
  if (minutes > 0) throw tooManyRequests(minutes, authTexts.login.tooManyAttempts(minutes));

  const [personId, ...others] = await accountsWithPassword(accounts, body.password);
  if (personId === undefined) throw new ApiFailure(401, authTexts.login.refused);
  await giveAttemptBack(
    db,
    limits.map(({ key }) => key),
    takenAt,
  );
  if (others.length > 0) {
    throw new ApiFailure(422, authTexts.login.severalAccounts, {
      username: [authTexts.login.severalAccounts],
    });
  }
  const token = await newToken(db, { tenantId: tenant.id, personId }, now());
  await forgetAttempts(db, failedLoginKeys(tenant.id, personId, ip).slice(0, 1));
  return { token };
}
