import { type AppName, paths } from 'shared-contracts/links';

/** A link's target: a path on one of the tenant's hosts, or an external address. */
export type Destination = { app: AppName; path: string } | { url: string };

/** Address at which a kiosk starts over: that of the site configuration, else the kiosk home of joining (decisions 44). */
export function kioskHome(kioskHomeUrl: string | null): Destination {
  return kioskHomeUrl ? { url: kioskHomeUrl } : { app: 'online-joining', path: paths.kiosk };
}
