import type { Call } from '../http/call.ts';

/** Whether staff asks from the front-of-house host, where money other than a card is taken (decisions 28). */
export function isAtDesk(call: Pick<Call, 'user' | 'host'>): boolean {
  return call.host.app === 'front-of-house' && call.user?.isStaff === true;
}
