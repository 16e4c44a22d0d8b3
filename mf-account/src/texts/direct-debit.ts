import { defineTexts } from 'shared-contracts/texts';

/** Words of a Direct Debit and its payments; apart from the others, so that the dashboard does not carry them. */
export const texts = defineTexts('mf-account/direct-debit', {
  title: 'Direct Debit',
  loading: 'Loading your Direct Debit',
  failed: 'Your Direct Debit could not be loaded',
  pending: 'Being set up',
  next: 'Next payment',
  nextPayment: (amount: string, day: string) => `${amount} on ${day}`,
  nothingNext: 'No payment due',
  account: 'Account',
  accountEnding: (digits: string) => `Ending ${digits}`,
  holder: 'Account holder',
  onStatement: 'On your bank statement',
  statement: (name: string, reference: string) => `${name}, ${reference}`,
  due: 'Payments due in the last 12 months',
  dueText: 'Your bank statement shows which of them were paid.',
  collected: 'Collected in the last 12 months',
  earlier: (count: number) => `${count} earlier ${count === 1 ? 'payment' : 'payments'}`,
});
