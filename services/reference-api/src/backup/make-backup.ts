import { existsSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { type Database, StartFailure } from '../platform/index.ts';
import { type Fingerprint, fingerprintDatabase } from './fingerprint.ts';
import { writeManifest } from './manifest.ts';
import { runTool } from './postgres-tools.ts';

/**
 * Writes a backup while the API continues working: pg_dump and the fingerprint see the same snapshot.
 * Only the owner may read the file, since it holds people's data. Returns what it holds. Throws StartFailures.
 */
export async function makeBackup(
  db: Kysely<Database>,
  address: string,
  file: string,
  now: Date,
): Promise<Fingerprint> {
  if (existsSync(file)) throw new StartFailure(`${file} exists already.`);
  process.umask(0o077);
  const tables = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(tx);
      const snapshot = rows[0]?.snapshot ?? '';
      await runTool('pg_dump', address, ['--format=custom', `--snapshot=${snapshot}`, `--file=${file}`]);
      return fingerprintDatabase(tx);
    });
  await writeManifest(file, now, tables);
  return tables;
}
