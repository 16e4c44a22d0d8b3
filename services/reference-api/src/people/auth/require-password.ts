import type { Kysely } from 'kysely';
import {
  type Call,
  type Database,
  invalid,
  logSecurityEvent,
  requireUser,
  tooManyRequests,
} from '../../platform/index.ts';
import { attemptKey, clearAttempts, countAttempt, returnAttempt } from './attempts.ts';
import { verifyPassword } from './passwords.ts';
import { FAILED_LOGINS_ALLOWED, FAILED_LOGINS_PER_ADDRESS } from './rules.ts';
import { authTexts } from './texts.ts';

export const wrongPassword = () => invalid({ currentPassword: [authTexts.password.wrong] });

/**
 * Has a person who is logged in prove it by their password. Anyone who finds a page left open must not be able to try out
 * passwords, so guesses are limited. Throws the 422 or 429 failure.
 */
export async function requirePassword(
  call: Pick<Call, 'db' | 'tenant' | 'ip' | 'now' | 'user' | 'log' | 'vault'>,
  typed: string,
): Promise<{ currentHash: string; forgetGuesses(tx: Kysely<Database>): Promise<void> }> {
  const { db, tenant, ip } = call;
  const { id } = requireUser(call);
  const now = call.now();
  const key = attemptKey('change-password', id);
  const here = attemptKey('change-password', tenant.id, ip);
  const limits = [
    { key, allowed: FAILED_LOGINS_ALLOWED },
    { key: here, allowed: FAILED_LOGINS_PER_ADDRESS },
  ];
  const minutes = await countAttempt(db, limits, now);
  if (minutes > 0) throw tooManyRequests(minutes, authTexts.tooManyAttempts(minutes));
  const { passwordHash: currentHash } = await db
    .selectFrom('people')
    .select('passwordHash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(typed, currentHash))) {
    logSecurityEvent(call, 'password-refused', id);
    throw wrongPassword();
  }
  return {
    currentHash,
    async forgetGuesses(tx) {
      await clearAttempts(tx, [key]);
      await returnAttempt(tx, [here], now);
    },
  };
}
