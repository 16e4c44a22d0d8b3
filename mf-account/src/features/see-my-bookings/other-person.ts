import type { Booking } from 'shared-contracts/api/account';
import { texts } from '../../texts/en.ts';

/** The other attendee or booker of a booking, if there is one; `null` for a booking of one's own. */
export function otherPerson({ item, bookedBy }: Booking, userId: string): string | null {
  if (bookedBy !== null) return texts.bookings.bookedBy(bookedBy);
  return item.purchasedFor.id === userId ? null : texts.bookings.purchasedFor(item.purchasedFor.name);
}
