import type { Booking } from 'shared-contracts/api/account';

/** The other bookings of the same class, at the same venue and for the same person, such as those of other weeks. */
export function sameClassBookings({ item }: Booking, all: readonly Booking[]): Booking[] {
  return all.filter(
    (other) =>
      other.item.id !== item.id &&
      other.item.name === item.name &&
      other.item.venue.slug === item.venue.slug &&
      other.item.purchasedFor.id === item.purchasedFor.id,
  );
}
