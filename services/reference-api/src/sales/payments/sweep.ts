import { describeError } from '../../platform/index.ts';
import { recordOutcome } from './record-outcome.ts';
import { type Settling, voidPayment } from './settle.ts';
import { advance, type Payment } from './store.ts';
import { sweepStep } from './sweep-rules.ts';

async function settleOne(settling: Settling, payment: Payment): Promise<void> {
  const { db, cardProvider, log, now } = settling;
  const step = sweepStep(payment, now());
  switch (step) {
    case 'wait':
      return;
    case 'abandon':
      await advance(db, payment.id, 'abandoned', now(), { failure: 'abandoned' });
      return;
    case 'void':
      await voidPayment(settling, payment);
      return;
    case 'report':
      await db
        .updateTable('payments')
        .set({ failure: 'outcome unknown' })
        .where('id', '=', payment.id)
        .where('status', '=', 'processing')
        .execute();
      log.error('A payment has no known outcome. Look for its vendorTxCode at the provider.', {
        payment: payment.id,
      });
      return;
    default: {
      const outcome = await cardProvider.lookUp(payment.providerTransactionId ?? '');
      const isOver = step === 'look-up-last' && outcome.kind === 'undecided';
      const settled = isOver
        ? ({ kind: 'declined', transactionId: null, reason: 'not answered' } as const)
        : outcome;
      await recordOutcome(db, payment, settled, now());
    }
  }
}

/** One round: every payment that is not settled gets its step; a failing one does not stop the others. */
export async function sweepPayments(settling: Settling): Promise<void> {
  const { db, log } = settling;
  const unsettled = await db
    .selectFrom('payments')
    .selectAll()
    .where('status', 'in', ['prepared', 'processing', 'sca_required', 'authorised', 'voiding'])
    .orderBy('updatedAt')
    .execute();
  for (const payment of unsettled) {
    try {
      await settleOne(settling, payment);
    } catch (error) {
      log.error('A payment could not be settled.', { payment: payment.id, ...describeError(error) });
    }
  }
}
