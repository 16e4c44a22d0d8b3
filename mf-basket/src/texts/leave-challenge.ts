import { defineTexts } from 'shared-contracts/texts';

/** The ways out of the bank's page, which only its dialog shows. */
export const texts = defineTexts('mf-basket/leave-challenge', {
  cancel: 'Cancel payment',
  anotherCard: 'Use another card',
});
