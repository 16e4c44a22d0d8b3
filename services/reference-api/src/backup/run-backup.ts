import type { Kysely } from 'kysely';
import type { Configuration, Database } from '../platform/index.ts';
import type { BackupCommand } from './arguments.ts';
import { drillBackup } from './drill-backup.ts';
import type { Fingerprint } from './fingerprint.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

interface Parts {
  db: Kysely<Database>;
  databaseUrl: string;
  configuration: Configuration;
}

const describe = (tables: Fingerprint) => {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `${Object.keys(tables).length} tables with ${rows} rows`;
};

/** Does what a command says. Returns what the person at the terminal reads. Throws StartFailures. */
export async function runBackup(command: BackupCommand, parts: Parts): Promise<string[]> {
  const { db, databaseUrl, configuration } = parts;
  const { file } = command;
  const start = Date.now();
  const seconds = () => `${((Date.now() - start) / 1000).toFixed(1)} s`;
  if (command.do === 'make') {
    const tables = await makeBackup(db, databaseUrl, file, new Date());
    return [
      `${file}: ${describe(tables)}, in ${seconds()}.`,
      'Keep BANK_DETAILS_KEY elsewhere: without it the bank details in the backup stay sealed.',
    ];
  }
  if (command.do === 'restore') {
    const tables = await restoreBackup(db, databaseUrl, file);
    return [`Restored ${describe(tables)}, each row as it was backed up, in ${seconds()}.`];
  }
  const tables = await drillBackup(db, databaseUrl, file, configuration);
  return [
    `${file} can be restored: ${describe(tables)}, each row as it was backed up, in ${seconds()}.`,
    'Its bank details open with the configured key, and its tables are up to date or can be brought there.',
  ];
}
