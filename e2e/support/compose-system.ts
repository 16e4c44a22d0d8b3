import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { AppName } from 'shared-contracts/links';
import { type Container, readCompose, readEnvExample } from 'tooling/containers/compose-file';
import { inRoot, remotes } from 'tooling/repository';
import { packageVersion } from 'tooling/webpack/build-configs';

/** The system of `docker-compose.yml`, each container as a plain process with the very same command and settings. */
export interface ComposeSystem {
  /** Origin of a tenant's host at a gateway, of the bookings at the first unless said otherwise. */
  origin(tenant: string, app?: AppName, gateway?: string): string;
  /** Runs a container's health check. Returns its exit code. */
  checkHealth(name: string): Promise<number>;
  /** Stops a container's process as an engine does. */
  stop(name: string): Promise<void>;
  start(name: string): Promise<void>;
  /** Runs a command in a container of the API, as `docker compose run`. Returns what it prints; throws it on failure. */
  admin(...words: string[]): Promise<string>;
  /** The same in the container that backs up. */
  backup(...words: string[]): Promise<string>;
  stopAll(): Promise<void>;
}

const HEALTHY_WITHIN = 180_000;

/**
 * A container as an engine would run it, on one machine: its own ports, folders in place of volumes.
 * @param variables what `.env` sets in place of the example.
 * @param settings what `gateway.json` of the installation says in place of the example.
 */
export async function startComposeSystem(
  firstPort: number,
  variables: Readonly<Record<string, string>>,
  settings: object,
): Promise<ComposeSystem> {
  const folder = inRoot('.cache/e2e-compose', String(firstPort));
  const sockets = path.join(folder, 'sockets');
  const installation = path.join(folder, 'installation');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(sockets, { recursive: true });
  const { services } = readCompose(
    { ...readEnvExample(), ...variables, PUBLIC_PORT: String(firstPort) },
    'production',
  );
  // The balancer is no program of this repository; `npm run drill:balancer` tries it where one is installed.
  const names = Object.keys(services).filter((name) => name !== 'balancer' && !services[name]?.profiles);
  const listening = names.filter((name) => services[name]?.expose && name !== 'postgres');
  const gatewayFirst = listening.toSorted(
    (a, b) => Number(b.startsWith('gateway')) - Number(a.startsWith('gateway')),
  );
  const ports = new Map(gatewayFirst.map((name, at) => [name, firstPort + at]));
  const running = new Map<string, ChildProcess>();
  const said = new Map<string, string>();

  const postgres = spawn(process.execPath, [inRoot('services/reference-api/src/testing/run-postgres.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.set('postgres', postgres);
  const [databaseUrl] = await once(createInterface({ input: postgres.stdout }), 'line');

  const containerOf = (name: string): Container => {
    const container = services[name];
    if (!container) throw new Error(`There is no container ${name}.`);
    return container;
  };

  /** Names and places that only an engine knows become those of this machine. */
  function here(name: string, text: string): string {
    let value = text.replace(/^postgres:\/\/.*$/, String(databaseUrl));
    for (const [other, port] of ports) {
      const own = containerOf(other).expose?.[0];
      value = value.replaceAll(`http://${other}:${own}`, `http://127.0.0.1:${port}`);
      if (other === name) value = value.replace(`127.0.0.1:${own}`, `127.0.0.1:${port}`);
    }
    return value
      .replace(/^\/installation/, installation)
      .replace(/^\/site$/, path.join(folder, 'site'))
      .replace('/run/renderer', path.relative(inRoot(), sockets))
      .replace(/^\/data/, path.join(folder, 'data', name))
      .replace(/^\/release$/, path.join(folder, 'releases', name));
  }

  function environmentOf(name: string): Record<string, string> {
    const { environment = {}, expose } = containerOf(name);
    const entries = Object.entries(environment).map(([key, value]) => {
      const exposed = key === 'PUBLIC_PORT' ? -1 : (expose ?? []).indexOf(value);
      // A second port of a container is a hundred higher.
      const own = String((ports.get(name) ?? 0) + 100 * exposed);
      return [key, exposed >= 0 ? own : here(name, String(value))] as const;
    });
    return Object.fromEntries(entries);
  }

  /** The words after `node`: those of the image's entrypoint, then the container's command. */
  function wordsOf(name: string): string[] {
    const { build, command = [] } = containerOf(name);
    const entrypoint = build?.target === 'service' ? [] : ['tooling/src/commands/remote.ts'];
    return [...entrypoint, ...command].map((word) => here(name, word));
  }

  function run(name: string, words: readonly string[], speaker = name): ChildProcess {
    const child = spawn(process.execPath, [...words], {
      cwd: inRoot(),
      env: { PATH: process.env.PATH, ...environmentOf(name) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => said.set(speaker, `${said.get(speaker) ?? ''}${text}`));
    }
    return child;
  }

  async function checkHealth(name: string): Promise<number> {
    const [, , ...words] = containerOf(name).healthcheck?.test ?? [];
    const [code] = await once(
      run(
        name,
        words.map((word) => here(name, word)),
      ),
      'exit',
    );
    return Number(code ?? 1);
  }

  async function start(name: string): Promise<void> {
    const child = run(name, wordsOf(name));
    running.set(name, child);
    if (containerOf(name).restart === 'no') {
      const [code] = await once(child, 'exit');
      if (code !== 0) throw new Error(`${name} ended with ${code}: ${said.get(name)}`);
      return;
    }
    const deadline = Date.now() + HEALTHY_WITHIN;
    while (child.exitCode === null && Date.now() < deadline) {
      if ((await checkHealth(name)) === 0) return;
      await pause(200);
    }
    throw new Error(`${name} did not become healthy: ${said.get(name)}`);
  }

  async function stop(name: string): Promise<void> {
    const child = running.get(name);
    running.delete(name);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  async function runOnce(name: string, command: string, words: readonly string[]): Promise<string> {
    said.delete(command);
    const child = run(name, [`services/reference-api/src/${command}/main.ts`, ...words], command);
    const [code] = await once(child, 'close');
    const output = said.get(command) ?? '';
    if (code !== 0) throw new Error(output);
    return output;
  }

  layOut(folder, installation, settings);
  const started = new Set(['postgres']);
  async function stopAll(): Promise<void> {
    const others = [...running.keys()].filter((name) => name !== 'postgres');
    await Promise.all(others.map(stop));
    await stop('postgres');
    fs.rmSync(folder, { recursive: true, force: true });
  }
  try {
    while (started.size < names.length) {
      const next = names.filter(
        (name) =>
          !started.has(name) &&
          Object.keys(containerOf(name).depends_on ?? {}).every((each) => started.has(each)),
      );
      if (next.length === 0) throw new Error('The containers wait for each other.');
      await Promise.all(next.map(start));
      for (const name of next) started.add(name);
    }
  } catch (failure) {
    await stopAll();
    throw failure;
  }
  return {
    origin: (tenant, app = 'bookings', gateway = 'gateway-1') =>
      `http://${app}.${tenant}.localhost:${ports.get(gateway)}`,
    checkHealth,
    stop,
    start,
    admin: (...words) => runOnce('api-1', 'admin', words),
    backup: (...words) => runOnce('backup', 'backup', words),
    stopAll,
  };
}

/** Creates the images' content below `/release`, the operator's own folder, and the empty volumes. */
function layOut(folder: string, installation: string, settings: object): void {
  fs.cpSync(inRoot('installation.example'), installation, { recursive: true });
  const settingsFile = path.join(installation, 'gateway.json');
  const example = JSON.parse(fs.readFileSync(settingsFile, 'utf8'));
  fs.writeFileSync(settingsFile, JSON.stringify({ ...example, ...settings }));
  fs.mkdirSync(path.join(folder, 'site'), { recursive: true });
  for (const name of ['api-1', 'api-2']) {
    fs.mkdirSync(path.join(folder, 'data', name), { recursive: true });
  }
  for (const part of ['shell', 'standalone', 'embed', 'telemetry', 'map'].filter((each) =>
    fs.existsSync(inRoot('dist', each)),
  )) {
    fs.cpSync(inRoot('dist', part), path.join(folder, 'releases/host', part), { recursive: true });
  }
  for (const name of remotes) {
    const build = inRoot('dist/remotes', name, packageVersion(name));
    fs.cpSync(build, path.join(folder, 'releases', name), { recursive: true });
  }
}
