import type { Booking } from 'shared-contracts/api/account';
import { staysOf } from 'shared-contracts/stays';

/** A booking as the person sees it: a court booked for longer is one, from its first start to its last end. */
export type Stay<One extends Booking = Booking> = One & { parts: readonly [One, ...One[]] };

/** Bookings with those that are one stay on a court as one. @param stateOf what has happened to a booking. */
export function joinStays<One extends Booking>(
  bookings: readonly One[],
  stateOf: (booking: One) => unknown = () => null,
): Stay<One>[] {
  const state = (booking: One) => [booking.completeOrderId, booking.item.accessCode, stateOf(booking)];
  return staysOf(bookings, ({ item }) => item, state).map((parts) => {
    const [first] = parts;
    const { endDate } = (parts.at(-1) ?? first).item;
    return { ...first, item: { ...first.item, endDate }, parts };
  });
}
