import { defineTexts } from 'shared-contracts/texts';

/** Reasons that stop a payment; apart from the other texts, so that only the checkout carries them. */
export const texts = defineTexts('mf-basket/checkout-news', {
  /** The fields are emptied after every try that failed, whatever the card. */
  cardAgain: 'For your security we’ve cleared your card details.',
  numberCleared: 'Cleared for your security',
  cannotBook: (name: string) => `${name} cannot be booked`,
  noneBookable: 'Nothing in your basket can be booked',
  findAnother: 'Remove and find another class',
  clearAndFind: 'Remove all and find another class',
  termsFirst: 'You can continue once the terms have loaded.',
});
