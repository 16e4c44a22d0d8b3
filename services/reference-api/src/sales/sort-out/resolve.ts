import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { sortOutPayment as endpoint, PaymentToSortOut } from 'shared-contracts/api/payments-to-sort-out';
import { recordStaffAct } from '../../people/index.ts';
import {
  ApiFailure,
  type Call,
  type Database,
  isUuid,
  notFound,
  param,
  requireUser,
} from '../../platform/index.ts';
import { announceSettled } from '../payments/announce-settled.ts';
import { recordStep } from '../payments/steps.ts';
import { advance } from '../payments/store.ts';
import { dueAt } from '../settling/claim.ts';
import { resolutionsOf } from './rules.ts';
import { findProblem, type ProblemRow } from './store.ts';
import { sortOutTexts } from './texts.ts';

type Resolution = PaymentToSortOut['resolutions'][number];
type Resolving = Pick<Call, 'events' | 'now'>;

const BY_HAND = 'by hand';

async function resolveRefund(tx: Transaction<Database>, refundId: string, resolution: Resolution, now: Date) {
  if (resolution === 'noted') return;
  const isDone = resolution === 'returned-by-hand';
  await tx
    .updateTable('refunds')
    .set(
      isDone
        ? { status: 'refunded', nextStepAt: null, updatedAt: now }
        : { status: 'pending', nextStepAt: now, steps: 0, updatedAt: now },
    )
    .where('id', '=', refundId)
    .where('status', 'in', ['pending', 'refused'])
    .execute();
}

async function resolvePayment(
  tx: Transaction<Database>,
  { events, now }: Resolving,
  { paymentId, status }: ProblemRow,
  resolution: Resolution,
): Promise<void> {
  if (paymentId === null) return;
  const changes = { failure: BY_HAND };
  switch (resolution) {
    case 'noted':
      return;
    case 'try-again':
      await tx.updateTable('payments').set({ steps: 0 }).where('id', '=', paymentId).execute();
      await dueAt(tx, paymentId, now());
      return;
    case 'refund':
      await advance(tx, paymentId, 'refund-decided', now(), { ...changes, returnCode: randomUUID() });
      return;
    case 'nothing-charged': {
      const failed = status === 'processing' && (await advance(tx, paymentId, 'declined', now(), changes));
      if (failed) await announceSettled(tx, events, failed, 'not-taken', now());
      return;
    }
    case 'returned-by-hand': {
      const returned = await advance(tx, paymentId, 'refunded', now(), changes);
      if (returned) await announceSettled(tx, events, returned, 'returned', now());
    }
  }
}

/** Does what staff have decided about a payment, and keeps who did it and their note, in one transaction. */
export async function resolveProblem(call: Call<typeof endpoint>): Promise<string> {
  const { db, tenant, now, body } = call;
  const id = param(call, 'problemId');
  if (!isUuid(id)) throw notFound();
  await db.transaction().execute(async (tx) => {
    const locked = await tx
      .selectFrom('paymentProblems')
      .select('settledAt')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const row = locked && (await findProblem(tx, tenant.id, id));
    if (!row) throw notFound();
    if (row.settledAt !== null) throw new ApiFailure(409, sortOutTexts.alreadySettled);
    const { kind, status, refundId, paymentId, providerTransactionId } = row;
    const { resolution, note } = body;
    const possible = resolutionsOf({ kind, status, hasTransactionId: providerTransactionId !== null });
    if (!possible.includes(resolution)) throw new ApiFailure(409, sortOutTexts.notPossible);
    if (refundId === null) await resolvePayment(tx, call, row, resolution);
    else await resolveRefund(tx, refundId, resolution, now());
    const about = refundId === null ? paymentId && { paymentId } : { refundId };
    if (about) await recordStep(tx, about, { step: 'by-hand', result: resolution, at: now() });
    await tx
      .updateTable('paymentProblems')
      .set({ settledAt: now(), settledBy: requireUser(call).id, resolution, note: note.trim() })
      .where('id', '=', id)
      .execute();
    const { payerId: personId, amountPence } = row;
    await recordStaffAct(tx, call, {
      act: 'payment-sorted-out',
      personId,
      amountPence,
      subject: resolution,
      note,
    });
  });
  call.wakeMail();
  return id;
}
