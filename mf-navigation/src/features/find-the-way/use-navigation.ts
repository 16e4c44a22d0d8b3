import { useAppName, useFlags, useRemoteNavigation, useSite, useVenue } from 'shared-platform';
import { useLocation } from 'shared-platform/router';
import { useIsLoggedIn } from '../../shared/use-is-logged-in.ts';
import { currentMark } from './current-entry.ts';
import { basketEntry, type Entry, navigationEntries } from './navigation-entries.ts';

export interface MarkedEntry extends Entry {
  current: 'page' | 'true' | undefined;
}

/** The entries for this person on this page. */
export function useNavigation(): { entries: MarkedEntry[]; basket: MarkedEntry; isLoggedIn: boolean } {
  const app = useAppName();
  const flags = useFlags();
  const { onlineJoiningEnabled, kioskHomeUrl } = useSite();
  const { slug: venueSlug } = useVenue();
  const isLoggedIn = useIsLoggedIn();
  const further = useRemoteNavigation();
  const { pathname } = useLocation();
  const marked = (entry: Entry) => ({ ...entry, current: currentMark(entry, app, pathname) });
  const situation = { app, flags, onlineJoiningEnabled, kioskHomeUrl, venueSlug, isLoggedIn, further };
  return { entries: navigationEntries(situation).map(marked), basket: marked(basketEntry), isLoggedIn };
}
