import type { Deployment } from 'shared-contracts/config';
import { type Endpoint, fillPath } from './endpoint.ts';

/** Bases of the calls of an API. */
export type ApiAddresses = Pick<Deployment, 'apiOrigin' | 'apiBase' | 'checkoutUrl'>;

const OWN_BASE = '/api/v1/';

/** Bases on a site of this repository: behind the gateway, on the page's own origin (decisions 6). */
export const ownAddresses = {
  apiOrigin: '',
  apiBase: OWN_BASE,
  checkoutUrl: `${OWN_BASE}checkout`,
} as const satisfies ApiAddresses;

/** Arguments of any call, as the transport sees them. */
export interface LooseArguments {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Path and query relative to the endpoint's base, as preloaded answers are keyed. */
export function relativeUrl(endpoint: Pick<Endpoint, 'path'>, args: LooseArguments = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(args.query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const query = search.toString();
  return `${fillPath(endpoint.path, args.params)}${query ? `?${query}` : ''}`;
}

/** Address of a call (decisions 6). */
export function endpointUrl(
  addresses: ApiAddresses,
  endpoint: Pick<Endpoint, 'base' | 'path'>,
  args: LooseArguments = {},
): string {
  const relative = relativeUrl(endpoint, args);
  if (endpoint.base === 'origin') return `${addresses.apiOrigin}/${relative}`;
  if (endpoint.base === 'api') return `${addresses.apiOrigin}${addresses.apiBase}${relative}`;
  const separator = relative === '' || relative.startsWith('?') ? '' : '/';
  return `${addresses.checkoutUrl}${separator}${relative}`;
}
