import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { type Database, sendWithNext } from '../../platform/index.ts';
import { ATTEMPTS_WINDOW_MS, minutesToWait } from './rules.ts';

/** Attempts that share a key are counted together: what is tried, and on what. No one can be read out of it. */
export const attemptKey = (what: string, ...on: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([what, ...on]))
    .digest('hex');

/** Number of times that something may be tried while attempts count. */
export interface Limit {
  key: string;
  allowed: number;
  /** Number of attempts that this one counts as, 1 unless said otherwise. */
  count?: number;
}

/**
 * Counts an attempt under each key before it is made, so that of any number at once no more are made than are allowed.
 * Anyone who succeeds gives it back. Answers 0, or the whole minutes to wait where it was one too many, which counts none.
 */
export const countAttempt = (db: Kysely<Database>, limits: readonly Limit[], now: Date): Promise<number> =>
  db.transaction().execute((tx) => countAttemptInTransaction(tx, limits, now));

/** The same inside the caller's transaction, which the person who shares a key waits for: so it is the last thing in it. */
export async function countAttemptInTransaction(
  tx: Kysely<Database>,
  limits: readonly Limit[],
  now: Date,
): Promise<number> {
  const keys = limits.map(({ key }) => key);
  // In one order, so that two that share keys do not wait for each other.
  const lock = sql`select pg_advisory_xact_lock(('x' || left(key, 16))::bit(64)::bigint)
    from (select key from unnest(${keys}::text[]) key order by key) sorted`;
  await sendWithNext(tx, lock.compile(tx));
  const counts = limits.map(({ count = 1 }) => count);
  const { rows } = await sql<{ madeAt: Date }>`
    with refusing as (${attemptsInTheWay(limits, now)}),
    counted as (
      insert into attempts (key, made_at)
      select taken.key, ${now}::timestamptz
      from unnest(${keys}::text[], ${counts}::integer[]) as taken (key, times), generate_series(1, taken.times)
      where not exists (select from refusing)
    )
    select made_at from refusing
  `.execute(tx);
  return Math.max(0, ...rows.map(({ madeAt }) => minutesToWait([madeAt], 1, now)));
}

/** Of each key that allows no more now, the one attempt that has to be forgotten first: the others follow from their number. */
function attemptsInTheWay(limits: readonly Limit[], now: Date) {
  const since = new Date(now.getTime() - ATTEMPTS_WINDOW_MS);
  const asked = limits.flatMap(({ key, allowed, count = 1 }) =>
    count > allowed ? [] : [sql`(${key}, ${allowed - count}::integer)`],
  );
  if (asked.length === 0) return sql`select made_at from attempts where false`;
  return sql`
    select counted.made_at from (values ${sql.join(asked)}) as asked (key, newer)
    cross join lateral (
      select made_at from attempts
      where attempts.key = asked.key and made_at > ${since}
      order by made_at desc offset asked.newer limit 1
    ) counted`;
}

/** Takes one attempt of each key back, as it was counted at a moment. */
export async function returnAttempt(
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

export async function clearAttempts(db: Kysely<Database>, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('attempts').where('key', 'in', keys).execute();
}
