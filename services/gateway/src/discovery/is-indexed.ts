import type { AppName } from 'shared-contracts/links';
import { paths, RESUME_JOINING_PATH } from 'shared-contracts/links';

/** Hosts with public pages. */
const FOUND_APPS: readonly AppName[] = ['bookings', 'online-joining'];

/** Paths of personal pages, or of redirects. */
const PRIVATE_PATHS: readonly string[] = [
  paths.basket,
  paths.checkout,
  '/order-confirmed',
  paths.login,
  paths.register,
  paths.resetPassword,
  paths.confirmEmail,
  RESUME_JOINING_PATH,
  paths.redirectToSelectedVenue,
  paths.kiosk,
];

/** Flags of terminals and frames, which show the same page in another form. */
const FLAGS = ['embedded', 'kiosk'];

export const isIndexedHost = (app: AppName): boolean => FOUND_APPS.includes(app);

/** True if a search engine may list an address. */
export function isIndexed(app: AppName, pathname: string, search: string): boolean {
  if (!isIndexedHost(app)) return false;
  if (PRIVATE_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return false;
  const query = new URLSearchParams(search);
  return !FLAGS.some((flag) => query.has(flag));
}

/** The paths of a host that `robots.txt` keeps crawlers away from. */
export const disallowedPaths = (app: AppName): readonly string[] =>
  isIndexedHost(app) ? [...PRIVATE_PATHS, '/api/'] : ['/'];
