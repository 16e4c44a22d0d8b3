import { defineTexts } from 'shared-contracts/texts';

/** Words of screens whose basket or order did not load; apart from the others, so that no screen that loads carries them. */
export const texts = defineTexts('mf-basket/failures', {
  goHome: 'Go home',
  askUs: 'Still stuck? We’re happy to help:',
  basket: {
    title: 'We could not load your basket',
    text: 'Everything in it is saved in your account. Please try again in a moment.',
  },
  checkout: {
    title: 'We could not load your order',
    text: 'Nothing has been taken from your card here, and your basket is saved in your account.',
    backToBasket: 'Back to basket',
  },
  payment: {
    title: 'We could not check your payment',
    text: 'Please don’t pay again. Your payment is safe: once this page loads, it shows whether your order is complete.',
  },
  order: {
    title: 'We could not load your order',
    text: 'If you have just paid or booked, your order has gone through. There is no need to do it again.',
    where: 'The details are in the email that we send you, and in your account.',
    whereKiosk: 'The details are in the email that we send you.',
  },
  missing: {
    title: 'We could not find this order',
    text: 'The link may be incomplete. Anything you have paid for is safe: all your orders are in your account.',
    textKiosk:
      'The link may be incomplete. Anything you have paid for is safe: the email that we sent you has the details.',
  },
  forbidden: {
    title: 'This order cannot be shown',
    text: 'It belongs to another account. Log in with the account that you booked with to see it.',
  },
  /** For staff at the desk. */
  desk: {
    order: {
      title: 'The order could not be loaded',
      text: 'If you have just finished a sale, it has gone through. Don’t take the money again.',
    },
    missing: { title: 'The order could not be found', text: 'The link may be incomplete.' },
  },
});
