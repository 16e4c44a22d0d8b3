import type { AxiosInstance } from 'axios';
import { createEventBus } from 'shared-contracts/bus';
import type { PageBoot } from 'shared-contracts/config';
import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import { createFormDrafts } from '../drafts/form-drafts.ts';
import { createApi } from '../http/api.ts';
import { createQueryCache } from '../http/query-cache.ts';
import { createKiosk } from '../kiosk/kiosk.ts';
import type { PlatformServices } from '../platform-context.ts';
import { createMemoryCookies } from '../session/memory-cookies.ts';
import { createSession, type SessionController } from '../session/session.ts';
import { createSharedCookies } from '../session/shared-cookies.ts';
import { lastingStorage, tabStorage } from '../storage/browser-storage.ts';
import { createVenueSelector } from '../venue/venue-selection.ts';
import { isFramed } from './is-framed.ts';
import { rememberFlags } from './remember-flags.ts';

/** Makes what a page runs on. `transport` is for tests. */
export function createPlatform(boot: PageBoot, transport?: AxiosInstance): PlatformServices {
  const flags = rememberFlags(window.location, tabStorage());
  const framed = isFramed(flags);
  const cookies = framed
    ? createMemoryCookies()
    : createSharedCookies(boot.deployment.cookieDomain, window.location);
  const kiosk = createKiosk(flags.kiosk, cookies, [tabStorage(), lastingStorage()]);
  const bus = createEventBus((error) => window.reportError(error));
  const queries = createQueryCache();
  const drafts = createFormDrafts(tabStorage());
  let session: SessionController;
  const api = createApi({
    deployment: framed ? { ...boot.deployment, bearer: true } : boot.deployment,
    preloaded: boot.preloaded,
    readToken: () => cookies.read(TOKEN_COOKIE),
    onUnauthorised: (token) => session.expire(token),
    ...(transport ? { transport } : {}),
  });
  session = createSession({
    api,
    bus,
    cookies,
    onFlip: () => {
      queries.removeQueries({ queryKey: ['customer'] });
      queries.removeQueries({ queryKey: ['staff'] });
      void queries.invalidateQueries({ queryKey: ['anyone'] });
    },
    reloadPage: () => {
      drafts.save();
      window.location.reload();
    },
  });
  session.compare();
  return {
    boot,
    api,
    queries,
    bus,
    session,
    venue: createVenueSelector(boot.app, window.location.pathname, cookies, bus),
    flags,
    kiosk,
    drafts,
  };
}
