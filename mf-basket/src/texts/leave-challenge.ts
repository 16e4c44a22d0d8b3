import { defineTexts } from 'shared-contracts/texts';

/** Words about the bank's page and the ways out of it, which only its dialog shows. */
export const texts = defineTexts('mf-basket/leave-challenge', {
  title: 'Confirm it’s you',
  frame: "Your bank's confirmation page",
  slow: 'Can’t see anything? Try again to reload the page. You won’t be charged twice.',
  cancel: 'Cancel payment',
  anotherCard: 'Use another card',
});
