import { defineTexts } from 'shared-contracts/texts';

/** Words for staff about the basket of the customer they serve, in place of those for the customer. */
export const texts = defineTexts('mf-basket/served', {
  elsewhere: { changed: 'The basket has changed in the meantime. Check it before you take the payment.' },
  credit: {
    title: 'The customer’s credit',
    kinds: { membership: 'membership credit', general: 'account credit' },
    use: (amount: string, kind: string) => `Use ${amount} of their ${kind}`,
    available: {
      membership: (amount: string) => `They have ${amount} left this month, for their own places only.`,
      general: (amount: string) => `They have ${amount} in all.`,
    },
  },
  checkout: {
    loading: 'Loading the payment',
    lineProblems: 'Something in the basket cannot be booked. Remove it before you take the payment.',
  },
  pay: {
    confirming: 'Confirming the order',
    failedTitle: 'The payment failed',
    failedText: 'The customer has not been charged. Try again.',
    orderProblemsTitle: 'The order is not confirmed yet',
    completeFailedTitle: 'The order is not finished yet',
    completeFailedText: 'Don’t take the money again. Try again, and we check whether there is an order.',
    checkingTitle: 'Checking the payment',
    checkingText: 'Please wait. Don’t take the money again: we are checking whether there is an order.',
    checkingLong:
      'This is taking longer than usual. You can leave this page: the customer is never charged twice.',
  },
});
