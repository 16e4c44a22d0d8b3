import type { Kysely } from 'kysely';
import { queueMail } from '../../people/index.ts';
import { ApiFailure, type Database } from '../../platform/index.ts';
import { lockOrder } from '../bookings/store.ts';
import { refundParts } from '../refunds/refund-rules.ts';
import { refundSources } from '../refunds/sources.ts';
import { insertRefunds } from '../refunds/store.ts';
import { affectedPlaces, keyOf } from './affected.ts';
import { type Booker, type UpcomingPlace, upcomingPlaces } from './store.ts';
import { laterBookingTexts } from './texts.ts';

/** Locks the orders of places. Orders come before people in the order in which everyone locks. */
export async function lockOrdersOf(
  tx: Kysely<Database>,
  places: readonly Pick<UpcomingPlace, 'orderId'>[],
): Promise<void> {
  const ids = new Set(places.map(({ orderId }) => orderId));
  for (const orderId of [...ids].toSorted()) await lockOrder(tx, orderId);
}

/** Refunds what was paid for a place that was given up, and mails the person who paid. */
export async function refundPlace(
  tx: Kysely<Database>,
  { itemId, orderId, payerId, pricePence }: UpcomingPlace,
  { tenant, now }: Booker,
  origin: string,
): Promise<void> {
  const parts = refundParts(pricePence, await refundSources(tx, { orderId, orderItemId: itemId }, now));
  await insertRefunds(tx, { orderId, orderItemId: itemId, personId: payerId }, parts, now);
  const mail = { kind: 'booking-cancelled', origin, orderItemId: itemId } as const;
  await queueMail(tx, { tenantId: tenant.id, person: { id: payerId } }, mail, now);
}

interface Agreed {
  /** The outcome for their bookings that the person was shown; nothing where their page knows of none. */
  key: string | undefined;
  /** Origin of the pages that the mails lead to. */
  origin: string;
}

/**
 * Carries a change out together with what happens to bookings, inside the caller's transaction. Throws the 409 failure
 * where that differs from what the person was shown. Returns the cancelled places, whose refunds are to be sent.
 */
export async function carryOut<Answer>(
  tx: Kysely<Database>,
  booker: Booker,
  agreed: Agreed,
  change: () => Promise<Answer>,
): Promise<{ answer: Answer; cancelled: string[] }> {
  const before = await upcomingPlaces(tx, booker);
  await lockOrdersOf(tx, before);
  const answer = await change();
  const affected = await affectedPlaces(tx, booker, before);
  const cancelled = affected.filter(({ outcome }) => outcome === 'cancelled');
  const isAgreed = agreed.key === undefined ? cancelled.length === 0 : agreed.key === keyOf(affected);
  if (!isAgreed) throw new ApiFailure(409, laterBookingTexts.moved);
  for (const place of cancelled) await refundPlace(tx, place, booker, agreed.origin);
  return { answer, cancelled: cancelled.map(({ itemId }) => itemId) };
}
