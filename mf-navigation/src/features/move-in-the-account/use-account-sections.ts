import { useAppName, useHasRoute, useIsHydrated, useSite } from 'shared-platform';
import { useLocation } from 'shared-platform/router';
import { useMediaQuery } from 'shared-ui/core';
import { PHONE_QUERY } from '../../shared/header-layout.ts';
import { useIsLoggedIn } from '../../shared/use-is-logged-in.ts';
import {
  type AccountPath,
  type AccountSection,
  accountPaths,
  accountSections,
  ariaCurrent,
} from './account-sections.ts';

export interface AccountSectionLink extends AccountSection {
  current: 'page' | 'true' | undefined;
}

/** The sections of the account for a customer on the my-account host, and in server rendering; none for anyone else. */
export function useAccountSections(): AccountSectionLink[] {
  const app = useAppName();
  const isLoggedIn = useIsLoggedIn();
  const isHydrated = useIsHydrated();
  const { guestPassesEnabled } = useSite();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const { pathname } = useLocation();
  const routes: Record<AccountPath, boolean> = {
    [accountPaths.dashboard]: useHasRoute(accountPaths.dashboard),
    [accountPaths.details]: useHasRoute(accountPaths.details),
    [accountPaths.memberships]: useHasRoute(accountPaths.memberships),
    [accountPaths.packages]: useHasRoute(accountPaths.packages),
    [accountPaths.bookings]: useHasRoute(accountPaths.bookings),
    [accountPaths.upcomingBookings]: useHasRoute(accountPaths.upcomingBookings),
    [accountPaths['guest-passes']]: useHasRoute(accountPaths['guest-passes']),
    [accountPaths.payments]: useHasRoute(accountPaths.payments),
  };
  if (app !== 'my-account' || (isHydrated && !isLoggedIn)) return [];
  return accountSections({ guestPassesEnabled, isPhone, hasRoute: (path) => routes[path] }).map(
    (section) => ({ ...section, current: ariaCurrent(section, pathname) }),
  );
}
