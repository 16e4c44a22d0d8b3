import type { CheckResult } from '../bank/avs-cvc-check.ts';
import type { CardType } from '../state/card.ts';

/** The provider's test bank knows one security code for all cards: 1234 for Amex, 123 for the rest. */
export function checkSecurityCode(securityCode: string, cardType: CardType): CheckResult {
  return securityCode === (cardType === 'AmericanExpress' ? '1234' : '123') ? 'Matched' : 'NotMatched';
}
