import path from 'node:path';
import { isForCustomers, problemWithNodeEnv } from 'shared-contracts/installation';
import { ConfigurationError } from './configuration-error.ts';
import type { GatewayOptions } from './gateway-options.ts';
import { warningsOf } from './warnings.ts';

type Environment = Record<string, string | undefined>;

/** Settings from the environment; the others are in the settings file. */
export type EnvironmentOptions = Omit<GatewayOptions, 'settings'> & {
  port: number;
  bind: string;
  /** Port of metrics and status for operators; `null` = none. */
  operationsPort: number | null;
  configFile: string;
  /** Settings to correct before customers come, though the gateway starts without them; a line each. */
  warnings: string[];
  /** Time for which it still answers after it was asked to stop. */
  drainSeconds: number;
};

const checkout = path.resolve(import.meta.dirname, '../../../..');
/** Those of the demonstration: its tenants' pictures, and the partner that may frame it. */
const DEMO_BRANDS = path.join(checkout, 'services/reference-api/seed/brand');
const DEMO_CONFIG = path.join(checkout, 'services/gateway/config/local.json');
const DEMO_CARD_PROVIDER = 'http://card-sandbox.localhost:8082';

/**
 * Reads the environment; an empty value counts as absent.
 * @throws {ConfigurationError} on the first value that cannot be used.
 */
export function readEnvironment(environment: Environment): EnvironmentOptions {
  const text = (name: string, otherwise: string) => environment[name] || otherwise;
  const nodeEnvProblem = problemWithNodeEnv(environment);
  if (nodeEnvProblem !== null) throw new ConfigurationError('NODE_ENV', nodeEnvProblem);
  const isReal = isForCustomers(environment);
  const hooks = {
    hasLiveReload: readHook(environment, 'LIVE_RELOAD', 'it lets anyone reload every open page'),
    hasFaults: readHook(environment, 'GATEWAY_FAULTS', 'it lets anyone break this site'),
  };
  const publicScheme = readScheme(text('PUBLIC_SCHEME', 'http'));
  const baseDomain = readDomain(text('BASE_DOMAIN', 'localhost'));
  const cardProviderUrl = readOrigin('CARD_PROVIDER_URL', text('CARD_PROVIDER_URL', DEMO_CARD_PROVIDER));
  const trustedProxies = environment.TRUSTED_PROXIES ? readProxies(environment.TRUSTED_PROXIES) : undefined;
  const port = readPort('PORT', text('PORT', '8080'));
  return {
    port,
    bind: text('BIND', '127.0.0.1'),
    operationsPort: environment.OPERATIONS_PORT
      ? readPort('OPERATIONS_PORT', environment.OPERATIONS_PORT)
      : null,
    apiUrls: text('API_URL', 'http://127.0.0.1:8081')
      .split(',')
      .map((origin) => readOrigin('API_URL', origin.trim())),
    trustedProxies,
    baseDomain,
    publicScheme,
    publicPort: readPort('PUBLIC_PORT', text('PUBLIC_PORT', String(port))),
    distDir: path.resolve(text('DIST_DIR', path.join(checkout, 'dist'))),
    brandDir: readOwn('BRAND_DIR', text('BRAND_DIR', DEMO_BRANDS), isReal ? DEMO_BRANDS : null),
    brandCacheDir: environment.BRAND_CACHE_DIR ? path.resolve(environment.BRAND_CACHE_DIR) : null,
    rendererSocket: environment.RENDERER_SOCKET || null,
    cardProviderUrl,
    configFile: readOwn('CONFIG_FILE', text('CONFIG_FILE', DEMO_CONFIG), isReal ? DEMO_CONFIG : null),
    drainSeconds: readSeconds('DRAIN_SECONDS', text('DRAIN_SECONDS', '0')),
    ...hooks,
    warnings: isReal ? warningsOf({ publicScheme, baseDomain, cardProviderUrl, trustedProxies }) : [],
  };
}

/** Anyone who can reach a gateway can use its hooks for tests and development, so no customer's gateway has one. */
function readHook(environment: Environment, name: string, harm: string): boolean {
  if (!environment[name]) return false;
  if (isForCustomers(environment)) {
    throw new ConfigurationError(name, `${harm}, so a release does not start with it; remove it.`);
  }
  return environment[name] === '1';
}

/** A file or folder of this installation; where customers are, not the demonstration's. */
function readOwn(name: string, value: string, refused: string | null): string {
  const place = path.resolve(value);
  if (place !== refused) return place;
  throw new ConfigurationError(
    name,
    "it is not set or names the demonstration's; set it to that of your installation (docs/operations.md).",
  );
}

function readPort(name: string, value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535) {
    throw new ConfigurationError(name, `'${value}' is not a port; use a number from 1 to 65535.`);
  }
  return port;
}

function readSeconds(name: string, value: string): number {
  const seconds = Number(value);
  if (!/^\d+$/.test(value) || seconds > 60) {
    throw new ConfigurationError(name, `'${value}' is no number of seconds; use one from 0 to 60.`);
  }
  return seconds;
}

const PROXY = /^(?:loopback|linklocal|uniquelocal|[\da-f.:]*[.:][\da-f.:]*(?:\/\d{1,3})?)$/i;

function readProxies(value: string): string {
  if (value.split(',').every((part) => PROXY.test(part.trim()))) return value;
  throw new ConfigurationError(
    'TRUSTED_PROXIES',
    `'${value}' names no proxies; use addresses or ranges, as '10.0.0.0/8, loopback'.`,
  );
}

function readOrigin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.username) {
    throw new ConfigurationError(name, `'${value}' is not an origin; use one such as http://127.0.0.1:8081.`);
  }
  return url.origin;
}

function readDomain(value: string): string {
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(value)) {
    throw new ConfigurationError('BASE_DOMAIN', `'${value}' is not a domain; use one such as example.com.`);
  }
  return value.toLowerCase();
}

function readScheme(value: string): 'http' | 'https' {
  if (value === 'http' || value === 'https') return value;
  throw new ConfigurationError('PUBLIC_SCHEME', `'${value}' is neither http nor https.`);
}
