import type { PaymentToSortOut } from 'shared-contracts/api/payments-to-sort-out';
import { defineTexts } from 'shared-contracts/texts';

type Resolution = PaymentToSortOut['resolutions'][number];

const resolutions: Record<Resolution, { label: string; hint: string }> = {
  'try-again': {
    label: 'Try again',
    hint: 'The system asks the card provider again, then completes the order or returns the money.',
  },
  refund: {
    label: 'Refund the card',
    hint: 'The system returns the whole amount. The customer gets an email once it’s done.',
  },
  'nothing-charged': {
    label: 'Nothing was charged',
    hint: 'You checked the card provider’s records and found no charge. The customer gets an email.',
  },
  'returned-by-hand': {
    label: 'I’ve refunded it with the card provider',
    hint: 'No more money is sent. We’ll email the customer.',
  },
  noted: { label: 'Sorted out in another way', hint: 'No money is sent. Say what was done in the note.' },
};

/** Words of what staff reads who sorts out card payments. */
export const texts = defineTexts('mf-account/sort-out-payments', {
  title: 'Payments to sort out',
  lead: 'Card payments that the system could not settle automatically. Look each one up in the card provider’s records by its reference.',
  loading: 'Loading the payments',
  failed: 'The payments could not be loaded',
  emptyTitle: 'No payments to sort out',
  emptyText: 'All card payments are completed or refunded.',
  more: 'There are more. They are shown as you sort these out.',
  staffOnlyTitle: 'This page is for staff',
  staffOnlyText: 'Only staff can see these payments.',
  heading: (amount: string, name: string) => `${amount} from ${name}`,
  unknownCustomer: 'an unknown customer',
  found: (day: string, time: string) => `Found on ${day} at ${time}`,
  facts: {
    customer: 'Customer ID',
    email: 'Email address',
    card: 'Card',
    order: 'Order',
    reference: 'Provider reference',
    transactionId: 'Provider transaction ID',
  },
  copy: 'Copy',
  copied: (what: string) => `${what} copied.`,
  tried: (count: number) => `Attempts (${count})`,
  step: (day: string, time: string, text: string) => `${day}, ${time} – ${text}`,
  managersOnly: 'A manager can sort this out.',
  choose: 'What do you want to do?',
  chooseMissing: 'Choose what to do',
  resolutions,
  note: 'Note',
  noteHint: 'Say what you checked and why. It is saved with your name.',
  noteMissing: 'Enter a note',
  submit: 'Save decision',
  done: (heading: string) => `${heading}: sorted out.`,
});
