import type { SavedCard } from 'shared-contracts/api/checkout';
import { texts } from '../../texts/en.ts';
import { type CardEntry, chosenCard } from './card-entry.ts';
import {
  cardBrand,
  isCardNumberValid,
  isExpiryValid,
  isSecurityCodeValid,
  savedCardCodeLength,
} from './card-rules.ts';

/** A security code that makes the provider refuse a saved card, accepted in its test mode (joining specification 5). */
export const FAILING_CODE = 'FAIL';

export type CheckedField = keyof typeof texts.pay.errors;
export type CardEntryErrors = Partial<Record<CheckedField, string>>;

export interface CardCircumstances {
  mode: 'test' | 'live';
  savedCards: readonly SavedCard[];
  /** The site's calendar day, `YYYY-MM-DD`. */
  today: string;
}

const isLongerThan = (text: string, length: number) => text.trim().length > length;

/** Problems with a card entry, in the order of the form (joining specification 5 "Card form"). */
export function checkCardEntry(entry: CardEntry, circumstances: CardCircumstances): CardEntryErrors {
  const card = chosenCard(entry, circumstances.savedCards);
  const accepted: Partial<Record<CheckedField, boolean>> = {
    ...(card ? savedCardRules(entry, card, circumstances.mode) : newCardRules(entry, circumstances.today)),
    billingFirstName: isLongerThan(entry.billingFirstName, 1),
    billingLastName: isLongerThan(entry.billingLastName, 1),
    billingAddressLineOne: isLongerThan(entry.billingAddressLineOne, 1),
    billingCity: isLongerThan(entry.billingCity, 1),
  };
  const wrong = Object.entries(accepted).filter(([, isAccepted]) => !isAccepted);
  return Object.fromEntries(wrong.map(([field]) => [field, texts.pay.errors[field as CheckedField]]));
}

function savedCardRules(
  { securityCode }: CardEntry,
  { cardType }: SavedCard,
  mode: CardCircumstances['mode'],
) {
  const isFailing = mode === 'test' && securityCode === FAILING_CODE;
  return { securityCode: isFailing || isSecurityCodeValid(securityCode, savedCardCodeLength(cardType)) };
}

function newCardRules(entry: CardEntry, today: string) {
  const codeLength = cardBrand(entry.cardNumber)?.codeLength ?? null;
  return {
    cardNumber: isCardNumberValid(entry.cardNumber),
    expiryDate: isExpiryValid(entry.expiryDate, today),
    securityCode: isSecurityCodeValid(entry.securityCode, codeLength),
    cardholderName: isLongerThan(entry.cardholderName, 2),
  };
}
