import type { Deployment } from 'shared-contracts/config';
import { type Endpoint, fillPath } from 'shared-contracts/endpoint';

/** Arguments of any call, as the transport sees them. */
export interface LooseArguments {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Path and query relative to the endpoint's base, as preloaded answers are keyed. */
export function relativeUrl(endpoint: Endpoint, args: LooseArguments): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(args.query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const query = search.toString();
  return `${fillPath(endpoint.path, args.params)}${query ? `?${query}` : ''}`;
}

/** Where a call goes (decisions 6). */
export function endpointUrl(
  deployment: Pick<Deployment, 'apiOrigin' | 'apiBase' | 'checkoutUrl'>,
  endpoint: Endpoint,
  args: LooseArguments,
): string {
  const relative = relativeUrl(endpoint, args);
  if (endpoint.base === 'origin') return `${deployment.apiOrigin}/${relative}`;
  if (endpoint.base === 'api') return `${deployment.apiOrigin}${deployment.apiBase}${relative}`;
  const separator = relative === '' || relative.startsWith('?') ? '' : '/';
  return `${deployment.checkoutUrl}${separator}${relative}`;
}
