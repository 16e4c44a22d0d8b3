import { defineTexts } from 'shared-contracts/texts';

/** Words beside Pay once the time to pay is over; apart from the others, so that the checkout carries none. */
export const texts = defineTexts('mf-basket/keep-again', {
  beforePaying: 'Keep your places again before you pay.',
  keep: 'Keep my places',
});
