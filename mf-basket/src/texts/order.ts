import { defineTexts } from 'shared-contracts/texts';

/** Words of an order that was made, which no page before it shows. */
export const texts = defineTexts('mf-basket/order', {
  receipt: {
    title: 'Receipt',
    print: 'Print receipt',
    orderedOn: (day: string, time: string) => `${day}, ${time}`,
    servedBy: (name: string) => `Served by ${name}`,
    next: 'Next customer',
  },
  membership: {
    bought: 'Your membership',
    free: 'Your membership is confirmed',
    newDirectDebit: 'Your Direct Debit is set up',
    sameDirectDebit: 'Collected with the Direct Debit you have',
    monthly: 'Each month',
    firstPayment: 'First payment',
    billingDay: 'Day of the month',
    reference: 'Direct Debit reference',
    statementName: 'Name on your bank statement',
    mailed: 'We have sent you this by email as well.',
    directDebitTerms: 'Direct Debit terms and Guarantee',
    pendingProof:
      'Your membership is pending until you upload proof of your eligibility. You can do this in your account.',
  },
});
