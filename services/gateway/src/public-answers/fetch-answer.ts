import type { PreloadedAnswer } from 'shared-contracts/config';
import { ownAddresses } from 'shared-contracts/endpoint-address';
import { publicOrigins } from '../hosts/public-origins.ts';
import type { Site } from '../hosts/resolve-host.ts';
import type { GatewayOptions } from '../settings/gateway-options.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';

/** A page waits this long for the API, in milliseconds; then the browser sends its own request. */
const LONGEST_WAIT = 4_000;

export interface ApiAddress {
  upstreams: Pick<Upstreams, 'pick'>;
  /** Addresses by which browsers know the hosts for which the API is called. */
  publicAddress: Pick<GatewayOptions, 'publicScheme' | 'publicPort' | 'baseDomain'>;
}

/**
 * Calls the API anonymously: no cookie or other header of the person's request is passed on.
 * `null` if there is no usable answer.
 */
export async function fetchAnswer(
  api: ApiAddress,
  site: Pick<Site, 'app' | 'tenant'>,
  url: string,
): Promise<PreloadedAnswer | null> {
  try {
    const response = await fetch(`${api.upstreams.pick()}${ownAddresses.apiBase}${url}`, {
      headers: {
        accept: 'application/json',
        'x-forwarded-host': new URL(publicOrigins(api.publicAddress, site.tenant)[site.app]).host,
        'x-forwarded-proto': api.publicAddress.publicScheme,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(LONGEST_WAIT),
    });
    const body = await response.text();
    return response.ok
      ? { url, status: response.status, body: JSON.parse(body) }
      : { url, status: response.status, body: parseOrNull(body) };
  } catch {
    return null;
  }
}

/** A failure may come from something in front of the API, in any form: then only its status counts. */
function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
