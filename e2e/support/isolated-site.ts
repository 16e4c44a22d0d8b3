import fs from 'node:fs';
import path from 'node:path';
import type { AppName } from 'shared-contracts/links';
import { runRemote } from 'tooling/releases/run-remote';
import { inRoot } from 'tooling/repository';
import { startService } from 'tooling/system/service';
import { packageVersion, productionConfigs } from 'tooling/webpack/build-configs';
import { compile } from 'tooling/webpack/compile';
import { port } from '../system-under-test.ts';
import type { Tenant } from './hosts.ts';

/** A copy of the built site behind its own gateway, so that what is published or broken there reaches no other test. */
export interface IsolatedSite {
  origin(tenant: Tenant, app?: AppName): string;
  /** Folder of the site. */
  folder: string;
  /** Does what the words after `npm run remote --` say. */
  remote(...words: string[]): Promise<void>;
  /** Builds the sources of a remote under another version, and publishes that. */
  publish(name: string, version: string): Promise<void>;
  /** Folder of a version's files. */
  folderOf(name: string, version: string): string;
  /** Ends the gateway, as a machine that is gone. */
  stop(): Promise<void>;
  /** Has it answer again. */
  restart(): Promise<void>;
  /** Its renderer, where it has one. */
  renderer: {
    kill(): Promise<void>;
    start(): Promise<void>;
    freeze(): void;
    resume(): void;
    /** Path of the file through which the gateway talks to it. */
    socket: string;
  };
}

/**
 * @param parallelIndex that of the test: each has its own port, after the three of the system under test.
 * @param settings what its gateway's settings file says besides the local one's.
 * @param apiUrl the API that it passes calls on to, where that is not the one of the system under test.
 * @param canBreak whether `setFault` works there; else it is started as in production.
 * @param hasRenderer whether its pages are rendered on the server; else it is as if its renderer had been killed.
 */
export async function startIsolatedSite(
  parallelIndex: number,
  {
    settings = {},
    apiUrl = `http://127.0.0.1:${port + 1}`,
    canBreak = false,
    hasRenderer = false,
  }: { settings?: object; apiUrl?: string; canBreak?: boolean; hasRenderer?: boolean } = {},
): Promise<IsolatedSite> {
  const ownPort = port + 3 + parallelIndex;
  const folder = inRoot('.cache/e2e-site', String(ownPort));
  const site = path.join(folder, 'site');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.cpSync(inRoot('dist'), site, { recursive: true });
  const local = JSON.parse(fs.readFileSync(inRoot('services/gateway/config/local.json'), 'utf8'));
  const configFile = path.join(folder, 'settings.json');
  fs.writeFileSync(configFile, JSON.stringify({ ...local, ...settings }));
  // One of its own: a gateway for customers refuses the demonstration's.
  const brands = path.join(folder, 'brands');
  fs.cpSync(inRoot('services/reference-api/seed/brand'), brands, { recursive: true });
  const socket = path.relative(inRoot(), path.join(folder, 'renderer.sock'));
  const startRenderer = () =>
    startService(
      {
        name: 'renderer',
        folder: inRoot('services/renderer'),
        answersAt: socket,
        environment: { RENDERER_SOCKET: socket, DIST_DIR: site, NODE_ENV: 'production' },
      },
      false,
      (line) => console.log(`own renderer: ${line}`),
    );
  const startGateway = () =>
    startService(
      {
        name: 'gateway',
        folder: inRoot('services/gateway'),
        answersAt: ownPort,
        environment: {
          PORT: String(ownPort),
          API_URL: apiUrl,
          CARD_PROVIDER_URL: `http://card-sandbox.localhost:${port + 2}`,
          DIST_DIR: site,
          CONFIG_FILE: configFile,
          BRAND_DIR: brands,
          RENDERER_SOCKET: socket,
          ...(canBreak ? { GATEWAY_FAULTS: '1' } : { NODE_ENV: 'production' }),
        },
      },
      false,
      (line) => console.log(`own gateway: ${line}`),
    );
  let renderer = hasRenderer ? startRenderer() : null;
  await renderer?.ready();
  let gateway = startGateway();
  await gateway.ready();
  const remote = async (...words: string[]) => {
    await runRemote([...words, '--site', site], () => undefined);
  };
  return {
    folder: site,
    origin: (tenant, app = 'bookings') => `http://${app}.${tenant}.localhost:${ownPort}`,
    remote,
    async publish(name, version) {
      await compile(productionConfigs(name, folder, version));
      await remote('publish', name, '--from', path.join(folder, 'remotes', name, version));
    },
    folderOf: (name, version) => path.join(site, 'remotes', name, version),
    async stop() {
      await gateway.stop();
      await renderer?.stop();
    },
    async restart() {
      gateway = startGateway();
      await gateway.ready();
    },
    renderer: {
      kill: async () => renderer?.kill(),
      freeze: () => renderer?.freeze(),
      resume: () => renderer?.resume(),
      socket: path.relative(process.cwd(), path.join(folder, 'renderer.sock')),
      async start() {
        renderer = startRenderer();
        await renderer.ready();
      },
    },
  };
}

/** The version that this checkout has built of a remote. */
export const builtVersion = (name: string): string => packageVersion(name);
