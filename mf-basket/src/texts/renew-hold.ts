import { defineTexts } from 'shared-contracts/texts';

/** Words in place of Pay once the time to pay is over; apart from the others, so that the checkout carries none. */
export const texts = defineTexts('mf-basket/keep-again', {
  beforePaying: 'Hold your places again before you pay.',
  beforePayingOne: 'Hold your place again before you pay.',
});
