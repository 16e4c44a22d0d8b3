import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/index.ts';
import { ATTEMPTS_WINDOW_MS, minutesToWait } from './rules.ts';

/** Attempts that share a key are counted together: what is tried, and on what. Nobody can be read out of it. */
export const attemptKey = (what: string, ...on: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([what, ...on]))
    .digest('hex');

/** How often something may be tried while attempts count. */
export interface Limit {
  key: string;
  allowed: number;
  /** How many of it this one counts as, 1 unless said otherwise. */
  count?: number;
}

/** Whole minutes until another attempt is allowed, 0 when it is now. */
async function minutesLocked(
  db: Kysely<Database>,
  { key, allowed, count = 1 }: Limit,
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
    allowed - count + 1,
    now,
  );
}

/**
 * Counts an attempt under each key before it is made, so that of any number at once no more are made than are allowed.
 * Whoever succeeds gives it back. Answers 0, or the whole minutes to wait where it was one too many, which counts none.
 */
export function takeAttempt(db: Kysely<Database>, limits: readonly Limit[], now: Date): Promise<number> {
  const sorted = limits.toSorted((a, b) => a.key.localeCompare(b.key));
  return db.transaction().execute(async (tx) => {
    // In one order, so that two that share keys do not wait for each other.
    for (const { key } of sorted) {
      await sql`select pg_advisory_xact_lock(('x' || left(${key}, 16))::bit(64)::bigint)`.execute(tx);
    }
    let minutes = 0;
    for (const limit of sorted) minutes = Math.max(minutes, await minutesLocked(tx, limit, now));
    if (minutes > 0) return minutes;
    await tx
      .insertInto('attempts')
      .values(
        sorted.flatMap(({ key, count = 1 }) => Array.from({ length: count }, () => ({ key, madeAt: now }))),
      )
      .execute();
    return 0;
  });
}

/** Takes one attempt of each key back, as it was counted at a moment. */
export async function giveAttemptBack(
  db: Kysely<Database>,
  keys: readonly string[],
  takenAt: Date,
): Promise<void> {
  for (const key of keys) {
    await sql`delete from attempts where ctid in (
      select ctid from attempts where key = ${key} and made_at = ${takenAt} limit 1
    )`.execute(db);
  }
}

export async function forgetAttempts(db: Kysely<Database>, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('attempts').where('key', 'in', keys).execute();
}
