import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';
import { STEP_LEASE_MS } from '../payments/step-times.ts';
import type { Payment } from '../payments/store.ts';

/**
 * Takes the payment that has been due for longest, for one step. It is due again when the lease is over, should this
 * process die; other processes pass it over.
 */
export function claimPayment(db: Kysely<Database>, now: Date): Promise<Payment | undefined> {
  return db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('payments')
      .select('id')
      .where('nextStepAt', '<=', now)
      .orderBy('nextStepAt')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return undefined;
    return tx
      .updateTable('payments')
      .set((row) => ({
        steps: row('steps', '+', 1),
        nextStepAt: new Date(now.getTime() + STEP_LEASE_MS),
      }))
      .where('id', '=', due.id)
      .returningAll()
      .executeTakeFirst();
  });
}

/** Says when a claimed payment is looked at next, unless someone has moved it on in the meantime. Returns whether it did. */
export async function scheduleNext(
  db: Kysely<Database>,
  claimed: Payment,
  nextStepAt: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ nextStepAt })
    .where('id', '=', claimed.id)
    .where('status', '=', claimed.status)
    .where('nextStepAt', '=', claimed.nextStepAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Has a payment looked at from a time on. */
export async function dueAt(db: Kysely<Database>, id: string, nextStepAt: Date): Promise<void> {
  await db.updateTable('payments').set({ nextStepAt }).where('id', '=', id).execute();
}
