import { type AppName, paths } from 'shared-contracts/links';
import { type Entry, type EntryId, isBuiltIn } from './navigation-entries.ts';

/** The entry of the section that a page belongs to. */
export function sectionOf(app: AppName, pathname: string): EntryId | null {
  const isBelow = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  if (isBelow(paths.login) || isBelow(paths.register)) return null;
  if (isBelow(paths.basket) || isBelow(paths.checkout)) return 'basket';
  if (app === 'my-account') return 'account';
  if (app === 'bookings')
    return pathname === paths.home || pathname.startsWith(paths.venue('')) ? 'book' : null;
  if (app !== 'online-joining') return null;
  return pathname === paths.home || pathname.startsWith(paths.centre('')) ? 'membership' : null;
}

/** The `aria-current` of an entry: `page` on its page, `true` elsewhere in its section. */
export function ariaCurrent(
  { id, destination }: Pick<Entry, 'id' | 'destination'>,
  app: AppName,
  pathname: string,
): 'page' | 'true' | undefined {
  const path = 'path' in destination && destination.app === app ? destination.path : null;
  const isInside = isBuiltIn(id)
    ? sectionOf(app, pathname) === id
    : path !== null && `${pathname}/`.startsWith(`${path}/`);
  if (!isInside) return undefined;
  return path === pathname ? 'page' : 'true';
}
