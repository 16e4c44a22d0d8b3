import type { Kysely } from 'kysely';
import { giveCredit } from '../../people/index.ts';
import type { Database, RefundState } from '../../platform/index.ts';
import type { PayingCard, RefundPart } from './refund-rules.ts';

/** The card that paid for an order, with what it was not given back yet. */
export async function payingCard(db: Kysely<Database>, orderId: string): Promise<PayingCard | null> {
  const paid = await db
    .selectFrom('orderPayments')
    .select(['description', 'amountPence'])
    .where('orderId', '=', orderId)
    .where('tenderType', '=', 'card')
    .executeTakeFirst();
  if (!paid) return null;
  const refunded = await db
    .selectFrom('refunds')
    .select('amountPence')
    .where('orderId', '=', orderId)
    .where('destination', '=', 'card')
    .execute();
  const leftPence = refunded.reduce((left, { amountPence }) => left - amountPence, paid.amountPence);
  return { description: paid.description, leftPence };
}

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
      .values({ ...part, orderId, orderItemId, status, createdAt: now, updatedAt: now })
      .execute();
    if (part.destination === 'credit') await giveCredit(tx, personId, part.amountPence);
  }
}

/** Refunds still to be sent to the card provider, the oldest first. */
export function pendingRefunds(db: Kysely<Database>) {
  return db
    .selectFrom('refunds as refund')
    .innerJoin('orders', 'orders.id', 'refund.orderId')
    .innerJoin('payments', 'payments.id', 'orders.paymentId')
    .select(['refund.id', 'refund.amountPence', 'orders.reference', 'payments.providerTransactionId'])
    .where('refund.status', '=', 'pending')
    .orderBy('refund.createdAt');
}

export type PendingRefund = Awaited<ReturnType<ReturnType<typeof pendingRefunds>['execute']>>[number];
