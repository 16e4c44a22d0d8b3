import { array, boolean, type Infer, object, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

/** A saved card as its owner sees it; the provider's identifier stays on the server. */
export const storedCardSchema = object({
  id: string(),
  /** As a person reads it, `Visa Debit`. */
  cardType: string(),
  lastFourDigits: string(),
  cardHolderName: string(),
  /** MM/YY. */
  expiryDate: string(),
  recentlyExpired: boolean(),
});
export type StoredCard = Infer<typeof storedCardSchema>;

export const savedCards = endpoint({
  method: 'GET',
  path: 'my-account/saved-cards',
  answer: array(storedCardSchema),
  access: 'customer',
  summary: 'The cards the person has saved, the newest first.',
});

export const removeSavedCard = endpoint({
  method: 'DELETE',
  path: 'my-account/saved-cards/{cardId}',
  answer: array(storedCardSchema),
  access: 'customer',
  summary: 'Deletes a saved card, here and at the card provider; answers the remaining cards.',
});
