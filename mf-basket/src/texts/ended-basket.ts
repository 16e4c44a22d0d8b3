import { defineTexts } from 'shared-contracts/texts';

/** A basket without lines; apart from the others, so that no basket with some carries them. */
export const texts = defineTexts('mf-basket/ended-basket', {
  emptiedTitle: 'Your basket is empty',
  emptiedText: 'Your basket was emptied in another tab. You have not been charged.',
  orderedTitle: 'Your order is confirmed',
  orderedText: 'You completed this order in another tab. You have not been charged again.',
  seeOrder: 'See your order',
  account: 'Go to my account',
  unclearTitle: 'Your basket is empty',
  unclearText: 'It was emptied or paid for in another tab.',
  nothingTitle: 'Nothing to pay',
  nothingText: 'Your basket is empty.',
});
