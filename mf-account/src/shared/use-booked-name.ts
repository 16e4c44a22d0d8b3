import type { Booking } from 'shared-contracts/api/account';
import { useSession } from 'shared-platform';
import { texts } from '../texts/en.ts';

/** Name of a booking, with the attendee if that is someone else. */
export function useBookedName({
  name,
  purchasedFor,
}: Pick<Booking['item'], 'name' | 'purchasedFor'>): string {
  const { user } = useSession();
  const isOwn = user === null || purchasedFor.id === user.id;
  return isOwn ? name : texts.bookings.nameFor(name, purchasedFor.name);
}
