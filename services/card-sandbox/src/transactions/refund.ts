import { randomInt, randomUUID } from 'node:crypto';
import { ProviderError, refuseFields } from '../protocol/errors.ts';
import type { Provider } from '../state/provider.ts';
import { type IssuedRefund, isCharged, type Transaction } from '../state/transaction.ts';
import { statusDetails } from '../texts/en.ts';

export interface Refund {
  transactionType: 'Refund';
  /** The payment that money is given back of. */
  referenceTransactionId: string;
  vendorTxCode: string;
  amount: number;
  description: string;
}

export const refundSchema = {
  type: 'object',
  required: ['transactionType', 'referenceTransactionId', 'vendorTxCode', 'amount', 'description'],
  properties: {
    transactionType: { type: 'string', enum: ['Refund'] },
    referenceTransactionId: { type: 'string', minLength: 1, maxLength: 64 },
    vendorTxCode: { type: 'string', minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9{}._-]*$' },
    amount: { type: 'integer', minimum: 1 },
    description: { type: 'string', minLength: 1 },
  },
};

/** True if the body of a transaction is meant as a refund; the provider takes both at one address. */
export const isRefund = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'transactionType' in body && body.transactionType === 'Refund';

export const refundedAmount = ({ refunds = [] }: Pick<Transaction, 'refunds'>): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Gives back a part of a payment, or all of it. The vendorTxCode is taken for good.
 * @throws {ProviderError} when there is no such payment, or less of it left than is to be given back.
 */
export function issueRefund(refund: Refund, vendorName: string, { ledger, now }: Provider): IssuedRefund {
  const { referenceTransactionId, vendorTxCode, amount } = refund;
  if (ledger.hasVendorTxCode(vendorName, vendorTxCode)) {
    throw refuseFields({ error: 'vendorTxCodeUsed', property: 'vendorTxCode' });
  }
  const payment = ledger.findTransaction(referenceTransactionId, vendorName);
  if (!payment?.result) throw new ProviderError('transactionNotFound');
  if (!isCharged(payment)) throw new ProviderError('statusNotApplicable');
  if (amount > payment.amount - refundedAmount(payment)) throw new ProviderError('refundTooHigh');
  const taken = {
    transactionId: randomUUID().toUpperCase(),
    vendorTxCode,
    amount,
    currency: payment.currency,
    createdAt: now(),
    retrievalReference: String(randomInt(10_000_000, 100_000_000)),
  };
  ledger.addRefund(payment, taken);
  return taken;
}

/** The provider's answer for a refund (201). */
export const describeRefund = ({
  transactionId,
  amount,
  currency,
  retrievalReference,
}: IssuedRefund): object => ({
  transactionId,
  transactionType: 'Refund',
  status: 'Ok',
  statusCode: '0000',
  statusDetail: statusDetails['0000'],
  retrievalReference,
  amount: { totalAmount: amount, saleAmount: amount, surchargeAmount: 0 },
  currency,
});
