import type { AxiosInstance } from 'axios';
import type { PageBoot } from 'shared-contracts/config';
import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import type { Flags } from 'shared-contracts/links';
import { canCarryTags } from 'shared-contracts/tags';
import { createSiteBrands } from '../brands/site-brands.ts';
import { createPageBus } from '../bus/page-bus.ts';
import { createCookieConsent } from '../consent/cookie-consent.ts';
import { createFormDrafts } from '../drafts/form-drafts.ts';
import { createApi } from '../http/api.ts';
import { createQueryCache } from '../http/query-cache.ts';
import { createKiosk } from '../kiosk/kiosk.ts';
import { createPersonController, type PersonController } from '../person/person-controller.ts';
import { createPersonalStorage } from '../person/personal-storage.ts';
import type { PlatformServices } from '../platform-context.ts';
import { createPendingLogouts } from '../session/pending-logouts.ts';
import { createSession, type SessionController } from '../session/session.ts';
import { createSessionChannel } from '../session/session-channel.ts';
import type { SharedCookies } from '../session/shared-cookies.ts';
import { createVenueSelector } from '../venue/venue-selection.ts';

/** The surroundings of a page: a browser, or the server that renders it for everyone. */
export interface PlatformEnvironment {
  pathname: string;
  flags: Flags;
  isFramed: boolean;
  cookies: SharedCookies;
  tabStorage: Storage;
  lastingStorage: Storage;
  reportError(error: unknown): void;
  reloadPage(): void;
  transport?: AxiosInstance | undefined;
}

/** Makes what a page runs on. */
export function assemblePlatform(boot: PageBoot, around: PlatformEnvironment): PlatformServices {
  const { pathname, flags, isFramed, cookies, tabStorage, lastingStorage, transport } = around;
  const kiosk = createKiosk(flags.kiosk, cookies, [tabStorage, lastingStorage]);
  const bus = createPageBus(around.reportError);
  const drafts = createFormDrafts(tabStorage);
  const channel = createSessionChannel();
  let session: SessionController;
  let person: PersonController;
  const api = createApi({
    deployment: isFramed ? { ...boot.deployment, bearer: true } : boot.deployment,
    preloaded: [...boot.preloaded, ...(boot.visitorAnswers ?? [])],
    readToken: () => cookies.read(TOKEN_COOKIE),
    readPerson: () => person.personId(),
    onUnauthorised: (token) => session.expire(token),
    ...(transport ? { transport } : {}),
  });
  const endings = createPendingLogouts(api, lastingStorage);
  person = createPersonController({
    api,
    bus,
    drafts,
    storage: createPersonalStorage(tabStorage),
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
    reloadPage: around.reloadPage,
  });
  const reloadForNewBuild = () => {
    drafts.save();
    around.reloadPage();
  };
  return {
    boot,
    brands: createSiteBrands(boot.computedBrand),
    api,
    queries: createQueryCache(),
    bus,
    session,
    person,
    endings,
    channel,
    venue: createVenueSelector(boot.app, pathname, cookies, bus),
    flags,
    kiosk,
    drafts,
    consent: createCookieConsent(cookies, canCarryTags(boot.app, pathname, flags), {
      storage: tabStorage,
      reload: reloadForNewBuild,
    }),
    reloadForNewBuild,
  };
}
