import { sql, type Transaction } from 'kysely';
import type { Database } from '../platform/index.ts';

/** Contents of a table: the number of rows, and a sum over them that does not depend on their order. */
export interface TableFingerprint {
  rows: number;
  content: string;
}

export type Fingerprint = Record<string, TableFingerprint>;

/** Every table of the database, Kysely's own list of migrations included, as the transaction sees it. */
export async function fingerprintDatabase(tx: Transaction<Database>): Promise<Fingerprint> {
  await sql`set local timezone = 'UTC'`.execute(tx);
  await sql`set local datestyle = 'ISO'`.execute(tx);
  const found: Fingerprint = {};
  for (const name of await tableNames(tx)) {
    const { rows } = await sql<{ rows: string; content: string }>`
      select count(*)::text as rows,
        coalesce(sum(('x' || left(md5(entry::text), 16))::bit(64)::bigint::numeric), 0)::text as content
      from ${sql.table(name)} as entry`.execute(tx);
    const [row] = rows;
    if (row) found[name] = { rows: Number(row.rows), content: row.content };
  }
  return found;
}

export async function tableNames(tx: Transaction<Database>): Promise<string[]> {
  const { rows } = await sql<{ tablename: string }>`
    select tablename from pg_tables where schemaname = 'public' order by tablename`.execute(tx);
  return rows.map(({ tablename }) => tablename);
}

/** Differences between a copy and its original, a line for each table. */
export function compareFingerprints(made: Fingerprint, copied: Fingerprint): string[] {
  const names = [...new Set([...Object.keys(made), ...Object.keys(copied)])].sort();
  return names.flatMap((name) => {
    const [before, after] = [made[name], copied[name]];
    if (!before) return [`${name} was not in the backup.`];
    if (!after) return [`${name} is missing.`];
    if (before.rows !== after.rows) return [`${name} has ${after.rows} rows instead of ${before.rows}.`];
    return before.content === after.content ? [] : [`${name} has rows that differ.`];
  });
}
