import { type AppName, paths } from 'shared-contracts/links';

/** Where a way leads: a path on one of the tenant's hosts, or somewhere else altogether. */
export type Destination = { app: AppName; path: string } | { url: string };

/** Where a kiosk starts over: the place the site names, else the kiosk home of online joining (decisions 44). */
export function kioskHome(kioskHomeUrl: string | null): Destination {
  return kioskHomeUrl ? { url: kioskHomeUrl } : { app: 'online-joining', path: paths.kiosk };
}
