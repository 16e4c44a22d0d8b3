import type { Kysely } from 'kysely';
import { ApiFailure, type Call, type Database } from '../../platform/index.ts';
import { attemptKey, forgetAttempts, takeAttempt } from '../auth/attempts.ts';
import { FAILED_LOGINS_ALLOWED } from '../auth/rules.ts';
import { authTexts } from '../auth/texts.ts';

/** Counts a guess before it is made: six digits are few. Throws the 429 failure. */
export async function limitGuesses(call: Pick<Call, 'db' | 'now'>, personId: string) {
  const key = attemptKey('second-factor', personId);
  const minutes = await takeAttempt(call.db, [{ key, allowed: FAILED_LOGINS_ALLOWED }], call.now());
  if (minutes > 0) throw new ApiFailure(429, authTexts.tooManyAttempts(minutes));
  return { forget: (tx: Kysely<Database>) => forgetAttempts(tx, [key]) };
}
