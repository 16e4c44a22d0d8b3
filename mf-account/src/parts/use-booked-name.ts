import type { Booking } from 'shared-contracts/api/account';
import { useSession } from 'shared-platform';
import { texts } from '../texts/en.ts';

/** What a booking is called, with whom it is for where that is somebody else. */
export function useBookedName({
  name,
  purchasedFor,
}: Pick<Booking['item'], 'name' | 'purchasedFor'>): string {
  const { user } = useSession();
  const isOwn = user === null || purchasedFor.id === user.id;
  return isOwn ? name : texts.bookings.nameFor(name, purchasedFor.name);
}
