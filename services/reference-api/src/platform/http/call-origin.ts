import type { Call } from './call.ts';

/** Origin of the page a call came from: the host it was sent to, by the protocol the gateway was asked with. */
export function callOrigin({
  host,
  headers,
  configuration,
}: Pick<Call, 'host' | 'headers' | 'configuration'>): string {
  const protocol = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  const port = host.port ? `:${host.port}` : '';
  return `${protocol}://${host.app}.${host.tenant}.${configuration.baseDomain}${port}`;
}
