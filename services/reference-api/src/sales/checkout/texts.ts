import { basketTexts } from '../basket/texts.ts';

/** Every word the checkout answers with. */
export const checkoutTexts = {
  emptyBasket: basketTexts.empty,
  holdOver: 'The time to pay has run out. Hold the places again, then pay.',
  terms: 'Please agree to the terms before you pay.',
  waivers: (names: readonly string[]) => `First read and accept the following: ${names.join(', ')}.`,
  waiverFirst:
    'You need to read and accept something before taking part. Add this to your basket to accept it and book.',
  pricesMoved: (sessions: string) =>
    `The price of ${sessions} has changed. Please check the new total before you pay.`,
  totalMoved: 'Prices in the basket have changed. Please check the new total before you pay.',
  included: (name: string | null) =>
    name === null ? 'Included in your membership' : `Included in ${name}’s membership`,
  notFree: (price: string) =>
    `This costs ${price} now, so you can’t book it right away. Add it to your basket to pay for it.`,
  nothingByCard: 'There is nothing to pay by card. Confirm the order instead.',
  ownMoney:
    'You can’t take your own payment at the desk. Ask a colleague to do it, or pay by card or with your credit.',
  stillToPay: (amount: string) => `There is still ${amount} to pay.`,
  paymentFailed:
    'Your payment failed, We were unable to take payment, you have not been charged. Please try again.',
  checking: 'We are checking the payment. Please wait a moment: do not pay again.',
  notFinished: 'Your payment is not finished yet.',
  givenBack: {
    voided: (problem: string) => `${problem} Your payment has been cancelled and you will not be charged.`,
    onItsWay: (problem: string, amount: string) =>
      `${problem} We are returning ${amount} to your card and will email you when that is done.`,
  },
  basketChanged: 'Your basket changed after you paid.',
  savedCard: 'This saved card cannot be used. Please enter a card.',
  tender: {
    amount: 'The amount must be more than zero.',
    repeated: 'You can only use this payment method once.',
    tooMuchCredit: basketTexts.credit.tooMuch,
    received: 'The cash received must be at least the amount paid in cash.',
    tooMuch: 'This is more than the amount due.',
  },
  tenderNames: {
    cash: 'Cash',
    'offline-voucher': 'Voucher',
    cheque: 'Cheque',
    credit: 'Account credit',
    'membership-credit': 'Membership credit',
  },
  cash: (received: string, change: string) => `Cash (${received} received, ${change} change)`,
  challenge: {
    title: 'Payment check',
    returning: 'Returning you to your payment…',
    ended: 'This payment check has ended. Close it and go back to your payment.',
  },
} as const;
