import fs from 'node:fs';
import path from 'node:path';
import type { AppName } from 'shared-contracts/links';
import { runRemote } from 'tooling/releases/run-remote';
import { inRoot } from 'tooling/repository';
import { startService } from 'tooling/system/service';
import { compile } from 'tooling/webpack/compile';
import { packageVersion } from 'tooling/webpack/house-configs';
import { remoteConfig } from 'tooling/webpack/remote-config';
import { port } from '../system-under-test.ts';
import type { Tenant } from './hosts.ts';

/** A copy of the built site behind a gateway of its own, so that what is published or broken there reaches no other test. */
export interface OwnSite {
  origin(tenant: Tenant, app?: AppName): string;
  /** Where the site lies. */
  folder: string;
  /** Does what the words after `npm run remote --` say. */
  remote(...words: string[]): Promise<void>;
  /** Builds the sources of a remote under another version, and publishes that. */
  publish(name: string, version: string): Promise<void>;
  /** Where the files of a version lie. */
  folderOf(name: string, version: string): string;
  /** Ends the gateway, as a machine that is gone. */
  stop(): Promise<void>;
  /** Has it answer again. */
  restart(): Promise<void>;
}

/**
 * @param parallelIndex that of the test: each has a port of its own, after the three of the system under test.
 * @param settings what its gateway's settings file says besides the local one's.
 * @param canBreak whether `setFault` works there; else it is started as in production.
 */
export async function startOwnSite(
  parallelIndex: number,
  { settings = {}, canBreak = false }: { settings?: object; canBreak?: boolean } = {},
): Promise<OwnSite> {
  const ownPort = port + 3 + parallelIndex;
  const folder = inRoot('.cache/e2e-site', String(ownPort));
  const site = path.join(folder, 'site');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.cpSync(inRoot('dist'), site, { recursive: true });
  const local = JSON.parse(fs.readFileSync(inRoot('services/gateway/config/local.json'), 'utf8'));
  const configFile = path.join(folder, 'settings.json');
  fs.writeFileSync(configFile, JSON.stringify({ ...local, ...settings }));
  const startGateway = () =>
    startService(
      {
        name: 'gateway',
        folder: inRoot('services/gateway'),
        port: ownPort,
        environment: {
          PORT: String(ownPort),
          API_URL: `http://127.0.0.1:${port + 1}`,
          CARD_PROVIDER_URL: `http://card-sandbox.localhost:${port + 2}`,
          DIST_DIR: site,
          CONFIG_FILE: configFile,
          ...(canBreak ? { GATEWAY_FAULTS: '1' } : { NODE_ENV: 'production' }),
        },
      },
      false,
      (line) => console.log(`own gateway: ${line}`),
    );
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
      await compile([remoteConfig(name, version, 'production', folder)]);
      await remote('publish', name, '--from', path.join(folder, 'remotes', name, version));
    },
    folderOf: (name, version) => path.join(site, 'remotes', name, version),
    stop: () => gateway.stop(),
    async restart() {
      gateway = startGateway();
      await gateway.ready();
    },
  };
}

/** The version that the house itself has built of a remote. */
export const builtVersion = (name: string): string => packageVersion(name);
