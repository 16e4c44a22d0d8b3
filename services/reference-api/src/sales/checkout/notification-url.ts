import { ownAddresses } from 'shared-contracts/endpoint-address';
import { type Call, callOrigin } from '../../platform/index.ts';

export const NOTIFICATION_PATH = `${ownAddresses.checkoutUrl}/sca-notification`;

/** Address to which the bank sends the browser back: the host the person is on, so that its page trusts the answer. */
export const notificationUrl = (call: Pick<Call, 'host' | 'headers' | 'configuration'>): string =>
  `${callOrigin(call)}${NOTIFICATION_PATH}`;
