import type { CheckResult } from '../bank/avs-cvc-check.ts';
import { refuseFields } from '../protocol/errors.ts';
import type { Card } from '../state/card.ts';
import type { Provider } from '../state/provider.ts';
import type { SessionKey } from '../state/session-keys.ts';
import type { Payment } from './payment.ts';

export interface ChosenCard {
  key: SessionKey;
  card: Card;
  isReusable: boolean;
  securityCodeCheck: CheckResult;
}

/**
 * Finds the card a payment names: the one its session key was used for, or a saved one.
 * @throws {ProviderError} 1011 when key or card are unknown, expired or of another vendor.
 */
export function findCard(payment: Payment, vendorName: string, provider: Provider): ChosenCard {
  const { merchantSessionKey, cardIdentifier, reusable = false } = payment.paymentMethod.card;
  const key = provider.sessionKeys.find(merchantSessionKey);
  if (key?.vendorName !== vendorName) {
    throw refuseFields({ error: 'keyOrCardInvalid', property: 'paymentMethod.card.merchantSessionKey' });
  }
  const { keyedCard } = key;
  const isKeyed = keyedCard?.card.cardIdentifier === cardIdentifier && keyedCard.expiresAt > provider.now();
  if (isKeyed && keyedCard.isReusable === reusable) return { key, ...keyedCard };

  // A saved card can be charged without its security code, which is then not checked.
  const saved = reusable ? provider.ledger.findReusableCard(cardIdentifier, vendorName) : undefined;
  if (!saved) {
    throw refuseFields({ error: 'keyOrCardInvalid', property: 'paymentMethod.card.cardIdentifier' });
  }
  return { key, card: saved, isReusable: true, securityCodeCheck: 'NotChecked' };
}
