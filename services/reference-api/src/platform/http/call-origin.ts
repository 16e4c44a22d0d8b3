import type { Configuration } from '../configuration/configuration.ts';
import type { Call } from './call.ts';
import type { TenantHost } from './tenant-host.ts';

const OWN_PORTS = { http: 80, https: 443 };

/** Origin of one of a tenant's hosts, as people see it. */
export function originOf(
  { app, tenant }: Pick<TenantHost, 'app' | 'tenant'>,
  { publicScheme, publicPort, baseDomain }: Pick<Configuration, 'publicScheme' | 'publicPort' | 'baseDomain'>,
): string {
  const port = publicPort === OWN_PORTS[publicScheme] ? '' : `:${publicPort}`;
  return `${publicScheme}://${app}.${tenant}.${baseDomain}${port}`;
}

/**
 * Origin of the page a call arrived from. Of the request only the app and the tenant count, which are known ones; the rest
 * is configured, so that a link in a mail or to a bank's return page never leads where a forged header says.
 */
export const callOrigin = ({ host, configuration }: Pick<Call, 'host' | 'configuration'>): string =>
  originOf(host, configuration);
