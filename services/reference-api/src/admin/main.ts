import path from 'node:path';
import { describeError, StartFailure } from '../platform/index.ts';
import { createLog, migrate, openEmbedded, openServer, readConfiguration } from '../platform/wiring.ts';
import { readArguments } from './arguments.ts';
import { runAdmin } from './run-admin.ts';

const checkout = path.resolve(import.meta.dirname, '../../../..');

async function run(): Promise<void> {
  const command = readArguments(process.argv.slice(2));
  const configuration = readConfiguration(process.env, checkout);
  const { databaseUrl, dataFolder } = configuration;
  const { db, exclusive, close } = databaseUrl
    ? await openServer(databaseUrl)
    : await openEmbedded(dataFolder, (error) => {
        throw error;
      });
  try {
    await exclusive.inTurn('preparing', () => migrate(db));
    const lines = await runAdmin(command, { db, configuration, now: new Date() });
    for (const line of lines) console.log(line);
  } finally {
    await close();
  }
}

run().catch((error: unknown) => {
  if (error instanceof StartFailure) console.error(error.message);
  else createLog((line) => process.stderr.write(line)).error('The command failed.', describeError(error));
  process.exit(1);
});
