import type { CardPayment, PaymentOutcome } from '../../platform/index.ts';
import { recordOutcome } from '../payments/record-outcome.ts';
import { refreshPayment, type Settling } from '../payments/settle.ts';
import { advance, findPayment, type Payment } from '../payments/store.ts';

/**
 * What an answer to a second sending tells. The code of a payment can be charged once only, so sending it again is
 * safe; but a refusal without a transaction may come from the first sending having used up the card session.
 */
export function afterResend(outcome: PaymentOutcome): PaymentOutcome {
  const isTransaction = 'transactionId' in outcome && outcome.transactionId !== null;
  return isTransaction ? outcome : { kind: 'unknown' };
}

/** Sends a payment that was never sent, once more when no answer came, and writes the outcome down. */
export async function sendPayment(
  settling: Settling,
  payment: Payment,
  request: CardPayment,
): Promise<Payment> {
  const { db, cardProvider, now } = settling;
  const sent = await advance(db, payment.id, 'sent', now());
  if (!sent) return (await findPayment(db, payment.id)) ?? payment;
  const first = await cardProvider.pay(request);
  const outcome = first.kind === 'unknown' ? afterResend(await cardProvider.pay(request)) : first;
  return recordOutcome(db, sent, outcome, now());
}

/**
 * The same payment asked for again: its outcome is looked up, and where nothing but its code is known it is sent
 * again under that code.
 */
export async function resumePayment(
  settling: Settling,
  payment: Payment,
  request: CardPayment,
): Promise<Payment> {
  if (payment.status === 'prepared') return sendPayment(settling, payment, request);
  if (payment.status !== 'processing' || payment.providerTransactionId !== null) {
    return refreshPayment(settling, payment);
  }
  const outcome = afterResend(await settling.cardProvider.pay(request));
  return recordOutcome(settling.db, payment, outcome, settling.now());
}
