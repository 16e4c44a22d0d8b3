import type { Refund } from 'shared-contracts/api/bookings';
import { formatMoney, pounds } from 'shared-contracts/money';
import type { RefundState } from '../../platform/index.ts';
import type { RefundPart } from './refund-rules.ts';

/** True if a refund still has to be made, even by staff. */
export const refundProgress = (status: RefundState | undefined) =>
  status !== undefined && status !== 'refunded' ? { isOnItsWay: true } : {};

/** @param part with its state where it is more than an offer. */
export const presentRefund = (part: RefundPart & { status?: RefundState }, symbol: string): Refund => ({
  ...(part.destination === 'membership'
    ? { destination: 'credit', creditType: 'membership' }
    : { destination: part.destination }),
  description: part.description,
  amount: pounds(part.amountPence),
  formattedAmount: formatMoney(part.amountPence, symbol),
  ...refundProgress(part.status),
});
