import { describeError, type RefundState } from '../../platform/index.ts';
import { reportProblem } from '../payments/problems.ts';
import { type RefundResult, resolveRefund } from '../payments/resolve-refund.ts';
import type { Settling } from '../payments/settle.ts';
import { nextStepAfter } from '../payments/step-times.ts';
import { recordStep } from '../payments/steps.ts';
import { claimRefund, claimRefundsOf, type DueRefund } from './store.ts';

const stateAfter: Record<RefundResult['kind'], RefundState | null> = {
  done: 'refunded',
  refused: 'refused',
  wait: null,
};

async function report(settling: Settling, refund: DueRefund, detail: string): Promise<void> {
  const { id, tenantId, amountPence, paymentId } = refund;
  await reportProblem(settling, {
    tenantId,
    paymentId,
    refundId: id,
    reference: id,
    kind: 'refund-not-made',
    detail,
    amountPence,
  });
}

/** Sends a refund that was claimed to the card provider, or asks what happened to it, and writes down what it says. */
async function settleRefund(settling: Settling, refund: DueRefund): Promise<void> {
  const { db, now, merchants } = settling;
  const given = await resolveRefund(
    { ...merchants.of(refund.merchant), now },
    {
      code: refund.id,
      transactionId: refund.providerTransactionId ?? '',
      amountPence: refund.amountPence,
      description: refund.reference,
      sentAt: refund.sentAt,
      markSent: async (sentAt) => {
        await db.updateTable('refunds').set({ sentAt }).where('id', '=', refund.id).execute();
      },
    },
  );
  await recordStep(db, { refundId: refund.id }, { step: given.step, result: given.result, at: now() });
  const status = stateAfter[given.kind];
  const nextStepAt = status === null ? nextStepAfter(refund.steps, now()) : null;
  await db
    .updateTable('refunds')
    .set({ nextStepAt, ...(status !== null && { status, updatedAt: now() }) })
    .where('id', '=', refund.id)
    .where('status', '=', 'pending')
    .execute();
  if (status !== 'refunded' && nextStepAt === null) await report(settling, refund, given.result);
}

async function settleEach(settling: Settling, refunds: readonly DueRefund[]): Promise<void> {
  for (const refund of refunds) {
    try {
      await settleRefund(settling, refund);
    } catch (error) {
      settling.log.error('A refund could not be settled.', { refund: refund.id, ...describeError(error) });
    }
  }
}

/** Sends what was just given back of an item of an order. */
export async function settleRefundsOf(settling: Settling, orderItemId: string): Promise<void> {
  await settleEach(settling, await claimRefundsOf(settling.db, orderItemId, settling.now()));
}

/** One round: every refund that is due, each by one process. */
export async function settleDueRefunds(settling: Settling): Promise<void> {
  for (;;) {
    const refund = await claimRefund(settling.db, settling.now());
    if (!refund) return;
    await settleEach(settling, [refund]);
  }
}
