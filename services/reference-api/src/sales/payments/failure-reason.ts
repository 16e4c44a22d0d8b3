import type { FailureReason } from 'shared-contracts/api/checkout';
import type { Payment } from './store.ts';

/** Reason of a challenge that ended because the basket was changed; it is stored as the payment's failure. */
export const BASKET_CHANGED = 'basket changed';
/** The provider's code for a cardholder who was not authenticated. */
const NOT_AUTHENTICATED = '4026';
/** Endings that say nothing about the card: the page itself went on to something else. */
const OWN_ENDINGS = ['replaced', 'left', 'basket emptied'];

/** Reason that a payment failed, as its page explains it; `null` if there is nothing to explain. */
export function failureReason({
  status,
  failure,
}: Pick<Payment, 'status' | 'failure'>): FailureReason | null {
  if (status !== 'failed' || failure === null || OWN_ENDINGS.includes(failure)) return null;
  if (failure === BASKET_CHANGED) return 'basket-changed';
  if (failure.startsWith('unavailable')) return 'provider-unavailable';
  return failure === NOT_AUTHENTICATED ? 'not-authenticated' : 'declined';
}
