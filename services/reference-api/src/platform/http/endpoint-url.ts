import type { Endpoint } from 'shared-contracts/endpoint';

/** Where an endpoint stands on this server (decisions 6). */
export function endpointUrl(endpoint: Endpoint): string {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
  if (endpoint.base === 'origin') return `/${path}`;
  if (endpoint.base === 'checkout') return path ? `/api/v1/checkout/${path}` : '/api/v1/checkout';
  return `/api/v1/${path}`;
}
