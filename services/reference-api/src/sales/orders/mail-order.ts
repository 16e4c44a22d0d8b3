import type { Kysely } from 'kysely';
import { queueMail, reachableByMail } from '../../people/index.ts';
import type { Database, Person } from '../../platform/index.ts';

/** The day before, so that there is time to give the place up. */
const REMIND_AHEAD_MS = 24 * 3_600_000;

interface Placed {
  orderId: string;
  user: Person;
  origin: string;
  hasMembership: boolean;
  /** Something will be collected by Direct Debit. */
  isCollected: boolean;
  places: readonly { orderItemId: string; attendeeId: string; startsAt: Date }[];
}

/**
 * Queues the mails about an order, inside its transaction: the confirmation to the person who pays, the notice of a Direct
 * Debit, and a reminder of each place, which is sent to the person who wants one by then.
 */
export async function mailOrder(
  tx: Kysely<Database>,
  { orderId, user, origin, hasMembership, isCollected, places }: Placed,
  now: Date,
): Promise<void> {
  const { tenantId } = user;
  const payer = { tenantId, person: { id: user.id } };
  const kind = hasMembership ? 'membership-confirmed' : 'order-confirmed';
  await queueMail(tx, payer, { kind, origin, orderId }, now);
  if (isCollected) await queueMail(tx, payer, { kind: 'direct-debit-notice', origin, orderId }, now);
  const isReminded = ({ startsAt }: { startsAt: Date }) =>
    startsAt.getTime() - REMIND_AHEAD_MS > now.getTime();
  const ahead = places.filter(isReminded);
  const reached = await reachableByMail(
    tx,
    ahead.map(({ attendeeId }) => attendeeId),
  );
  for (const { orderItemId, attendeeId, startsAt } of ahead) {
    const notBefore = new Date(startsAt.getTime() - REMIND_AHEAD_MS);
    // A child hears through the person who booked, and so does someone whose address no one has confirmed.
    const person = { id: reached.has(attendeeId) ? attendeeId : user.id };
    const mail = { kind: 'booking-reminder', origin, orderItemId, notBefore } as const;
    await queueMail(tx, { tenantId, person }, mail, now);
  }
}
