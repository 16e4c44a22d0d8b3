import type { AppName } from 'shared-contracts/links';
import { paths } from 'shared-contracts/links';

/** Hosts with pages that anybody may find. */
const FOUND_APPS: readonly AppName[] = ['bookings', 'online-joining'];

/** Paths that are about one person, or lead somewhere else. */
const PRIVATE_PATHS: readonly string[] = [
  paths.basket,
  paths.checkout,
  '/order-confirmed',
  paths.login,
  paths.register,
  paths.resetPassword,
  paths.redirectToSelectedVenue,
  paths.kiosk,
];

/** Flags of terminals and frames; what they show is the same page in another form. */
const FLAGS = ['embedded', 'kiosk'];

export const isFoundHost = (app: AppName): boolean => FOUND_APPS.includes(app);

/** Whether a search engine may list an address. */
export function isIndexed(app: AppName, pathname: string, search: string): boolean {
  if (!isFoundHost(app)) return false;
  if (PRIVATE_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return false;
  const query = new URLSearchParams(search);
  return !FLAGS.some((flag) => query.has(flag));
}

/** The paths of a host that `robots.txt` keeps crawlers away from. */
export const keptFromCrawlers = (app: AppName): readonly string[] =>
  isFoundHost(app) ? [...PRIVATE_PATHS, '/api/'] : ['/'];
