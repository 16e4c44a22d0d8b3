import type { PaymentToSortOut } from 'shared-contracts/api/payments-to-sort-out';
import type { PaymentState } from '../../platform/index.ts';

/** Every word about payments that staff sort out. */
export const sortOutTexts = {
  alreadySettled: 'Somebody has sorted this payment out already.',
  notPossible: 'That cannot be done about this payment any more. Look at what is known now.',
  known: {
    'outcome-unknown':
      'We sent this payment to the card provider and could not find out whether it was taken.',
    'not-returned': 'No order came of this payment, and the card provider did not let us return it.',
    'refund-not-made': 'A refund of a cancelled booking did not go through at the card provider.',
    'charge-without-order': 'The card provider took this payment, and no order stands for it.',
    'order-without-charge': 'An order was paid by card, and the card provider has no charge for it.',
    'unknown-refund': 'The card provider made a refund that did not come from us.',
    'refund-missing': 'We made this refund, and the card provider does not have it.',
    'amount-differs': 'Our amount and that of the card provider are different.',
  } satisfies Record<PaymentToSortOut['kind'], string>,
  now: {
    completed: 'It has become an order since.',
    failed: 'Nothing was charged, as far as we know.',
    voided: 'It has been cancelled since, and nothing is charged.',
    refunded: 'Its money has been returned since.',
  } satisfies Partial<Record<PaymentState, string>> as Partial<Record<PaymentState, string>>,
  providerSays: (detail: string) => `The card provider’s last word: ${detail}.`,
  steps: {
    pay: 'Sent to the card provider',
    ask: 'Asked the card provider how it ended',
    complete: 'Tried to make the order',
    void: 'Asked the card provider to cancel it',
    refund: 'Sent the refund to the card provider',
    'ask-refund': 'Asked the card provider what became of the refund',
    'by-hand': 'Sorted out by staff',
  } as Record<string, string>,
  step: (what: string, result: string) => `${what}: ${result}`,
  results: {
    unknown: 'no clear answer',
    unavailable: 'could not be reached',
    'not configured': 'access to its books is not set up',
    'no answer': 'no answer',
    absent: 'it has no record of it',
    undecided: 'not decided yet',
    authorised: 'taken',
    declined: 'declined',
    challenge: 'the bank asks the customer',
    ordered: 'done',
    'no order': 'not possible',
    voided: 'done',
    refunded: 'done',
  } as Record<string, string>,
  code: (code: string) => `answer ${code}`,
} as const;
