import { array, boolean, type Infer, object, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

/** A card that is kept for later payments, as its owner sees it; what the provider knows it by stays with the server. */
export const keptCardSchema = object({
  id: string(),
  /** As a person reads it, `Visa Debit`. */
  cardType: string(),
  lastFourDigits: string(),
  cardHolderName: string(),
  /** MM/YY. */
  expiryDate: string(),
  recentlyExpired: boolean(),
});
export type KeptCard = Infer<typeof keptCardSchema>;

export const savedCards = endpoint({
  method: 'GET',
  path: 'my-account/saved-cards',
  answer: array(keptCardSchema),
  access: 'customer',
  summary: 'The cards the person has saved, the newest first.',
});

export const removeSavedCard = endpoint({
  method: 'DELETE',
  path: 'my-account/saved-cards/{cardId}',
  answer: array(keptCardSchema),
  access: 'customer',
  summary: 'Forgets a saved card, here and at the card provider; answers the cards that are left.',
});
