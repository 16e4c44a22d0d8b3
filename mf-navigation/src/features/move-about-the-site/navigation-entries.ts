import type { Flags } from 'shared-contracts/links';
import { type AppName, paths } from 'shared-contracts/links';
import type { RemoteNavigation } from 'shared-contracts/remote';
import { type Destination, kioskHome } from '../../shared/destination.ts';
import { texts } from '../../texts/en.ts';

export type EntryId = 'kiosk-home' | 'book' | 'membership' | 'account' | 'basket';

export interface Entry {
  id: EntryId | `remote:${string}`;
  /** The title of a remote's entry; our own are in the texts. */
  title?: string;
  destination: Destination;
}

/** Path at the front of house that only managers may open. */
const MANAGERS_PATH = '/audit-log';

/** The inputs that decide which entries are shown. */
export interface NavigationContext {
  app: AppName;
  flags: Flags;
  onlineJoiningEnabled: boolean;
  kioskHomeUrl: string | null;
  venueSlug: string | null;
  isLoggedIn: boolean;
  /** False once it is known that the person is not staff. */
  mayBeStaff: boolean;
  /** False for staff of the desk; true too where the API knows no roles. */
  mayManage: boolean;
  /** The entries of remotes. */
  further: readonly RemoteNavigation[];
}

export const basketEntry: Entry = { id: 'basket', destination: { app: 'bookings', path: paths.basket } };

/** The entries of the navigation besides the basket, in their order (shell specification 2 "Navigation"). */
export function navigationEntries(situation: NavigationContext): Entry[] {
  const { flags, onlineJoiningEnabled, isLoggedIn, mayBeStaff, mayManage, further } = situation;
  const entries: (Entry | false)[] = [
    flags.kiosk && { id: 'kiosk-home', destination: kioskHome(situation.kioskHomeUrl) },
    { id: 'book', destination: placeToBook(situation) },
    onlineJoiningEnabled && { id: 'membership', destination: { app: 'online-joining', path: paths.home } },
    ...further
      .filter(
        ({ to }) => to.app !== 'front-of-house' || (mayBeStaff && (mayManage || to.path !== MANAGERS_PATH)),
      )
      .map(({ title, to }): Entry => ({ id: `remote:${to.app}${to.path}`, title, destination: to })),
    isLoggedIn && { id: 'account', destination: { app: 'my-account', path: paths.home } },
  ];
  return entries.filter((entry) => entry !== false);
}

export const isBuiltIn = (id: Entry['id']): id is EntryId => !id.startsWith('remote:');

/** The visible title of an entry. */
export const titleOf = ({ id, title }: Entry): string => (isBuiltIn(id) ? texts.entries[id] : (title ?? ''));

/** The page of the selected venue; from another host the bookings host decides, which has its own selection. */
function placeToBook({ app, venueSlug }: NavigationContext): Destination {
  if (venueSlug === null) return { app: 'bookings', path: paths.home };
  return {
    app: 'bookings',
    path: app === 'bookings' ? paths.venue(venueSlug) : paths.redirectToSelectedVenue,
  };
}
