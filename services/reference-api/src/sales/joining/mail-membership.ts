import type { Kysely } from 'kysely';
import { queueMail } from '../../people/mail/store.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Person } from '../../platform/http/call.ts';

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
