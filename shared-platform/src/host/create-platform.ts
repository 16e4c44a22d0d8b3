import type { AxiosInstance } from 'axios';
import { createEventBus } from 'shared-contracts/bus';
import type { PageBoot } from 'shared-contracts/config';
import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import { mayCarryTags } from 'shared-contracts/tags';
import { createCookieConsent } from '../consent/cookie-consent.ts';
import { createFormDrafts } from '../drafts/form-drafts.ts';
import { createApi } from '../http/api.ts';
import { createQueryCache } from '../http/query-cache.ts';
import { createKiosk } from '../kiosk/kiosk.ts';
import { createPersonKeeper, type PersonKeeper } from '../person/person-keeper.ts';
import { createPersonalStorage } from '../person/personal-storage.ts';
import type { PlatformServices } from '../platform-context.ts';
import { createEndingLogins } from '../session/ending-logins.ts';
import { createMemoryCookies } from '../session/memory-cookies.ts';
import { createSession, type SessionController } from '../session/session.ts';
import { createSessionChannel } from '../session/session-channel.ts';
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
  const drafts = createFormDrafts(tabStorage());
  const channel = createSessionChannel();
  let session: SessionController;
  let person: PersonKeeper;
  const api = createApi({
    deployment: framed ? { ...boot.deployment, bearer: true } : boot.deployment,
    preloaded: boot.preloaded,
    readToken: () => cookies.read(TOKEN_COOKIE),
    readPerson: () => person.personId(),
    onUnauthorised: (token) => session.expire(token),
    ...(transport ? { transport } : {}),
  });
  const endings = createEndingLogins(api, lastingStorage());
  person = createPersonKeeper({
    api,
    bus,
    drafts,
    storage: createPersonalStorage(tabStorage()),
    token: cookies.read(TOKEN_COOKIE),
    compare: () => session.compare(),
    isShared: flags.kiosk,
  });
  session = createSession({
    api,
    bus,
    cookies,
    person,
    endings,
    channel,
    reloadPage: () => window.location.reload(),
  });
  return {
    boot,
    api,
    queries: createQueryCache(),
    bus,
    session,
    person,
    endings,
    channel,
    venue: createVenueSelector(boot.app, window.location.pathname, cookies, bus),
    flags,
    kiosk,
    drafts,
    consent: createCookieConsent(cookies, mayCarryTags(boot.app, window.location.pathname, flags)),
    reloadForNewBuild: () => {
      drafts.save();
      window.location.reload();
    },
  };
}
