import type { Kysely } from 'kysely';
import { type Database, StartFailure } from '../platform/index.ts';
import { compareFingerprints, type Fingerprint, fingerprintDatabase, tableNames } from './fingerprint.ts';
import { readManifest } from './manifest.ts';
import { runTool } from './postgres-tools.ts';

/**
 * Fills an empty database from a backup, all or nothing, and compares it with what was backed up.
 * Returns what it holds. Throws StartFailures: the database is not empty, the file is damaged, or the two differ.
 */
export async function restoreBackup(
  db: Kysely<Database>,
  address: string,
  file: string,
): Promise<Fingerprint> {
  const { tables } = await readManifest(file);
  const existing = await db.transaction().execute(tableNames);
  if (existing.length > 0) {
    throw new StartFailure(
      `The database is not empty: it has ${existing.length} tables. Restore into a new one.`,
    );
  }
  const whole = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges'];
  const { pathname } = new URL(address);
  await runTool('pg_restore', address, [...whole, `--dbname=${decodeURIComponent(pathname.slice(1))}`, file]);

  const differences = compareFingerprints(tables, await db.transaction().execute(fingerprintDatabase));
  if (differences.length === 0) return tables;
  throw new StartFailure(`What was restored is not what was backed up:\n  ${differences.join('\n  ')}`);
}
