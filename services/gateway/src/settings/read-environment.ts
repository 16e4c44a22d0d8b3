import path from 'node:path';
import { ConfigurationError } from './configuration-error.ts';
import type { GatewayOptions } from './gateway-options.ts';

type Environment = Record<string, string | undefined>;

/** What the environment decides; the rest stands in the settings file. */
export type EnvironmentOptions = Omit<GatewayOptions, 'settings'> & {
  port: number;
  bind: string;
  /** Port of figures and status for operators; `null` = there are none. */
  operationsPort: number | null;
  configFile: string;
  /** How long it goes on answering after it was asked to stop. */
  drainSeconds: number;
};

const checkout = path.resolve(import.meta.dirname, '../../../..');

/**
 * Reads the environment; an empty value counts as absent.
 * @throws {ConfigurationError} on the first value that cannot be used.
 */
export function readEnvironment(environment: Environment): EnvironmentOptions {
  const text = (name: string, otherwise: string) => environment[name] || otherwise;
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
    trustedProxies: environment.TRUSTED_PROXIES ? readProxies(environment.TRUSTED_PROXIES) : undefined,
    baseDomain: readDomain(text('BASE_DOMAIN', 'localhost')),
    publicScheme: readScheme(text('PUBLIC_SCHEME', 'http')),
    publicPort: readPort('PUBLIC_PORT', text('PUBLIC_PORT', String(port))),
    distDir: path.resolve(text('DIST_DIR', path.join(checkout, 'dist'))),
    brandDir: path.resolve(text('BRAND_DIR', path.join(checkout, 'services/reference-api/seed/brand'))),
    brandCacheDir: environment.BRAND_CACHE_DIR ? path.resolve(environment.BRAND_CACHE_DIR) : null,
    cardProviderUrl: readOrigin(
      'CARD_PROVIDER_URL',
      text('CARD_PROVIDER_URL', 'http://card-sandbox.localhost:8082'),
    ),
    configFile: path.resolve(text('CONFIG_FILE', path.join(checkout, 'services/gateway/config/local.json'))),
    drainSeconds: readSeconds('DRAIN_SECONDS', text('DRAIN_SECONDS', '0')),
    hasLiveReload: environment.LIVE_RELOAD === '1',
    hasFaults: readFaults(environment),
  };
}

/** Whoever can reach a gateway with a fault board can break it, so that only tests may have one. */
function readFaults(environment: Environment): boolean {
  if (!environment.GATEWAY_FAULTS) return false;
  const isRelease = environment.NODE_ENV === 'production' || environment.PUBLIC_SCHEME === 'https';
  if (isRelease) {
    throw new ConfigurationError(
      'GATEWAY_FAULTS',
      'it lets anybody break this site, so a release does not start with it; remove it.',
    );
  }
  return environment.GATEWAY_FAULTS === '1';
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
