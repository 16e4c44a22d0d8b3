import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Readiness } from '../health/health.routes.ts';
import type { DeploymentSettings } from './deployment-settings.ts';

/** Everything a gateway needs to know. */
export interface GatewayOptions {
  /** Origins of the processes of the API; calls are shared out to them. */
  apiUrls: readonly string[];
  /** Tenants' hosts are `{app}.{tenant}.{baseDomain}`. */
  baseDomain: string;
  /** Trusted proxies, as addresses and ranges; none by default. */
  trustedProxies?: string | undefined;
  /** Scheme, domain and port by which browsers reach the gateway, for absolute origins. */
  publicScheme: 'http' | 'https';
  publicPort: number;
  /** The build output: `shell/`, `remotes/` and `registry.json`. */
  distDir: string;
  /** Logos and icons, a folder per tenant. */
  brandDir: string;
  /** Folder for the brands of tenants while the API is down; by default or with `null` only in memory. */
  brandCacheDir?: string | null;
  /** Origin of the card provider: allowed where a card is taken and nowhere else. */
  cardProviderUrl: string;
  /** Unix socket of the renderer; `null` or left out = pages are drawn by their scripts. */
  rendererSocket?: string | null;
  settings: DeploymentSettings;
  /** Tells open pages to reload when the build output changes. */
  hasLiveReload?: boolean;
  /** Lets end-to-end tests break a remote or a call. */
  hasFaults?: boolean;
  /** Limit for rendering a page, in milliseconds. */
  renderBudget?: number;
  /** Longest wait for an answer of the proxied API, in milliseconds. */
  proxyTimeout?: number;
  /** Limit for a stalled body of an ordinary call, in milliseconds. */
  bodyPatience?: number;
  /** True if it serves pages; by default it always does. */
  readiness?: Readiness;
  /** Address of metrics and status for operators; it must be private. */
  operations?: FastifyInstance;
  logger?: FastifyServerOptions['logger'];
}
