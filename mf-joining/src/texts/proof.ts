import { defineTexts } from 'shared-contracts/texts';

/** The words for a membership that waits for proof, as the checkout has them. */
export const texts = defineTexts('mf-joining/proof', {
  pending:
    'Until we accept your proof, this membership is pending. You pay full prices, and its benefits wait.',
  ends: (name: string) => `${name} ends the day before this begins.`,
});
