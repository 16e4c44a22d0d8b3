import type { SavedCard } from 'shared-contracts/api/checkout';
import { CARD_METHODS, type CardEntry } from './card-entry.ts';

/** A card that the rules accept, for tests. */
export const goodEntry: CardEntry = {
  method: CARD_METHODS.differentCard,
  savedCardId: '',
  cardholderName: 'SUCCESSFUL',
  cardNumber: '4929 0000 0000 6',
  expiryDate: '12/30',
  securityCode: '123',
  saveCard: false,
  billingFirstName: 'Sam',
  billingLastName: 'New',
  billingAddressLineOne: '88',
  billingAddressLineTwo: '',
  billingCity: 'Sale',
  billingPostcode: 'm33 1aa',
};

export const savedCard: SavedCard = {
  id: 'saved-1',
  cardType: 'Visa',
  lastFourDigits: '0006',
  cardHolderName: 'Alex Member',
  expiryDate: '12/39',
  externalIdentifier: 'reusable-1',
  cardImage: null,
  recentlyExpired: false,
};
