import type { Insertable, Kysely } from 'kysely';
import type { Database, Log, PaymentProblemTable } from '../../platform/index.ts';

type Problem = Pick<
  Insertable<PaymentProblemTable>,
  'tenantId' | 'paymentId' | 'refundId' | 'reference' | 'kind' | 'detail' | 'amountPence'
>;

/** Puts something on the list that a person works through, once, and into the log without a name. */
export async function reportProblem(
  { db, log, now }: { db: Kysely<Database>; log: Log; now: () => Date },
  problem: Problem,
): Promise<boolean> {
  const added = await db
    .insertInto('paymentProblems')
    .values({ ...problem, foundAt: now(), settledAt: null, settledBy: null, resolution: null, note: null })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'reference']).where('settledAt', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  const { kind, reference } = problem;
  log.error('A payment has to be sorted out by a person.', { problem: added.id, kind, reference });
  return true;
}

/** Takes a payment off the list that has moved on by itself. */
export async function closeProblems(
  { db, now }: { db: Kysely<Database>; now: () => Date },
  paymentId: string,
): Promise<void> {
  await db
    .updateTable('paymentProblems')
    .set({ settledAt: now(), resolution: 'try-again', note: 'It went on by itself.' })
    .where('paymentId', '=', paymentId)
    .where('kind', 'in', ['outcome-unknown', 'not-returned'])
    .where('settledAt', 'is', null)
    .execute();
}
