import { cart } from 'shared-contracts/api/basket';
import { prepare, type SavedCard } from 'shared-contracts/api/checkout';
import { type AnswerChange, altered } from './answer-change.ts';

/** The places in the basket are no longer held, so they cannot be paid for. */
export const withExpiredHold = altered(cart, (data) => ({
  ...data,
  items: data.items.map((item) =>
    item.type === 'activity' ? { ...item, holdExpiresAt: null, isHeld: false } : item,
  ),
  holdExpiresAt: null,
}));

/** The places in the basket are held for so many more minutes. */
export const withTimeLeft = (minutes: number): AnswerChange =>
  altered(cart, (data) => ({
    ...data,
    holdExpiresAt: new Date(new Date(data.now).getTime() + minutes * 60_000).toISOString(),
  }));

export const savedCard: SavedCard = {
  id: 'saved',
  cardType: 'Visa',
  lastFourDigits: '0006',
  cardHolderName: 'Sam Newbury',
  expiryDate: '12/39',
  externalIdentifier: '5A7ED000-0000-4000-8000-000000000006',
  cardImage: null,
  recentlyExpired: false,
};
export const olderCard: SavedCard = {
  ...savedCard,
  id: 'older',
  cardType: 'Debit Mastercard',
  lastFourDigits: '5559',
};
export const expiredCard: SavedCard = {
  ...savedCard,
  id: 'expired',
  lastFourDigits: '0018',
  expiryDate: '09/26',
  recentlyExpired: true,
};

/** The person has saved cards, the newest first. */
export const withSavedCards = (...savedCards: [SavedCard, ...SavedCard[]]): AnswerChange =>
  altered(prepare, (data) => ({ ...data, savedCard: savedCards[0], savedCards }));

/** So has one whose address is known, too. */
export const withCardsAndAddress = (...savedCards: [SavedCard, ...SavedCard[]]): AnswerChange =>
  altered(prepare, (data) => ({
    ...data,
    savedCard: savedCards[0],
    savedCards,
    billingAddress: {
      billingAddressLineOne: '12 Test Street',
      billingAddressLineTwo: '',
      billingCity: 'Sale',
      billingPostcode: 'M33 7XX',
    },
  }));
