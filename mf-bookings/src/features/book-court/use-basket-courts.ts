import { basketArguments, cart } from 'shared-contracts/api/basket';
import { useApiQuery, useSession } from 'shared-platform';
import { useAttendeeChoice } from '../../shared/use-attendee-choice.ts';

/** Looks up the court that a time in the basket is on, for the person the times are shown for; `null` while it is not known. */
export function useBasketCourts(): (slotId: string) => string | null {
  const { user } = useSession();
  const { data } = useApiQuery(cart, basketArguments(user), { enabled: user !== null });
  const attendeeId = useAttendeeChoice().id ?? user?.id;
  return (slotId) => {
    const line = data?.items.find(
      ({ type, objectId, purchasedFor }) =>
        type === 'activity' && objectId === slotId && purchasedFor.id === attendeeId,
    );
    return line?.type === 'activity' ? line.location : null;
  };
}
