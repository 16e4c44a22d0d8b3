import path from 'node:path';
import { inRoot, root } from '../repository.ts';

export type Environment = Record<string, string | undefined>;

export interface SystemOptions {
  /** Port of the gateway; the API and the card sandbox take the two that follow. */
  port: number;
  /** Folder for everything that a running system writes. */
  dataDir: string;
  /** The build output that is served. */
  distDir: string;
  /** Further settings for every service; `undefined` takes one away. */
  env?: Environment;
  /** Restarts a service when its files or the contracts change. */
  isWatching?: boolean;
  /** `false` leaves the gateway with a renderer that is gone; true by default. */
  hasRenderer?: boolean;
  /** Gives up a start that is not complete yet. */
  signal?: AbortSignal;
  /** Called with what the services print, line by line. */
  onLine: (service: string, line: string) => void;
  /** Called with a sentence when a service that stopped by itself is started again; without it none is. */
  onRestart?: (words: string) => void;
}

/** One process of the system. */
export interface ServicePlan {
  name: string;
  folder: string;
  /** Its port on this machine, or the path of its socket. */
  answersAt: number | string;
  environment: Environment;
}

/** The ports of a system, the gateway's first. */
export const portsFrom = (port: number): [number, number, number] => [port, port + 1, port + 2];

/** From the root, where services run: no address of a socket may be longer than some hundred bytes. */
export const socketOf = (service: string, port: number): string =>
  path.relative(root, inRoot('.cache/sockets', `${service}-${port}.sock`));

/** The services, in the order in which they stop: no one is cut off from something that it still needs. */
export function planServices({
  port,
  dataDir,
  distDir,
  env,
  isWatching = false,
  hasRenderer = true,
}: SystemOptions): [ServicePlan, ...ServicePlan[]] {
  const [gatewayPort, apiPort, sandboxPort] = portsFrom(port);
  const sandboxUrl = `http://card-sandbox.localhost:${sandboxPort}`;
  const socket = socketOf('renderer', gatewayPort);
  const plan = (name: string, answersAt: number | string, own: Environment): ServicePlan => ({
    name,
    folder: inRoot('services', name),
    answersAt,
    environment: { ...own, CARD_PROVIDER_URL: sandboxUrl, ...env },
  });
  return [
    plan('gateway', gatewayPort, {
      PORT: String(gatewayPort),
      API_URL: `http://127.0.0.1:${apiPort}`,
      DIST_DIR: distDir,
      BRAND_CACHE_DIR: `${dataDir}/brands`,
      RENDERER_SOCKET: socket,
    }),
    // Development builds have no server halves.
    ...(isWatching || !hasRenderer
      ? []
      : [plan('renderer', socket, { RENDERER_SOCKET: socket, DIST_DIR: distDir })]),
    plan('reference-api', apiPort, {
      API_PORT: String(apiPort),
      DATA_DIR: dataDir,
      PUBLIC_PORT: String(gatewayPort),
      CARD_PROVIDER_API_URL: `http://127.0.0.1:${sandboxPort}`,
    }),
    plan('card-sandbox', sandboxPort, {
      CARD_SANDBOX_PORT: String(sandboxPort),
      CARD_SANDBOX_PUBLIC_URL: sandboxUrl,
      CARD_SANDBOX_STATE_FILE: `${dataDir}/card-sandbox.json`,
    }),
  ];
}
