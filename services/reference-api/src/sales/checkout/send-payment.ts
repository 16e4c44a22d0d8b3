import { setTimeout as wait } from 'node:timers/promises';
import type { CardPayment } from '../../platform/index.ts';
import { recordOutcome } from '../payments/record-outcome.ts';
import { refreshPayment, type Settling } from '../payments/settle.ts';
import { noteStep } from '../payments/steps.ts';
import { advance, findPayment, type Payment } from '../payments/store.ts';

/** When the provider's books are asked after an answer that was lost: the person is waiting. */
const ASK_AFTER_MS = [0, 1_000];

/**
 * Sends a payment that was never sent, once, and writes the outcome down. One whose answer is lost is asked for by its
 * reference, never sent again; what that does not tell is left to the settling.
 */
export async function sendPayment(
  settling: Settling,
  payment: Payment,
  request: CardPayment,
): Promise<Payment> {
  const { db, cardProvider, now } = settling;
  const sent = await advance(db, payment.id, 'sent', now(), { sentAt: now() });
  if (!sent) return (await findPayment(db, payment.id)) ?? payment;
  const outcome = await cardProvider.pay(request);
  await noteStep(db, { paymentId: payment.id }, { step: 'pay', result: outcome.kind, at: now() });
  let current = await recordOutcome(db, sent, outcome, now());
  for (const pause of ASK_AFTER_MS) {
    if (current.status !== 'processing') break;
    await wait(pause);
    current = await refreshPayment(settling, current);
  }
  return current;
}

/** The same payment asked for again: it is sent if it never was, else what became of it is asked for. */
export async function resumePayment(
  settling: Settling,
  payment: Payment,
  request: () => CardPayment,
): Promise<Payment> {
  return payment.status === 'prepared'
    ? sendPayment(settling, payment, request())
    : refreshPayment(settling, payment);
}
