import type { Kysely } from 'kysely';
import { queueMail } from '../../people/index.ts';
import { ApiFailure, type Database } from '../../platform/index.ts';
import { lockOrder } from '../bookings/store.ts';
import { refundParts } from '../refunds/refund-rules.ts';
import { refundSources } from '../refunds/sources.ts';
import { insertRefunds } from '../refunds/store.ts';
import { affectedPlaces, keyOf } from './affected.ts';
import { type Booker, type PlaceToCome, placesToCome } from './store.ts';
import { laterBookingTexts } from './texts.ts';

/** Locks the orders of places. Orders come before people in the order in which everybody locks. */
export async function lockOrdersOf(
  tx: Kysely<Database>,
  places: readonly Pick<PlaceToCome, 'orderId'>[],
): Promise<void> {
  const ids = new Set(places.map(({ orderId }) => orderId));
  for (const orderId of [...ids].toSorted()) await lockOrder(tx, orderId);
}

/** Refunds what was paid for a place that was given up, and mails whoever paid. */
export async function refundPlace(
  tx: Kysely<Database>,
  { itemId, orderId, payerId, pricePence }: PlaceToCome,
  { tenant, now }: Booker,
  origin: string,
): Promise<void> {
  const parts = refundParts(pricePence, await refundSources(tx, { orderId, orderItemId: itemId }, now));
  await insertRefunds(tx, { orderId, orderItemId: itemId, personId: payerId }, parts, now);
  const mail = { kind: 'booking-cancelled', origin, orderItemId: itemId } as const;
  await queueMail(tx, { tenantId: tenant.id, person: { id: payerId } }, mail, now);
}

interface Told {
  /** What the person was told becomes of their bookings; nothing where their page knows of none. */
  key: string | undefined;
  /** Origin of the pages that the mails lead to. */
  origin: string;
}

/**
 * Carries a change out together with what becomes of bookings, inside the caller's transaction. Throws the 409 failure
 * where that is not what the person was told. Answers the places that were given up, whose refunds are to be sent.
 */
export async function carryOut<Answer>(
  tx: Kysely<Database>,
  booker: Booker,
  told: Told,
  change: () => Promise<Answer>,
): Promise<{ answer: Answer; cancelled: string[] }> {
  const before = await placesToCome(tx, booker);
  await lockOrdersOf(tx, before);
  const answer = await change();
  const affected = await affectedPlaces(tx, booker, before);
  const cancelled = affected.filter(({ outcome }) => outcome === 'cancelled');
  const isTold = told.key === undefined ? cancelled.length === 0 : told.key === keyOf(affected);
  if (!isTold) throw new ApiFailure(409, laterBookingTexts.moved);
  for (const place of cancelled) await refundPlace(tx, place, booker, told.origin);
  return { answer, cancelled: cancelled.map(({ itemId }) => itemId) };
}
