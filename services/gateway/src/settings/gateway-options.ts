import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Readiness } from '../health/health.routes.ts';
import type { DeploymentSettings } from './deployment-settings.ts';

/** Everything a gateway needs to know. */
export interface GatewayOptions {
  /** Origins of the processes of the API; calls are shared out to them. */
  apiUrls: readonly string[];
  /** Tenants' hosts are `{app}.{tenant}.{baseDomain}`. */
  baseDomain: string;
  /** Proxies whose word counts on where a request comes from, as addresses and ranges; left out, none. */
  trustedProxies?: string | undefined;
  /** How browsers reach the gateway, for absolute origins. */
  publicScheme: 'http' | 'https';
  publicPort: number;
  /** The build output: `shell/`, `remotes/` and `registry.json`. */
  distDir: string;
  /** Logos and icons, a folder per tenant. */
  brandDir: string;
  /** Where the brands of tenants are kept for when the API is down; `null` or left out = only in memory. */
  brandCacheDir?: string | null;
  /** Origin of the card provider: allowed where a card is taken and nowhere else. */
  cardProviderUrl: string;
  settings: DeploymentSettings;
  /** Tells open pages to reload when the build output changes. */
  hasLiveReload?: boolean;
  /** Lets end-to-end tests break a remote or a call. */
  hasFaults?: boolean;
  /** Longest wait for an answer of the proxied API, in milliseconds. */
  proxyTimeout?: number;
  /** Whether it takes pages; left out, nobody asks it to stop. */
  readiness?: Readiness;
  /** Where operators find figures and status; nobody else may reach it. */
  operations?: FastifyInstance;
  logger?: FastifyServerOptions['logger'];
}
