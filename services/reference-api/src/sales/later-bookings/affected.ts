import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/index.ts';
import { releasePlace } from '../bookings/store.ts';
import { bookingsKey, type Outcome, outcomeOf } from './outcomes.ts';
import { type Booker, type UpcomingPlace, upcomingPlaces } from './store.ts';

/** A booking that a change of a membership affects, and what happens to it. */
export interface Affected extends UpcomingPlace {
  outcome: Outcome;
}

/** True if a place costs something else after the change, or its day is no longer one of a member. */
const isAffected = (before: UpcomingPlace, after: UpcomingPlace): boolean =>
  (before.isForMember && !after.isForMember) || before.costsPence !== after.costsPence;

/**
 * Outcomes for bookings made before a change that the transaction has already made. Those that cannot be
 * kept are cancelled, latest first: the remaining counted uses go to the earliest places.
 */
export async function affectedPlaces(
  tx: Kysely<Database>,
  booker: Booker,
  before: readonly UpcomingPlace[],
): Promise<Affected[]> {
  const read = async () => new Map((await upcomingPlaces(tx, booker)).map((place) => [place.itemId, place]));
  let after = await read();
  const affected: Affected[] = [];
  for (const place of before.toReversed()) {
    const then = after.get(place.itemId);
    if (!then || !isAffected(place, then)) continue;
    const outcome = outcomeOf({ ...place, penceBefore: place.costsPence, penceAfter: then.costsPence });
    affected.unshift({ ...then, outcome });
    if (outcome === 'kept') continue;
    await releasePlace(tx, place.itemId, 'person', booker.now);
    after = await read();
  }
  return affected;
}

/** Stands for the list of bookings that a change affects. */
export const keyOf = (affected: readonly Affected[]): string =>
  bookingsKey(affected.map(({ itemId, outcome, pricePence }) => ({ id: itemId, outcome, pricePence })));

/** Rolls a preview back. */
class Undone extends Error {}

/** Runs the work and rolls it back: the whole transaction, or what it did inside the caller's. */
async function undone(db: Kysely<Database>, work: (tx: Kysely<Database>) => Promise<unknown>): Promise<void> {
  if (db.isTransaction) {
    await sql`savepoint preview`.execute(db);
    try {
      await work(db);
    } finally {
      await sql`rollback to savepoint preview`.execute(db);
    }
    return;
  }
  try {
    await db.transaction().execute(async (tx) => {
      await work(tx);
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
}

/** Preview of a change's effect on bookings. It is made and rolled back, so that the preview is exact. */
export async function previewChange(
  db: Kysely<Database>,
  booker: Booker,
  change: (tx: Kysely<Database>) => Promise<unknown>,
): Promise<Affected[]> {
  let affected: Affected[] = [];
  await undone(db, async (tx) => {
    const before = await upcomingPlaces(tx, booker);
    await change(tx);
    affected = await affectedPlaces(tx, booker, before);
  });
  return affected;
}
