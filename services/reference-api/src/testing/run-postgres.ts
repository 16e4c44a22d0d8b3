import { startPostgres } from './postgres-server.ts';

/** A real PostgreSQL server for tests of other packages: says its address, and ends with SIGTERM. */
const server = await startPostgres([]);
process.once('SIGTERM', async () => {
  await server.stop();
  process.exit(0);
});
process.stdout.write(`${server.url}\n`);
