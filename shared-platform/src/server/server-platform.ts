import type { AxiosInstance } from 'axios';
import type { PageBoot } from 'shared-contracts/config';
import { formatVenueSelection, VENUES_COOKIE } from 'shared-contracts/cookies';
import { assemblePlatform } from '../host/assemble-platform.ts';
import type { PlatformServices } from '../platform-context.ts';
import { createMemoryCookies } from '../session/memory-cookies.ts';
import { MemoryStorage } from '../storage/memory-storage.ts';
import { plainHtml } from './plain-html.ts';

const NOBODY_ANSWERS = { request: () => new Promise<never>(() => undefined) } as unknown as AxiosInstance;

/** Platform of a page that the server renders: for no one in particular, and without access to the API. */
export function createServerPlatform(
  boot: PageBoot,
  { pathname, venue }: { pathname: string; venue: string | null },
): PlatformServices {
  const cookies = createMemoryCookies();
  if (venue !== null) cookies.write(VENUES_COOKIE, formatVenueSelection({ [boot.app]: venue }));
  const platform = assemblePlatform(boot, {
    pathname,
    flags: { embedded: false, kiosk: false },
    isFramed: false,
    cookies,
    tabStorage: new MemoryStorage(),
    lastingStorage: new MemoryStorage(),
    reportError(error) {
      throw error;
    },
    reloadPage: () => undefined,
    transport: NOBODY_ANSWERS,
  });
  return { ...platform, writeHtml: plainHtml };
}
