import { completePayment } from '../checkout/complete-with-card.ts';
import { announceSettled } from '../payments/announce-settled.ts';
import { type Finding, queryProvider } from '../payments/query-provider.ts';
import { recordOutcome } from '../payments/record-outcome.ts';
import { resolveRefund } from '../payments/resolve-refund.ts';
import { type Settling, voidPayment } from '../payments/settle.ts';
import { recordStep } from '../payments/steps.ts';
import { advance, findPayment, type Payment } from '../payments/store.ts';
import { dueAt } from './claim.ts';
import { findBuyer } from './find-buyer.ts';

/** The result of a step. */
export type StepResult =
  /** It is in another state, where the next step is due in its own time. */
  | { kind: 'moved' }
  /** It is as it was: looked at again after a pause. */
  | { kind: 'wait'; detail: string }
  /** There is no use in trying again: a person has to look. */
  | { kind: 'stuck'; detail: string };

type Step = (settling: Settling, payment: Payment) => Promise<StepResult>;

const MOVED: StepResult = { kind: 'moved' };

/** The provider gives a challenge 20 minutes, and its answer a few more. */
const CHALLENGE_IS_OVER_AFTER_MS = 30 * 60_000;

const detailOf = (finding: Finding): string => ('reason' in finding ? finding.reason : finding.kind);

/** No one went on with it, and nothing was charged. */
const abandon: Step = async ({ db, now }, payment) => {
  await advance(db, payment.id, 'abandoned', now(), { failure: 'abandoned' });
  return MOVED;
};

/** The bank's answer is handed over again where the provider has not received it. */
async function askOrAnswer(settling: Settling, payment: Payment): Promise<Finding> {
  const finding = await queryProvider(settling, payment);
  const response = payment.sca?.response;
  if (finding.kind !== 'undecided' || typeof response !== 'string' || !payment.providerTransactionId) {
    return finding;
  }
  const { cardProvider } = settling.merchants.of(payment.merchant);
  const answered = await cardProvider.answerChallenge(payment.providerTransactionId, response);
  return answered.kind === 'unknown' ? finding : answered;
}

/** Finds out how a payment ended that was sent. */
const findOut: Step = async (settling, payment) => {
  const { db, now, events, wakeMail } = settling;
  const asked = await askOrAnswer(settling, payment);
  const isOver = now().getTime() - payment.updatedAt.getTime() > CHALLENGE_IS_OVER_AFTER_MS;
  const finding: Finding =
    asked.kind === 'undecided' && isOver
      ? { kind: 'declined', transactionId: payment.providerTransactionId, reason: 'not answered' }
      : asked;
  await recordStep(db, { paymentId: payment.id }, { step: 'ask', result: detailOf(finding), at: now() });
  const after = await recordOutcome(db, payment, finding, now());
  if (after.status === 'processing') {
    const isFinal = finding.kind === 'unclear' && finding.isFinal;
    return { kind: isFinal ? 'stuck' : 'wait', detail: detailOf(finding) };
  }
  // No one is known to wait for it, so that what follows a charge need not wait either.
  if (after.status === 'authorised') await dueAt(db, after.id, now());
  if (after.status === 'failed') {
    await db.transaction().execute((tx) => announceSettled(tx, events, after, 'not-taken', now()));
    wakeMail();
  }
  return MOVED;
};

/** Makes the order that was paid for; where that cannot be any more, the money goes back. */
const complete: Step = async (settling, payment) => {
  const { db, now, events, wakeMail } = settling;
  const buyer = await findBuyer(db, payment);
  if (!buyer) {
    await voidPayment(settling, payment);
    return MOVED;
  }
  const ending = await completePayment(settling, payment, buyer, (tx, completed, orderId) =>
    announceSettled(tx, events, completed, 'completed', now(), orderId),
  );
  const result = 'completeOrderId' in ending ? 'ordered' : 'no order';
  await recordStep(db, { paymentId: payment.id }, { step: 'complete', result, at: now() });
  if ('problem' in ending && ending.toVoid) await voidPayment(settling, ending.toVoid);
  wakeMail();
  return MOVED;
};

const voidIt: Step = async (settling, payment) => {
  const { status } = await voidPayment(settling, payment);
  return status === 'voiding' ? { kind: 'wait', detail: 'not voided' } : MOVED;
};

/** Gives the money back as a refund under the payment's own second reference. */
const refundIt: Step = async (settling, payment) => {
  const { db, now, events, wakeMail, merchants } = settling;
  const { returnCode, providerTransactionId } = payment;
  if (returnCode === null || providerTransactionId === null) return { kind: 'stuck', detail: 'no reference' };
  const given = await resolveRefund(
    { ...merchants.of(payment.merchant), now },
    {
      code: returnCode,
      transactionId: providerTransactionId,
      amountPence: payment.amountPence,
      description: 'No order was made',
      sentAt: payment.returnSentAt,
      markSent: async (returnSentAt) => {
        await db.updateTable('payments').set({ returnSentAt }).where('id', '=', payment.id).execute();
      },
    },
  );
  await recordStep(db, { paymentId: payment.id }, { step: given.step, result: given.result, at: now() });
  if (given.kind !== 'done') {
    return { kind: given.kind === 'wait' ? 'wait' : 'stuck', detail: given.result };
  }
  await db.transaction().execute(async (tx) => {
    const refunded = await advance(tx, payment.id, 'refunded', now());
    if (refunded) await announceSettled(tx, events, refunded, 'returned', now());
  });
  wakeMail();
  return MOVED;
};

const steps: Partial<Record<Payment['status'], Step>> = {
  prepared: abandon,
  sca_required: abandon,
  processing: findOut,
  authorised: complete,
  voiding: voidIt,
  refunding: refundIt,
};

/** Brings a payment one step nearer to its end. */
export async function settleStep(settling: Settling, payment: Payment): Promise<StepResult> {
  const step = steps[payment.status];
  const result = step ? await step(settling, payment) : MOVED;
  if (result.kind === 'moved') return result;
  const current = await findPayment(settling.db, payment.id);
  return current?.status === payment.status ? result : MOVED;
}
