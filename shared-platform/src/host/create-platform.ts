import type { AxiosInstance } from 'axios';
import type { PageBoot } from 'shared-contracts/config';
import type { PlatformServices } from '../platform-context.ts';
import { createFrameCookies } from '../session/frame-cookies.ts';
import { createSharedCookies } from '../session/shared-cookies.ts';
import { lastingStorage, tabStorage } from '../storage/browser-storage.ts';
import { assemblePlatform } from './assemble-platform.ts';
import { isFramed } from './is-framed.ts';
import { rememberFlags } from './remember-flags.ts';

/** Makes what a page runs on in a browser. `transport` is for tests. */
export function createPlatform(boot: PageBoot, transport?: AxiosInstance): PlatformServices {
  const { location } = window;
  const tab = tabStorage();
  const flags = rememberFlags(location, tab);
  const framed = isFramed(flags);
  return assemblePlatform(boot, {
    pathname: location.pathname,
    flags,
    isFramed: framed,
    cookies: framed ? createFrameCookies(tab) : createSharedCookies(boot.deployment.cookieDomain, location),
    tabStorage: tab,
    lastingStorage: lastingStorage(),
    reportError: (error) => window.reportError(error),
    reloadPage: () => location.reload(),
    transport,
  });
}
