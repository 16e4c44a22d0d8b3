import type { Kysely } from 'kysely';
import { type Call, type Database, tooManyRequests } from '../../platform/index.ts';
import { attemptKey, clearAttempts, countAttempt } from '../auth/attempts.ts';
import { authTexts } from '../auth/texts.ts';
import { plainCode } from './codes.ts';

/** Wrong codes of one login, and of one person from one address, before they have to wait. */
const ALLOWED_PER_LOGIN = 5;
const ALLOWED_PER_ADDRESS = 10;
/** The same of one person from everywhere: more than one address may use up, so that no one there keeps the owner out. */
const ALLOWED_PER_PERSON = 20;

const APP_CODE = /^\d{6}$/;

type GuessCall = Pick<Call, 'db' | 'now' | 'ip' | 'tokenHash'> & { body: { code: string } };

/**
 * Counts a guess before it is made: six digits are few. Throws the 429 failure. A recovery code is too long to guess, so
 * it still lets the owner in where others have used up the guesses of the person.
 */
export async function limitGuesses({ db, now, ip, tokenHash, body }: GuessCall, personId: string) {
  const limits = [
    { key: attemptKey('second-factor-login', tokenHash), allowed: ALLOWED_PER_LOGIN },
    { key: attemptKey('second-factor', personId, ip), allowed: ALLOWED_PER_ADDRESS },
    ...(APP_CODE.test(plainCode(body.code))
      ? [{ key: attemptKey('second-factor', personId), allowed: ALLOWED_PER_PERSON }]
      : []),
  ];
  const minutes = await countAttempt(db, limits, now());
  if (minutes > 0) throw tooManyRequests(minutes, authTexts.tooManyAttempts(minutes));
  const keys = limits.map(({ key }) => key);
  return { forget: (tx: Kysely<Database>) => clearAttempts(tx, keys) };
}
