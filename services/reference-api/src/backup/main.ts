import path from 'node:path';
import { describeError, StartFailure } from '../platform/index.ts';
import { createLog, openServer, readConfiguration } from '../platform/wiring.ts';
import { readBackupArguments } from './arguments.ts';
import { runBackup } from './run-backup.ts';

const checkout = path.resolve(import.meta.dirname, '../../../..');

async function run(): Promise<void> {
  const command = readBackupArguments(process.argv.slice(2));
  const configuration = readConfiguration(process.env, checkout);
  const { databaseUrl } = configuration;
  if (!databaseUrl) {
    throw new StartFailure(
      'DATABASE_URL is not set. The embedded database of DATA_DIR is a folder: stop the API and copy it.',
    );
  }
  const { db, close } = await openServer(databaseUrl);
  try {
    for (const line of await runBackup(command, { db, databaseUrl, configuration })) console.log(line);
  } finally {
    await close();
  }
}

run().catch((error: unknown) => {
  if (error instanceof StartFailure) console.error(error.message);
  else createLog((line) => process.stderr.write(line)).error('The command failed.', describeError(error));
  process.exit(1);
});
