import type { Refund } from 'shared-contracts/api/bookings';
import { formatMoney, pounds } from 'shared-contracts/money';
import type { RefundPart } from './refund-rules.ts';

export const shownRefund = (part: RefundPart, symbol: string): Refund => ({
  destination: part.destination,
  description: part.description,
  amount: pounds(part.amountPence),
  formattedAmount: formatMoney(part.amountPence, symbol),
});
