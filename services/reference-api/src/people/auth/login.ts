import type { login } from 'shared-contracts/api/auth';
import { ApiFailure, type Call, logSecurityEvent, tooManyRequests } from '../../platform/index.ts';
import { attemptKey, clearAttempts, countAttempt, returnAttempt } from './attempts.ts';
import { lockAccount } from './live-login.ts';
import { UNKNOWN_ACCOUNT_HASH, verifyPassword } from './passwords.ts';
import {
  ACCOUNTS_CHECKED,
  FAILED_LOGINS_ALLOWED,
  FAILED_LOGINS_PER_ACCOUNT,
  FAILED_LOGINS_PER_ADDRESS,
  readUsername,
} from './rules.ts';
import { isKnownAddress, loginFrom, newToken, rememberLoginAddress } from './start-login.ts';
import { findAccounts } from './store.ts';
import { authTexts } from './texts.ts';

/** The accounts that a password fits. Where it fits none, it is checked as often whatever their number is. */
async function accountsWithPassword(
  accounts: { id: string; passwordHash: string }[],
  password: string,
): Promise<{ id: string; passwordHash: string }[]> {
  const fitting: { id: string; passwordHash: string }[] = [];
  for (const account of accounts) {
    if (await verifyPassword(password, account.passwordHash)) fitting.push(account);
  }
  if (fitting.length === 0) {
    for (let checked = accounts.length; checked < ACCOUNTS_CHECKED; checked += 1)
      await verifyPassword(password, UNKNOWN_ACCOUNT_HASH);
  }
  return fitting;
}

const severalAccounts = () =>
  new ApiFailure(422, authTexts.login.severalAccounts, { username: [authTexts.login.severalAccounts] });

/**
 * The key under which failed logins on an account are counted, whichever of its names was used.
 * @param account its id; if there is none, the typed name.
 */
export const failedLoginKeys = (tenantId: number, account: unknown, ip: string): [string, string] => [
  attemptKey('login', tenantId, account, ip),
  attemptKey('login', tenantId, account),
];

/**
 * Answers a new token. An email address that several accounts share is distinguished by the password. Where that fits
 * more than one, or they are too many to try it on, the person is asked for the customer ID, as a forgotten password asks.
 */
export async function logIn(call: Call<typeof login>): Promise<{ token: string }> {
  const { db, now, tenant, ip, body, headers } = call;
  const username = readUsername(body.username);
  const accounts = await findAccounts(db, tenant.id, username);
  const tried: unknown[] = accounts.length > 0 ? accounts.map(({ id }) => id) : [username];
  // Guesses from everywhere else cannot keep someone out where they have logged in before.
  const isAtHome = await isKnownAddress(
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
  const minutes = await countAttempt(db, limits, takenAt);
  if (minutes > 0) throw tooManyRequests(minutes, authTexts.login.tooManyAttempts(minutes));

  if (accounts.length > ACCOUNTS_CHECKED) throw severalAccounts();
  const [fitting, ...others] = await accountsWithPassword(accounts, body.password);
  if (fitting === undefined) throw new ApiFailure(401, authTexts.login.refused);
  await returnAttempt(
    db,
    limits.map(({ key }) => key),
    takenAt,
  );
  if (others.length > 0) throw severalAccounts();
  const { id: personId, passwordHash } = fitting;
  const token = await db.transaction().execute(async (tx) => {
    // Set again since it was checked: the person who knows the old one must not be in after that.
    if ((await lockAccount(tx, personId)) !== passwordHash)
      throw new ApiFailure(401, authTexts.login.refused);
    return newToken(tx, { tenantId: tenant.id, personId }, loginFrom(headers), now());
  });
  await rememberLoginAddress(call, personId, now());
  await clearAttempts(db, failedLoginKeys(tenant.id, personId, ip).slice(0, 1));
  logSecurityEvent(call, 'logged-in', personId);
  return { token };
}
