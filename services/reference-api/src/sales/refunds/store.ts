import type { Kysely } from 'kysely';
import { returnMembershipCredit } from '../../memberships/index.ts';
import { addCredit } from '../../people/index.ts';
import type { Database, RefundState } from '../../platform/index.ts';
import { STEP_LEASE_MS } from '../payments/step-times.ts';
import type { RefundPart } from './refund-rules.ts';

interface Refunded {
  orderId: string;
  orderItemId: string;
  personId: string;
}

/** Writes down what is given back. Credit is there at once; what goes to a card is still to be sent. */
export async function insertRefunds(
  tx: Kysely<Database>,
  { orderId, orderItemId, personId }: Refunded,
  parts: readonly RefundPart[],
  now: Date,
): Promise<void> {
  for (const part of parts) {
    const status: RefundState = part.destination === 'card' ? 'pending' : 'refunded';
    await tx
      .insertInto('refunds')
      .values({
        ...part,
        orderId,
        orderItemId,
        status,
        nextStepAt: status === 'pending' ? now : null,
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    if (part.destination === 'credit') await addCredit(tx, personId, part.amountPence);
    if (part.destination === 'membership') {
      await returnMembershipCredit(tx, { orderId, orderItemId }, part.amountPence, now);
    }
  }
}

/** Takes refunds for one step; due again later, should this process die. Other processes pass them over. */
async function claim(
  db: Kysely<Database>,
  now: Date,
  choose: (due: ReturnType<typeof dueRefunds>) => ReturnType<typeof dueRefunds>,
) {
  return db.transaction().execute(async (tx) => {
    const refunds = await choose(dueRefunds(tx, now)).execute();
    const ids = refunds.map(({ id }) => id);
    if (ids.length === 0) return [];
    await tx
      .updateTable('refunds')
      .set((row) => ({
        steps: row('steps', '+', 1),
        nextStepAt: new Date(now.getTime() + STEP_LEASE_MS),
      }))
      .where('id', 'in', ids)
      .execute();
    return refunds.map((refund) => ({ ...refund, steps: refund.steps + 1 }));
  });
}

const dueRefunds = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('refunds as refund')
    .innerJoin('orders', 'orders.id', 'refund.orderId')
    .innerJoin('payments', 'payments.id', 'orders.paymentId')
    .select(['refund.id', 'refund.amountPence', 'refund.steps', 'refund.sentAt'])
    .select(['orders.reference', 'orders.tenantId', 'orders.paymentId'])
    .select(['payments.providerTransactionId', 'payments.merchant'])
    .where('refund.status', '=', 'pending')
    .where('refund.nextStepAt', '<=', now)
    .orderBy('refund.nextStepAt')
    .forUpdate('refund')
    .skipLocked();

export type DueRefund = Awaited<ReturnType<typeof claim>>[number];

/** The refund that has been due for longest. */
export const claimRefund = async (db: Kysely<Database>, now: Date): Promise<DueRefund | undefined> =>
  (await claim(db, now, (due) => due.limit(1)))[0];

/** The amount due for an order item. */
export const claimRefundsOf = (db: Kysely<Database>, orderItemId: string, now: Date): Promise<DueRefund[]> =>
  claim(db, now, (due) => due.where('refund.orderItemId', '=', orderItemId));
