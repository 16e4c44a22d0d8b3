import { inRoot } from '../repository.ts';

export type Environment = Record<string, string | undefined>;

export interface SystemOptions {
  /** Port of the gateway; the API and the card sandbox take the two that follow. */
  port: number;
  /** Where everything a running system writes goes. */
  dataDir: string;
  /** The build output that is served. */
  distDir: string;
  /** Further settings for every service; `undefined` takes one away. */
  env?: Environment;
  /** Restarts a service when its files or the contracts change. */
  isWatching?: boolean;
  /** Gives up a start that is not complete yet. */
  signal?: AbortSignal;
  /** Told what the services say, line by line. */
  onLine: (service: string, line: string) => void;
  /** Told in words when a service that stopped by itself is started again; without it none is. */
  onRestart?: (words: string) => void;
}

/** One process of the system. */
export interface ServicePlan {
  name: string;
  folder: string;
  port: number;
  environment: Environment;
}

/** The ports of a system, the gateway's first. */
export const portsFrom = (port: number): [number, number, number] => [port, port + 1, port + 2];

/** The three services, in the order in which they stop: nobody is cut off from something that it still needs. */
export function planServices({
  port,
  dataDir,
  distDir,
  env,
}: SystemOptions): [ServicePlan, ServicePlan, ServicePlan] {
  const [gatewayPort, apiPort, sandboxPort] = portsFrom(port);
  const sandboxUrl = `http://card-sandbox.localhost:${sandboxPort}`;
  const plan = (name: string, ownPort: number, own: Environment): ServicePlan => ({
    name,
    folder: inRoot('services', name),
    port: ownPort,
    environment: { ...own, CARD_PROVIDER_URL: sandboxUrl, ...env },
  });
  return [
    plan('gateway', gatewayPort, {
      PORT: String(gatewayPort),
      API_URL: `http://127.0.0.1:${apiPort}`,
      DIST_DIR: distDir,
      BRAND_CACHE_DIR: `${dataDir}/brands`,
    }),
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
