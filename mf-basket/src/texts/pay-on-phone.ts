import { defineTexts } from 'shared-contracts/texts';

/** The words of a basket that is paid for on a person's own phone instead of at a kiosk. */
export const texts = defineTexts('mf-basket/pay-on-phone', {
  title: 'Pay on your phone',
  lead: 'Card details stay with you.',
  code: 'QR code that opens the checkout on your phone',
  steps: [
    'Scan the code with your phone’s camera.',
    'Log in on your phone with the same account. Your basket is there.',
  ],
  payForPlaces: 'Pay while we hold your places.',
  payForPlace: 'Pay while we hold your place.',
  payAsUsual: 'Pay there as usual.',
  done: 'I’ve scanned it, log out here',
});
