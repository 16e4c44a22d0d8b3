import { APPS, type AppName } from 'shared-contracts/links';
import type { Configuration } from '../configuration/configuration.ts';

export interface TenantHost {
  app: AppName;
  tenant: string;
  /** As written after the colon; empty for a protocol's own port. */
  port: string;
}

const TENANT = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** Reads `{app}.{tenant}.{base domain}[:port]`; `null` for any other host (decisions 14). */
export function parseTenantHost(host: string | undefined, baseDomain: string): TenantHost | null {
  const [, name = '', port = ''] = /^([^:]*)(?::(\d*))?$/.exec((host ?? '').toLowerCase()) ?? [];
  if (!name.endsWith(`.${baseDomain}`)) return null;
  const [app, tenant, ...rest] = name.slice(0, -baseDomain.length - 1).split('.');
  const known = APPS.find((candidate) => candidate === app);
  if (!known || !tenant || rest.length > 0 || !TENANT.test(tenant)) return null;
  return { app: known, tenant, port };
}

/**
 * True if a state-changing call comes from a page of the same tenant. Without an Origin header it is believed only
 * when no cookie speaks for the caller, as from a script with a bearer token (decisions 15).
 */
export function isTrustedOrigin(
  origin: string | undefined,
  host: TenantHost,
  { baseDomain, publicScheme }: Pick<Configuration, 'baseDomain' | 'publicScheme'>,
  usesCookie: boolean,
): boolean {
  if (origin === undefined) return !usesCookie;
  const url = URL.parse(origin);
  // A page that came without TLS may be anyone's, even from a host of the tenant.
  if (url?.protocol !== `${publicScheme}:`) return false;
  const from = parseTenantHost(url.host, baseDomain);
  return from !== null && from.tenant === host.tenant && from.port === host.port;
}
