import type { PaymentToSortOut } from 'shared-contracts/api/payments-to-sort-out';
import type { PaymentState } from '../../platform/index.ts';

/** Every word about payments that staff sort out. */
export const sortOutTexts = {
  alreadySettled: 'Someone has already sorted out this payment.',
  notPossible: 'You can no longer do that with this payment. Check the latest details.',
  known: {
    'outcome-unknown':
      'We sent this payment to the card provider and could not find out whether it was taken.',
    'not-returned':
      'We couldn’t complete the order for this payment, and the card provider refused the refund.',
    'refund-not-made': 'The card provider did not make the refund for a cancelled booking.',
    'charge-without-order': 'The card provider took this payment, but there is no order for it.',
    'order-without-charge': 'An order was paid by card, but the card provider has no charge for it.',
    'unknown-refund': 'The card provider made a refund that did not come from us.',
    'refund-missing': 'We made this refund, but the card provider has no record of it.',
    'amount-differs': 'Our amount differs from the card provider’s.',
  } satisfies Record<PaymentToSortOut['kind'], string>,
  now: {
    completed: 'The order has since been completed.',
    failed: 'Nothing was charged, as far as we know.',
    voided: 'It has since been cancelled and nothing was charged.',
    refunded: 'The money has since been returned.',
  } satisfies Partial<Record<PaymentState, string>> as Partial<Record<PaymentState, string>>,
  providerSays: (detail: string) => `Last check with the card provider: ${detail}.`,
  steps: {
    pay: 'Sent to the card provider',
    ask: 'Asked the card provider for the outcome',
    complete: 'Tried to complete the order',
    void: 'Asked the card provider to cancel it',
    refund: 'Sent the refund to the card provider',
    'ask-refund': 'Asked the card provider about the refund',
    'by-hand': 'Sorted out by staff',
  } as Record<string, string>,
  step: (what: string, result: string) => `${what}: ${result}`,
  results: {
    unknown: 'no clear answer',
    unavailable: 'could not be reached',
    'not configured': 'access to its records is not set up',
    'no answer': 'no answer',
    absent: 'no record found',
    undecided: 'not decided yet',
    authorised: 'taken',
    declined: 'declined',
    challenge: 'waiting for the bank’s check',
    ordered: 'done',
    'no order': 'not possible',
    voided: 'done',
    refunded: 'done',
  } as Record<string, string>,
  code: (code: string) => `answer ${code}`,
} as const;
