import { upcomingBookings } from 'shared-contracts/api/account';
import { ownMemberships } from 'shared-contracts/api/own-memberships';
import { mandate } from 'shared-contracts/api/payments';
import { useApi } from 'shared-platform';

/** Reloads everything about collections after a freeze has changed. */
export function useRefreshAfterFreeze(): () => void {
  const api = useApi();
  return () => {
    for (const changed of [ownMemberships, mandate, upcomingBookings]) api.invalidate(changed);
  };
}
