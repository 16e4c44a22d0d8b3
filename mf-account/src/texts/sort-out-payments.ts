import type { PaymentToSortOut } from 'shared-contracts/api/payments-to-sort-out';
import { defineTexts } from 'shared-contracts/texts';

type Resolution = PaymentToSortOut['resolutions'][number];

const resolutions: Record<Resolution, { label: string; hint: string }> = {
  'try-again': {
    label: 'Try again',
    hint: 'The system asks the card provider once more, and makes the order or returns the money.',
  },
  refund: {
    label: 'Refund the card',
    hint: 'The system returns the whole amount. The customer gets an email once it is done.',
  },
  'nothing-charged': {
    label: 'Nothing was charged',
    hint: 'You looked in the card provider’s books and found no charge. The customer gets an email.',
  },
  'returned-by-hand': {
    label: 'I have refunded it at the card provider',
    hint: 'Nothing more is sent. The customer gets an email.',
  },
  noted: { label: 'Sorted out in another way', hint: 'Nothing is sent. Say in the note what was done.' },
};

/** Words of what staff reads who sorts out card payments. */
export const texts = defineTexts('mf-account/sort-out-payments', {
  title: 'Payments to sort out',
  lead: 'Card payments that the system could not bring to an end by itself. Look each up in the card provider’s books by its reference.',
  loading: 'Loading the payments',
  failed: 'The payments could not be loaded',
  emptyTitle: 'No payments to sort out',
  emptyText: 'Every card payment has become an order, or its money has gone back.',
  more: 'There are more. They are shown as you sort these out.',
  staffOnlyTitle: 'This page is for staff',
  staffOnlyText: 'Log in with an account of the front of house.',
  heading: (amount: string, name: string) => `${amount} from ${name}`,
  nobody: 'an unknown customer',
  found: (day: string, time: string) => `Found on ${day} at ${time}`,
  facts: {
    customer: 'Customer ID',
    email: 'Email address',
    card: 'Card',
    order: 'Order',
    reference: 'Reference at the card provider',
    transactionId: 'Number at the card provider',
  },
  tried: (count: number) => `What was tried (${count})`,
  step: (day: string, time: string, text: string) => `${day}, ${time} – ${text}`,
  managersOnly: 'A manager can sort this out.',
  choose: 'What is to be done?',
  chooseMissing: 'Choose what is to be done',
  resolutions,
  note: 'Note',
  noteHint: 'What you looked at and why. It is kept with your name.',
  noteMissing: 'Enter a note',
  submit: 'Sort out',
  done: (heading: string) => `${heading}: sorted out.`,
});
