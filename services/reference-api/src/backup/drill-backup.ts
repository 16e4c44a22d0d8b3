import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { checkSealingKeys } from '../memberships/wiring.ts';
import { checkFactorKeys } from '../people/wiring.ts';
import type { Configuration, Database } from '../platform/index.ts';
import { migrate, openServer, readBankDetailsKeys } from '../platform/wiring.ts';
import type { Fingerprint } from './fingerprint.ts';
import { restoreBackup } from './restore-backup.ts';

/**
 * Proves that a backup can be used: restores it into its own database on the same server, compares the two, opens
 * its bank details with the configured key and brings its tables up to date. The database is dropped in any case.
 * No API is started on it: that would send waiting mails and settle payments a second time.
 */
export async function drillBackup(
  db: Kysely<Database>,
  address: string,
  file: string,
  configuration: Configuration,
): Promise<Fingerprint> {
  const name = `touchline_drill_${randomBytes(6).toString('hex')}`;
  await sql`create database ${sql.id(name)} template template0`.execute(db);
  try {
    return await useCopy(Object.assign(new URL(address), { pathname: `/${name}` }).href, file, configuration);
  } finally {
    await sql`drop database ${sql.id(name)} with (force)`.execute(db);
  }
}

async function useCopy(address: string, file: string, configuration: Configuration): Promise<Fingerprint> {
  const copy = await openServer(address);
  try {
    const tables = await restoreBackup(copy.db, address, file);
    const keys = readBankDetailsKeys(configuration, true);
    await checkSealingKeys(copy.db, keys);
    await checkFactorKeys(copy.db, keys);
    await migrate(copy.db);
    return tables;
  } finally {
    await copy.close();
  }
}
