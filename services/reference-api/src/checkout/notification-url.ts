import type { Call } from '../http/call.ts';

export const NOTIFICATION_PATH = '/api/v1/checkout/sca-notification';

/** Where the bank sends the browser back to: the very host the person is on, so that its page believes the answer. */
export function notificationUrl({
  host,
  headers,
  configuration,
}: Pick<Call, 'host' | 'headers' | 'configuration'>): string {
  const protocol = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  const port = host.port ? `:${host.port}` : '';
  return `${protocol}://${host.app}.${host.tenant}.${configuration.baseDomain}${port}${NOTIFICATION_PATH}`;
}
