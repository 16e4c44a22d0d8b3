import type { PreloadedAnswer } from 'shared-contracts/config';
import type { GatewayOptions } from '../settings/gateway-options.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';
import { API_BASE } from './api-base.ts';

/** A page waits this long for the API, in milliseconds; then the browser asks by itself. */
const LONGEST_WAIT = 4_000;

export interface ApiAddress {
  upstreams: Pick<Upstreams, 'pick'>;
  publicScheme: GatewayOptions['publicScheme'];
}

/**
 * Asks the API as nobody in particular: no cookie or other header of the person's request is passed on.
 * `null` when there is no usable answer.
 */
export async function fetchAnswer(
  api: ApiAddress,
  host: string,
  url: string,
): Promise<PreloadedAnswer | null> {
  try {
    const response = await fetch(`${api.upstreams.pick()}${API_BASE}${url}`, {
      headers: {
        accept: 'application/json',
        'x-forwarded-host': host,
        'x-forwarded-proto': api.publicScheme,
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
