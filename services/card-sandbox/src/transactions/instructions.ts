import { ProviderError } from '../protocol/errors.ts';
import { isCharged, type Transaction } from '../state/transaction.ts';
import { isSameDay } from './payment-rules.ts';
import { refundedAmount } from './refund.ts';

export interface Instruction {
  instructionType: 'void' | 'abort' | 'release' | 'cancel';
}

export const instructionSchema = {
  type: 'object',
  required: ['instructionType'],
  properties: { instructionType: { type: 'string', enum: ['void', 'abort', 'release', 'cancel'] } },
};

/**
 * Voids a payment. The other instructions are for deferred and authenticated transactions, never for payments.
 * @throws {ProviderError} when the instruction does not fit the payment or comes after its day.
 */
export function voidPayment(
  transaction: Transaction,
  instructionType: Instruction['instructionType'],
  now: number,
): void {
  if (instructionType !== 'void') throw new ProviderError('operationNotAllowed');
  if (!isCharged(transaction)) throw new ProviderError('statusNotApplicable');
  if (!isSameDay(transaction.createdAt, now)) throw new ProviderError('operationNotAllowed');
  if (refundedAmount(transaction) > 0) throw new ProviderError('operationNotAllowed');
  transaction.voidedAt = now;
}
