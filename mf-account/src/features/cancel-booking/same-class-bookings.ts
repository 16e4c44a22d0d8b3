import type { Booking } from 'shared-contracts/api/account';
import { joinStays, type Stay } from '../../shared/stays.ts';

/** The other bookings of the same class, at the same venue and for the same person, such as those of other weeks. */
export function sameClassBookings([{ item }, ...more]: Stay['parts'], all: readonly Booking[]): Stay[] {
  const own = [item.id, ...more.map((part) => part.item.id)];
  return joinStays(all.filter((other) => !own.includes(other.item.id))).filter(
    (other) =>
      other.item.name === item.name &&
      other.item.venue.slug === item.venue.slug &&
      other.item.purchasedFor.id === item.purchasedFor.id,
  );
}
