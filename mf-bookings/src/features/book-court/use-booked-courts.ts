import { upcomingBookings } from 'shared-contracts/api/account';
import type { FacilityUse, Slot } from 'shared-contracts/api/facilities';
import { useApiQuery, useSession } from 'shared-platform';
import { useAttendeeChoice } from '../../shared/use-attendee-choice.ts';
import { useRefreshWithBasket } from '../../shared/use-refresh-with-basket.ts';

const isBooked = ({ bookable }: Slot) => bookable.reason === 'already-booked';

/**
 * Looks up the court that the person whom the times are shown for has booked at a time; `null` while it is not known. Their
 * bookings are loaded only for a day on which they have one.
 */
export function useBookedCourts(
  venueSlug: string,
  slots: readonly Slot[],
  { individualFacilityUse }: FacilityUse,
): (slot: Slot) => string | null {
  const { user } = useSession();
  const { data } = useApiQuery(upcomingBookings, {}, { enabled: user !== null && slots.some(isBooked) });
  useRefreshWithBasket(upcomingBookings);
  const attendeeId = useAttendeeChoice().id ?? user?.id;
  return (slot) => {
    if (!isBooked(slot)) return null;
    const booking = data?.find(
      ({ item: { venue, startDate, location, purchasedFor } }) =>
        venue.slug === venueSlug &&
        Date.parse(startDate) === Date.parse(slot.startDate) &&
        purchasedFor.id === attendeeId &&
        individualFacilityUse.includes(location ?? ''),
    );
    return booking?.item.location ?? null;
  };
}
