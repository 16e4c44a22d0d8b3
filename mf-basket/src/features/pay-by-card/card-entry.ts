import type { SavedCard } from 'shared-contracts/api/checkout';

/** The two ways to pay by card (joining specification 9). */
export const CARD_METHODS = { savedCard: 'saved_card', differentCard: 'different_card' } as const;
export type CardMethod = (typeof CARD_METHODS)[keyof typeof CARD_METHODS];

/** What the person types. It lives in the form's memory and nowhere else. */
export interface CardEntry {
  method: CardMethod;
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

/** A saved card that can be paid with: not one that has recently expired (joining specification 4). */
export function usableSavedCard(savedCard: SavedCard | null): SavedCard | null {
  return savedCard && !savedCard.recentlyExpired ? savedCard : null;
}

export function emptyCardEntry(method: CardMethod, name: { firstName: string; lastName: string }): CardEntry {
  return {
    method,
    cardholderName: '',
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
