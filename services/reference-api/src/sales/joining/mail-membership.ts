import type { Kysely } from 'kysely';
import { queueMail } from '../../people/index.ts';
import type { Database, Person } from '../../platform/index.ts';

interface Bought {
  orderId: string;
  user: Person;
  origin: string;
  /** Something will be collected by Direct Debit. */
  isCollected: boolean;
}

/** Queues what a person is told of a membership: the confirmation and, where money will be collected, the notice of it. */
export async function mailMembership(
  tx: Kysely<Database>,
  { orderId, user, origin, isCollected }: Bought,
  now: Date,
): Promise<void> {
  const to = { tenantId: user.tenantId, person: { id: user.id } };
  await queueMail(tx, to, { kind: 'membership-confirmed', origin, orderId }, now);
  if (isCollected) await queueMail(tx, to, { kind: 'direct-debit-notice', origin, orderId }, now);
}
