import { defineTexts } from 'shared-contracts/texts';

/** Words of a membership that waits for proof; apart from the others, so that the dashboard does not carry them. */
export const texts = defineTexts('mf-account/pending', {
  fullPrices: 'Until then you pay full prices, and its benefits wait.',
  /** For a person who has another membership meanwhile. */
  notYet: 'Until then its prices and benefits don’t apply.',
});
