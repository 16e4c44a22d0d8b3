import { basketTexts } from '../basket/texts.ts';

/** Every word the checkout answers with. */
export const checkoutTexts = {
  emptyBasket: basketTexts.empty,
  holdOver: 'The time to pay is over. Keep your places again, then pay.',
  terms: 'Please agree to the terms before you pay.',
  waivers: (names: readonly string[]) =>
    `Read and accept what we ask of those who take part first: ${names.join(', ')}.`,
  waiverFirst:
    'There is something to read and accept before taking part. Add this to your basket to accept it and book.',
  pricesMoved: (sessions: string) =>
    `The price of ${sessions} has changed. Please check the new total before you pay.`,
  totalMoved: 'Prices in your basket have changed. Please check the new total before you pay.',
  included: (name: string | null) =>
    name === null ? 'Included in your membership' : `Included in ${name}’s membership`,
  notFree: (price: string) =>
    `This costs ${price} now, so it cannot be booked at once. Add it to your basket to pay for it.`,
  nothingByCard: 'There is nothing to pay by card. Confirm the order instead.',
  stillToPay: (amount: string) => `There is still ${amount} to pay.`,
  paymentFailed:
    'Your payment failed, We were unable to take payment, you have not been charged. Please try again.',
  checking: 'We are checking your payment. Please wait a moment: do not pay again.',
  notFinished: 'Your payment is not finished yet.',
  givenBack: {
    voided: (problem: string) => `${problem} Your payment is cancelled and you will not be charged.`,
    onItsWay: (problem: string, amount: string) =>
      `${problem} We are returning ${amount} to your card and will email you when that is done.`,
  },
  basketChanged: 'Your basket changed after you paid.',
  savedCard: 'This saved card cannot be used. Please enter a card.',
  tender: {
    amount: 'The amount must be more than zero.',
    repeated: 'This way to pay can only be used once.',
    tooMuchCredit: basketTexts.credit.tooMuch,
    received: 'The cash received must be at least the amount paid in cash.',
    tooMuch: 'This is more than there is to pay.',
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
