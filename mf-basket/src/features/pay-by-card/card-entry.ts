import type { SavedCard } from 'shared-contracts/api/checkout';
import { texts } from '../../texts/en.ts';

/** The two ways to pay by card (joining specification 9). */
export const CARD_METHODS = { savedCard: 'saved_card', differentCard: 'different_card' } as const;
export type CardMethod = (typeof CARD_METHODS)[keyof typeof CARD_METHODS];

/** The typed card details. They live in the form's memory and nowhere else. */
export interface CardEntry {
  method: CardMethod;
  /** Of the saved card that is chosen; '' for another. */
  savedCardId: string;
  cardholderName: string;
  cardNumber: string;
  /** MM/YY. */
  expiryDate: string;
  securityCode: string;
  saveCard: boolean;
  billingFirstName: string;
  billingLastName: string;
  billingAddressLineOne: string;
  billingAddressLineTwo: string;
  billingCity: string;
  billingPostcode: string;
}

/** The fields that name one card; a failed payment empties them, the rest stays. */
export const CARD_FIELDS = ['cardNumber', 'expiryDate', 'securityCode'] as const;

/** The saved cards that can be paid with: none that has recently expired (joining specification 4). */
export const usableCards = (cards: readonly SavedCard[]): SavedCard[] =>
  cards.filter(({ recentlyExpired }) => !recentlyExpired);

/** Saved cards by name, as they are chosen. */
export const cardNames = (cards: readonly SavedCard[]): string =>
  cards.map(({ cardType, lastFourDigits }) => texts.pay.savedCardEnding(cardType, lastFourDigits)).join(', ');

/** The saved card that is paid with; `null` for another card. */
export function chosenCard(
  { method, savedCardId }: Pick<CardEntry, 'method' | 'savedCardId'>,
  cards: readonly SavedCard[],
): SavedCard | null {
  if (method !== CARD_METHODS.savedCard) return null;
  return usableCards(cards).find(({ id }) => id === savedCardId) ?? null;
}

export function emptyCardEntry(name: { firstName: string; lastName: string }): CardEntry {
  return {
    method: CARD_METHODS.differentCard,
    savedCardId: '',
    cardholderName: `${name.firstName} ${name.lastName}`.trim(),
    cardNumber: '',
    expiryDate: '',
    securityCode: '',
    saveCard: false,
    billingFirstName: name.firstName,
    billingLastName: name.lastName,
    billingAddressLineOne: '',
    billingAddressLineTwo: '',
    billingCity: '',
    billingPostcode: '',
  };
}
