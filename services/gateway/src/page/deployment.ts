import type { Deployment } from 'shared-contracts/config';
import { ownAddresses } from 'shared-contracts/endpoint-address';
import { publicOrigins } from '../hosts/public-origins.ts';
import type { Site } from '../hosts/resolve-host.ts';
import type { GatewayOptions } from '../settings/gateway-options.ts';

/** The deployment settings of a tenant's page: every call goes to the page's own origin. */
export function deploymentOf(options: GatewayOptions, { tenant }: Site): Deployment {
  const { bearer, telemetryUrl, geocoderUrl } = options.settings;
  const isDevelopment = options.hasLiveReload === true;
  return {
    ...ownAddresses,
    geocoderUrl,
    cookieDomain: `${tenant}.${options.baseDomain}`,
    origins: publicOrigins(options, tenant),
    bearer: bearer || isDevelopment,
    telemetryUrl,
  };
}
