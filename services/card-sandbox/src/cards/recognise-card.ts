import cardValidator from 'card-validator';
import type { CardType } from '../state/card.ts';

const { creditCardType } = cardValidator;

// Several of the provider's own test cards are Visa numbers of 13 digits.
creditCardType.updateCard('visa', { lengths: [13, 16] });

const CARD_TYPES: Record<string, CardType> = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  maestro: 'Maestro',
  'american-express': 'AmericanExpress',
  'diners-club': 'Discover',
  discover: 'Discover',
  jcb: 'JCB',
};

// A number alone does not tell debit from credit; these are the provider's test cards of such kinds.
const TEST_CARD_TYPES: Record<string, CardType> = {
  '4462000000000003': 'VisaDebit',
  '4917300000000008': 'VisaElectron',
  '5185690060000001': 'DebitMasterCard',
  '5185570760000008': 'Maestro',
};

const DECLINED_BY_BANK = new Set(['4929602110085639', '5403814948608092']);

export type Recognition =
  | { kind: 'invalid' }
  | { kind: 'unsupported' }
  | { kind: 'accepted'; cardType: CardType; securityCodeLength: number; isDeclined: boolean };

/** Checks a card number (digits only) and tells the provider's card type and whether the bank declines it. */
export function recogniseCard(cardNumber: string): Recognition {
  const { card, isValid } = cardValidator.number(cardNumber);
  if (!card || !isValid) return { kind: 'invalid' };
  const cardType = TEST_CARD_TYPES[cardNumber] ?? CARD_TYPES[card.type];
  if (!cardType) return { kind: 'unsupported' };
  return {
    kind: 'accepted',
    cardType,
    securityCodeLength: card.code.size,
    isDeclined: DECLINED_BY_BANK.has(cardNumber),
  };
}
