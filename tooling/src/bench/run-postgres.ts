import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { inRoot } from '../repository.ts';

/** A PostgreSQL server with a data folder of its own, which goes with it. */
export interface BenchDatabase {
  url: string;
  stop(): Promise<void>;
}

/** Starts the server of the system's packages, else the one that comes with the install. */
export async function runPostgres(): Promise<BenchDatabase> {
  const server = spawn(process.execPath, [inRoot('services/reference-api/src/testing/run-postgres.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await Promise.race([
    once(createInterface({ input: server.stdout }), 'line').then(([line]) => String(line)),
    once(server, 'exit').then(() => null),
  ]);
  if (url === null) throw new Error('PostgreSQL did not start; its words are above.');
  return {
    url,
    async stop() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
    },
  };
}
