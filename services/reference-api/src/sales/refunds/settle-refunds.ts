import { describeError, type RefundOutcome, type RefundState } from '../../platform/index.ts';
import type { Settling } from '../payments/settle.ts';
import { type PendingRefund, pendingRefunds } from './store.ts';

/** A refund that was just written down is being sent by whoever wrote it. */
const SEND_AFTER_MS = 60_000;

/** The state an outcome leads to; `null` where it is tried again under the same code. */
const stateAfter: Record<RefundOutcome['kind'], RefundState | null> = {
  refunded: 'refunded',
  refused: 'refused',
  'already-sent': 'unconfirmed',
  unavailable: null,
  unknown: null,
};

const reports: Partial<Record<RefundState, string>> = {
  refused: 'The provider will not refund a payment. It has to be refunded by hand.',
  unconfirmed: 'A refund has no known outcome. Look for its vendorTxCode at the provider.',
};

/** Sends a refund to the card provider, and writes down what it says. One that is not heard is sent again later. */
async function sendRefund({ db, cardProvider, log, now }: Settling, refund: PendingRefund): Promise<void> {
  const outcome = await cardProvider.refund({
    code: refund.id,
    transactionId: refund.providerTransactionId ?? '',
    amountPence: refund.amountPence,
    description: refund.reference,
  });
  const status = stateAfter[outcome.kind];
  if (status === null) return;
  const moved = await db
    .updateTable('refunds')
    .set({ status, updatedAt: now() })
    .where('id', '=', refund.id)
    .where('status', 'in', status === 'refunded' ? ['pending', 'unconfirmed'] : ['pending'])
    .returning('id')
    .executeTakeFirst();
  const report = reports[status];
  if (moved && report) log.error(report, { refund: refund.id });
}

async function sendAll(settling: Settling, refunds: readonly PendingRefund[]): Promise<void> {
  for (const refund of refunds) {
    try {
      await sendRefund(settling, refund);
    } catch (error) {
      settling.log.error('A refund could not be settled.', { refund: refund.id, ...describeError(error) });
    }
  }
}

/** Sends what was just given back of an item of an order. */
export async function settleRefundsOf(settling: Settling, orderItemId: string): Promise<void> {
  const refunds = await pendingRefunds(settling.db).where('refund.orderItemId', '=', orderItemId).execute();
  await sendAll(settling, refunds);
}

/** One round: every refund that did not reach the provider is sent again. */
export async function sweepRefunds(settling: Settling): Promise<void> {
  const before = new Date(settling.now().getTime() - SEND_AFTER_MS);
  const refunds = await pendingRefunds(settling.db).where('refund.updatedAt', '<', before).execute();
  await sendAll(settling, refunds);
}
