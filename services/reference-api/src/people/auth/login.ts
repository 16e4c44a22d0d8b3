import type { login } from 'shared-contracts/api/auth';
import { ApiFailure, type Call, logSecurityEvent, tooManyRequests } from '../../platform/index.ts';
import { attemptKey, forgetAttempts, giveAttemptBack, takeAttempt } from './attempts.ts';
import { UNKNOWN_ACCOUNT_HASH, verifyPassword } from './passwords.ts';
import {
  FAILED_LOGINS_ALLOWED,
  FAILED_LOGINS_PER_ACCOUNT,
  FAILED_LOGINS_PER_ADDRESS,
  readUsername,
} from './rules.ts';
import { isKnownPlace, loginFrom, newToken, rememberPlace } from './start-login.ts';
import { findAccounts } from './store.ts';
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

/**
 * Answers a new token. An email address that several accounts share is told apart by the password; where that fits
 * more than one, the person is asked for the customer ID.
 */
export async function logIn(call: Call<typeof login>): Promise<{ token: string }> {
  const { db, now, tenant, ip, body, headers } = call;
  const username = readUsername(body.username);
  const accounts = await findAccounts(db, tenant.id, username);
  const tried: unknown[] = accounts.length > 0 ? accounts.map(({ id }) => id) : [username];
  // Guesses from everywhere else cannot keep somebody out where they have logged in before.
  const isAtHome = await isKnownPlace(
    call,
    accounts.map(({ id }) => id),
  );
  const takenAt = now();
  const limits = [
    { key: attemptKey('login-address', tenant.id, ip), allowed: FAILED_LOGINS_PER_ADDRESS },
    ...tried.flatMap((account) => {
      const [fromHere, fromAnywhere] = failedLoginKeys(tenant.id, account, ip);
      const here = { key: fromHere, allowed: FAILED_LOGINS_ALLOWED };
      return isAtHome ? [here] : [here, { key: fromAnywhere, allowed: FAILED_LOGINS_PER_ACCOUNT }];
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
  const token = await newToken(db, { tenantId: tenant.id, personId }, loginFrom(headers), now());
  await rememberPlace(call, personId, now());
  await forgetAttempts(db, failedLoginKeys(tenant.id, personId, ip).slice(0, 1));
  logSecurityEvent(call, 'logged-in', personId);
  return { token };
}
