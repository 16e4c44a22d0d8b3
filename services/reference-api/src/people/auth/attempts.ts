import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';
import { ATTEMPTS_WINDOW_MS, minutesToWait } from './rules.ts';

/** Attempts that share a key are counted together: what is tried, and on what. Nobody can be read out of it. */
export const attemptKey = (what: string, ...on: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([what, ...on]))
    .digest('hex');

/** Whole minutes until another attempt is allowed, 0 when it is now. */
export async function minutesLocked(
  db: Kysely<Database>,
  key: string,
  allowed: number,
  now: Date,
): Promise<number> {
  const rows = await db
    .selectFrom('attempts')
    .select('madeAt')
    .where('key', '=', key)
    .where('madeAt', '>', new Date(now.getTime() - ATTEMPTS_WINDOW_MS))
    .orderBy('madeAt', 'desc')
    .limit(allowed)
    .execute();
  return minutesToWait(
    rows.map((row) => row.madeAt),
    allowed,
    now,
  );
}

export async function noteAttempts(db: Kysely<Database>, keys: readonly string[], now: Date): Promise<void> {
  await db
    .insertInto('attempts')
    .values(keys.map((key) => ({ key, madeAt: now })))
    .execute();
}

export async function forgetAttempts(db: Kysely<Database>, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('attempts').where('key', 'in', keys).execute();
}
