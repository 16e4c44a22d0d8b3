import { describeError } from '../../platform/index.ts';
import { restoreBaskets } from '../carts/restore-baskets.ts';
import { closeProblems, reportProblem } from '../payments/problems.ts';
import type { Settling } from '../payments/settle.ts';
import { nextStepAfter } from '../payments/step-times.ts';
import type { Payment } from '../payments/store.ts';
import { settleDueRefunds } from '../refunds/settle-refunds.ts';
import { claimPayment, scheduleNext } from './claim.ts';
import { type StepResult, settleStep } from './settle-steps.ts';

/** Some minutes, in which most of what is away comes back. It continues being tried while staff can look at it. */
const LISTED_AFTER_STEPS = 6;

async function report(settling: Settling, payment: Payment, detail: string): Promise<void> {
  const { id, tenantId, amountPence, status } = payment;
  await reportProblem(settling, {
    tenantId,
    paymentId: id,
    refundId: null,
    reference: id,
    kind: status === 'processing' ? 'outcome-unknown' : 'not-returned',
    detail,
    amountPence,
  });
}

async function tryStep(settling: Settling, payment: Payment): Promise<StepResult> {
  try {
    return await settleStep(settling, payment);
  } catch (error) {
    settling.log.error('A payment could not be settled.', { payment: payment.id, ...describeError(error) });
    return { kind: 'wait', detail: 'error' };
  }
}

async function settleOne(settling: Settling, payment: Payment): Promise<void> {
  const result = await tryStep(settling, payment);
  if (result.kind === 'moved') {
    await closeProblems(settling, payment.id);
    return;
  }
  const { db, now } = settling;
  const next = result.kind === 'wait' ? nextStepAfter(payment.steps, now()) : null;
  // The list comes first: should this process die in between, the step is made again and adds nothing to it.
  if (next === null || payment.steps >= LISTED_AFTER_STEPS) await report(settling, payment, result.detail);
  await scheduleNext(db, payment, next);
}

/** One round: every payment and every refund that is due gets its step, each from one process. */
export async function settlePayments(settling: Settling): Promise<void> {
  for (;;) {
    const payment = await claimPayment(settling.db, settling.now());
    if (!payment) break;
    await settleOne(settling, payment);
  }
  await settleDueRefunds(settling);
  await restoreBaskets(settling.db);
}
