import type { Transaction } from 'kysely';
import { queueMail } from '../../people/index.ts';
import type { Database, DomainEventBus, DomainEvents } from '../../platform/index.ts';
import type { Payment } from './store.ts';

type Outcome = DomainEvents['sales:payment-settled']['outcome'];

/**
 * Tells the person who listens how a payment ended that no one may have waited for, and the person by mail where it came to no
 * order: an order is confirmed by its own mail.
 */
export async function announceSettled(
  tx: Transaction<Database>,
  events: DomainEventBus,
  { id: paymentId, tenantId, personId, origin }: Payment,
  outcome: Outcome,
  now: Date,
  orderId: string | null = null,
): Promise<void> {
  // One from before its origin was kept leads nowhere, so that nothing is mailed about it.
  if (origin !== null && orderId === null) {
    const mail = { kind: 'payment-settled', origin, paymentId } as const;
    await queueMail(tx, { tenantId, person: { id: personId } }, mail, now);
  }
  await events.publish(tx, 'sales:payment-settled', { tenantId, personId, paymentId, orderId, outcome });
}
