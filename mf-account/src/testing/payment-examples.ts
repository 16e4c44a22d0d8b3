import type { PaymentToSortOut } from 'shared-contracts/api/payments-to-sort-out';

/** A payment whose end could not be found out. */
export const unknownPayment: PaymentToSortOut = {
  id: 'p1',
  kind: 'outcome-unknown',
  person: { name: 'Jo Ashdown', reference: 'RIV100003', email: 'jo.renew@example.com' },
  formattedAmount: '£7.50',
  card: null,
  reference: '0b9c6a52-52c1-4a5c-9a0d-2f53a7e1b6c4',
  transactionId: null,
  orderReference: null,
  known: 'We could not find out whether it was taken.',
  tried: [{ at: '2026-11-20T18:30:00+00:00', text: 'Sent to the card provider: no clear answer' }],
  foundAt: '2026-11-21T18:30:00+00:00',
  resolutions: ['try-again', 'nothing-charged', 'returned-by-hand'],
  settled: null,
};
