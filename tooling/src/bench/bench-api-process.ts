import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../repository.ts';
import { startService } from '../system/service.ts';
import type { Environment } from '../system/service-plan.ts';
import { runPostgres } from './run-postgres.ts';

/** One process of the API under load, alone on a fresh database. */
export interface BenchApi {
  port: number;
  stop(): Promise<void>;
}

interface Wanted {
  /** The checkout its source is in. */
  tree: string;
  port: number;
  database: 'embedded' | 'PostgreSQL';
}

/** Starts a process of the API. Nothing of it is asked for by a name that has to be resolved. */
export async function startBenchApi({ tree, port, database }: Wanted): Promise<BenchApi> {
  const dataDir = inRoot('.cache/bench-data', String(port));
  fs.rmSync(dataDir, { recursive: true, force: true });
  const server = database === 'PostgreSQL' ? await runPostgres() : null;
  const environment: Environment = {
    API_PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: server?.url,
    TEST_CLOCK: '1',
  };
  const service = startService(
    {
      name: 'reference-api',
      folder: path.join(tree, 'services/reference-api'),
      answersAt: port,
      environment,
    },
    false,
    // The failure of a start quotes what it said last.
    () => undefined,
  );
  const stop = async () => {
    await service.stop();
    await server?.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await service.ready();
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, stop };
}
