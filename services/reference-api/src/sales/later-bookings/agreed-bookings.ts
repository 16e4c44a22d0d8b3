import type { Kysely } from 'kysely';
import { simulateChange, type WantedChange } from '../../memberships/index.ts';
import type { AgreedBooking, Database } from '../../platform/index.ts';
import { releasePlace } from '../bookings/store.ts';
import { type Affected, keyOf, previewChange } from './affected.ts';
import { lockOrdersOf, refundPlace } from './carry-out.ts';
import { bookingsKey } from './outcomes.ts';
import { type Booker, type UpcomingPlace, upcomingPlaces } from './store.ts';

/** Outcomes for bookings when a membership is changed to another. */
export const previewMembershipChange = (
  db: Kysely<Database>,
  booker: Booker,
  wanted: WantedChange,
): Promise<Affected[]> => previewChange(db, booker, (tx) => simulateChange(tx, wanted, booker.now));

/** The agreement of a person who continues beside a list. */
export const agreedBookingsOf = (affected: readonly Affected[]): AgreedBooking[] =>
  affected.map(({ itemId, outcome, pricePence }) => ({ id: itemId, outcome, pricePence }));

/** True if a list is the one that was agreed to. If none was shown, nothing may be cancelled. */
export function isAgreed(agreed: readonly AgreedBooking[], affected: readonly Affected[]): boolean {
  if (bookingsKey(agreed) === keyOf(affected)) return true;
  return agreed.length === 0 && affected.every(({ outcome }) => outcome === 'kept');
}

/** The places that are still as they were when their cancelling was agreed to. */
async function placesToCancel(
  tx: Kysely<Database>,
  booker: Booker,
  agreed: readonly AgreedBooking[],
): Promise<UpcomingPlace[]> {
  const paid = new Map(
    agreed.filter(({ outcome }) => outcome === 'cancelled').map(({ id, pricePence }) => [id, pricePence]),
  );
  if (paid.size === 0) return [];
  const places = await upcomingPlaces(tx, booker);
  return places.filter(({ itemId, pricePence }) => paid.get(itemId) === pricePence);
}

/** Locks the orders of the places that a change cancels, before anything of a person is locked. */
export async function lockAgreed(
  tx: Kysely<Database>,
  booker: Booker,
  agreed: readonly AgreedBooking[],
): Promise<void> {
  await lockOrdersOf(tx, await placesToCancel(tx, booker, agreed));
}

/** Cancels what was agreed to, inside the transaction that makes the change. What is left to a card is sent later. */
export async function cancelAgreed(
  tx: Kysely<Database>,
  booker: Booker,
  agreed: readonly AgreedBooking[],
  origin: string,
): Promise<void> {
  for (const place of await placesToCancel(tx, booker, agreed)) {
    await releasePlace(tx, place.itemId, 'person', booker.now);
    await refundPlace(tx, place, booker, origin);
  }
}
