import type { Kysely } from 'kysely';
import { queueMail } from '../../people/index.ts';
import { ApiFailure, type Database } from '../../platform/index.ts';
import { giveUp, lockOrder } from '../bookings/store.ts';
import { refundParts } from '../refunds/refund-rules.ts';
import { refundSources } from '../refunds/sources.ts';
import { insertRefunds } from '../refunds/store.ts';
import { bookingsKey, type Outcome, outcomeOf } from './outcomes.ts';
import { type Booker, type PlaceToCome, placesToCome } from './store.ts';
import { laterBookingTexts } from './texts.ts';

/** A booking that a change of a membership is about, and what becomes of it. */
export interface Affected extends PlaceToCome {
  outcome: Outcome;
}

/** The bookings on whose day the person is a member no more, once a change is carried out inside the transaction. */
async function affectedBy<Answer>(
  tx: Kysely<Database>,
  booker: Booker,
  change: () => Promise<Answer>,
): Promise<{ answer: Answer; affected: Affected[] }> {
  const before = await placesToCome(tx, booker);
  // Orders come before people in the order in which everybody locks.
  for (const orderId of [...new Set(before.map((place) => place.orderId))].toSorted()) {
    await lockOrder(tx, orderId);
  }
  const answer = await change();
  const after = new Map((await placesToCome(tx, booker)).map((place) => [place.itemId, place]));
  const affected = before.flatMap((place) => {
    const then = after.get(place.itemId);
    if (!then || !place.isForMember || then.isForMember) return [];
    const penceAfter = then.costsPence;
    const outcome = outcomeOf({ ...place, penceBefore: place.costsPence, penceAfter });
    return [{ ...then, outcome }];
  });
  return { answer, affected };
}

const keyOf = (affected: readonly Affected[]): string =>
  bookingsKey(affected.map(({ itemId, outcome, pricePence }) => ({ id: itemId, outcome, pricePence })));

/** Takes the preview back: nothing of it stays. */
class Undone extends Error {}

/** What a change would mean for bookings. It is carried out and taken back, so that what is told is what would happen. */
export async function previewChange(
  db: Kysely<Database>,
  booker: Booker,
  change: (tx: Kysely<Database>) => Promise<unknown>,
): Promise<{ affected: Affected[]; key: string }> {
  let affected: Affected[] = [];
  try {
    await db.transaction().execute(async (tx) => {
      ({ affected } = await affectedBy(tx, booker, () => change(tx)));
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return { affected, key: keyOf(affected) };
}

/** Gives a place up that was sold at a price which is the person's no more, and what was paid for it back. */
async function cancelPlace(
  tx: Kysely<Database>,
  { itemId, orderId, payerId, pricePence }: Affected,
  { tenant, now }: Booker,
  origin: string,
): Promise<void> {
  await giveUp(tx, itemId, 'person', now);
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
  const { answer, affected } = await affectedBy(tx, booker, change);
  const cancelled = affected.filter(({ outcome }) => outcome === 'cancelled');
  const isTold = told.key === undefined ? cancelled.length === 0 : told.key === keyOf(affected);
  if (!isTold) throw new ApiFailure(409, laterBookingTexts.moved);
  for (const place of cancelled) await cancelPlace(tx, place, booker, told.origin);
  return { answer, cancelled: cancelled.map(({ itemId }) => itemId) };
}
