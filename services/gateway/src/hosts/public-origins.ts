import { APPS, type AppOrigins } from 'shared-contracts/links';
import type { GatewayOptions } from '../settings/gateway-options.ts';

type PublicAddress = Pick<GatewayOptions, 'publicScheme' | 'publicPort' | 'baseDomain'>;

/** The origins of a tenant's hosts, as browsers know them. */
export function publicOrigins(
  { publicScheme, publicPort, baseDomain }: PublicAddress,
  tenant: string,
): AppOrigins {
  const origin = (app: string) =>
    new URL(`${publicScheme}://${app}.${tenant}.${baseDomain}:${publicPort}`).origin;
  return Object.fromEntries(APPS.map((app) => [app, origin(app)])) as AppOrigins;
}
