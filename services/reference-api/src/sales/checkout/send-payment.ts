import { setTimeout as wait } from 'node:timers/promises';
import type { CardPayment, PaymentOutcome } from '../../platform/index.ts';
import { type Finding, queryProvider } from '../payments/query-provider.ts';
import { recordOutcome } from '../payments/record-outcome.ts';
import { refreshPayment, type Settling } from '../payments/settle.ts';
import { recordStep } from '../payments/steps.ts';
import { advance, findPayment, type Payment } from '../payments/store.ts';

/** When the provider's books are asked after an answer that was lost: the person is waiting. */
const ASK_AFTER_MS = [0, 1_000];

/**
 * The provider's evidence against a refusal that made no transaction. Something on the way may have sent the
 * request twice, and the refusal be that of the second.
 */
async function contradiction(
  settling: Settling,
  payment: Payment,
  said: PaymentOutcome,
): Promise<Finding | undefined> {
  if (said.kind !== 'declined' || said.transactionId !== null) return undefined;
  const finding = await queryProvider(settling, payment);
  return finding.kind === 'authorised' || finding.kind === 'undecided' ? finding : undefined;
}

/**
 * Sends a payment that was never sent, once, and writes the outcome down. One whose answer is lost is asked for by its
 * reference, never sent again; what that does not tell is left to the settling.
 */
export async function sendPayment(
  settling: Settling,
  payment: Payment,
  request: CardPayment,
): Promise<Payment> {
  const { db, merchants, now } = settling;
  const sent = await advance(db, payment.id, 'sent', now(), { sentAt: now() });
  if (!sent) return (await findPayment(db, payment.id)) ?? payment;
  const said = await merchants.of(sent.merchant).cardProvider.pay(request);
  await recordStep(db, { paymentId: payment.id }, { step: 'pay', result: said.kind, at: now() });
  const outcome = (await contradiction(settling, sent, said)) ?? said;
  let current = await recordOutcome(db, sent, outcome, now());
  for (const pause of ASK_AFTER_MS) {
    if (current.status !== 'processing') break;
    await wait(pause);
    current = await refreshPayment(settling, current);
  }
  return current;
}

/** The same payment requested again: it is sent if it never was, else what happened to it is asked for. */
export async function resumePayment(
  settling: Settling,
  payment: Payment,
  request: () => CardPayment,
): Promise<Payment> {
  return payment.status === 'prepared'
    ? sendPayment(settling, payment, request())
    : refreshPayment(settling, payment);
}
