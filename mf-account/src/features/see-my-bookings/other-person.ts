import type { Booking } from 'shared-contracts/api/account';
import { texts } from '../../texts/en.ts';

/** Whom a booking is for, or who has made it, where that is somebody else; `null` for one that is all one's own. */
export function otherPerson({ item, bookedBy }: Booking, userId: string): string | null {
  if (bookedBy !== null) return texts.bookings.bookedBy(bookedBy);
  return item.purchasedFor.id === userId ? null : texts.bookings.purchasedFor(item.purchasedFor.name);
}
