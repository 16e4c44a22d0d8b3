import { upcomingBookings } from 'shared-contracts/api/account';
import { ownMemberships } from 'shared-contracts/api/own-memberships';
import { mandate } from 'shared-contracts/api/payments';
import { useApi } from 'shared-platform';

/** Has everything asked anew that says what is collected, once a freeze was changed. */
export function useFollowFreeze(): () => void {
  const api = useApi();
  return () => {
    for (const changed of [ownMemberships, mandate, upcomingBookings]) api.invalidate(changed);
  };
}
