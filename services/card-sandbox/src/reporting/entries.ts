import type { Transaction } from '../state/transaction.ts';

/** A payment or a refund as a line of the provider's books. */
export interface Entry {
  transactionId: string;
  vendorTxCode: string;
  type: 'Payment' | 'Refund';
  /** The number of its state. */
  state: '5' | '10' | '12' | '16' | '18';
  /** Pence. */
  amount: number;
  currency: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  lastFourDigits: string;
}

function stateOf({ result, voidedAt }: Transaction): Entry['state'] {
  if (voidedAt !== undefined) return '18';
  if (!result) return '5';
  if (result.status === 'Ok') return '16';
  return result.status === 'NotAuthed' ? '12' : '10';
}

/** A payment and what was given back of it. */
export function entriesOf(transaction: Transaction): Entry[] {
  const { transactionId, vendorTxCode, amount, currency, createdAt, card, refunds = [] } = transaction;
  const shared = { currency, lastFourDigits: card.lastFourDigits };
  return [
    {
      ...shared,
      transactionId,
      vendorTxCode,
      type: 'Payment',
      state: stateOf(transaction),
      amount,
      createdAt,
    },
    ...refunds.map((refund): Entry => ({ ...shared, ...refund, type: 'Refund', state: '16' })),
  ];
}
