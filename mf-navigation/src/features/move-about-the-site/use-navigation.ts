import { LEAVES_PAGE } from 'shared-contracts/leaving';
import {
  useAppName,
  useFlags,
  useIsHydrated,
  useRemoteNavigation,
  useSession,
  useSite,
  useVenue,
} from 'shared-platform';
import { useLocation } from 'shared-platform/router';
import { useIsLoggedIn } from '../../shared/use-is-logged-in.ts';
import { ariaCurrent } from './current-entry.ts';
import { basketEntry, type Entry, navigationEntries } from './navigation-entries.ts';

export interface NavigationLink extends Entry {
  current: 'page' | 'true' | undefined;
}

/** Attribute of the buttons to log out. */
export const leavesPage = { [LEAVES_PAGE]: '' };

interface Navigation {
  entries: NavigationLink[];
  basket: NavigationLink;
  /** `null` in server rendering: the page contains the navigation of visitors and of customers, and CSS shows one. */
  isLoggedIn: boolean | null;
}

/** The entries for this person on this page. */
export function useNavigation(): Navigation {
  const app = useAppName();
  const flags = useFlags();
  const { onlineJoiningEnabled, kioskHomeUrl } = useSite();
  const { slug: venueSlug } = useVenue();
  const isCustomer = useIsLoggedIn();
  const { user } = useSession();
  const isHydrated = useIsHydrated();
  const further = useRemoteNavigation();
  const { pathname } = useLocation();
  const marked = (entry: Entry) => ({ ...entry, current: ariaCurrent(entry, app, pathname) });
  const isLoggedIn = isCustomer || !isHydrated;
  const mayBeStaff = isLoggedIn && user?.isStaff !== false;
  const situation = {
    app,
    flags,
    onlineJoiningEnabled,
    kioskHomeUrl,
    venueSlug,
    isLoggedIn,
    mayBeStaff,
    mayManage: user?.staffRole !== 'desk',
    further,
  };
  return {
    entries: navigationEntries(situation).map(marked),
    basket: marked(basketEntry),
    isLoggedIn: isHydrated ? isCustomer : null,
  };
}
