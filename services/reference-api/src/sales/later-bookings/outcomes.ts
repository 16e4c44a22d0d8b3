import { createHash } from 'node:crypto';

/** A booking with what a place costs the person who comes, before a membership changes and after. */
export interface BookingCost {
  id: string;
  /** The price paid. */
  pricePence: number;
  /** A use of a package paid for it. */
  isPaidByPackage: boolean;
  penceBefore: number;
  penceAfter: number;
}

export type Outcome = 'kept' | 'cancelled';

/**
 * The outcome for a booking when a membership is in another state on its day. A place sold at the member price to a person
 * who is no longer a member then is cancelled and refunded. A place at the standard price, or paid with a package, stays.
 */
export function outcomeOf({ pricePence, isPaidByPackage, penceBefore, penceAfter }: BookingCost): Outcome {
  const isDearer = penceAfter > penceBefore;
  return isDearer && !isPaidByPackage && pricePence < penceAfter ? 'cancelled' : 'kept';
}

/** Key of the outcomes, to prove that what was shown is what happens. */
export function bookingsKey(
  bookings: readonly { id: string; outcome: Outcome; pricePence: number }[],
): string {
  const lines = bookings.map(({ id, outcome, pricePence }) => `${id} ${outcome} ${pricePence}`);
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('base64url').slice(0, 22);
}
