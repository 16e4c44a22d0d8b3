import { createHash } from 'node:crypto';

/** A booking with what a place costs whoever comes, before a membership changes and after. */
export interface Standing {
  id: string;
  /** What was paid for it. */
  pricePence: number;
  /** A use of a package paid for it. */
  isPaidByPackage: boolean;
  penceBefore: number;
  penceAfter: number;
}

export type Outcome = 'kept' | 'cancelled';

/**
 * What becomes of a booking when a membership stands differently on its day. A place that was sold at the price of a
 * member to somebody who is none then is cancelled, and what was paid comes back. Whoever has paid what everybody pays,
 * or with a package, keeps it.
 */
export function outcomeOf({ pricePence, isPaidByPackage, penceBefore, penceAfter }: Standing): Outcome {
  const isDearer = penceAfter > penceBefore;
  return isDearer && !isPaidByPackage && pricePence < penceAfter ? 'cancelled' : 'kept';
}

/** Stands for what becomes of bookings, so that what was told is what happens. */
export function bookingsKey(
  bookings: readonly { id: string; outcome: Outcome; pricePence: number }[],
): string {
  const told = bookings.map(({ id, outcome, pricePence }) => `${id} ${outcome} ${pricePence}`);
  return createHash('sha256').update(told.toSorted().join('\n')).digest('base64url').slice(0, 22);
}
