import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Client } from 'shared-contracts/api/client';
import type { PageBoot } from 'shared-contracts/config';
import type { Flags } from 'shared-contracts/links';
import type { SiteBrands } from './brands/site-brands.ts';
import type { PageBus } from './bus/page-bus.ts';
import type { CookieConsent } from './consent/cookie-consent.ts';
import type { FormDrafts } from './drafts/form-drafts.ts';
import type { Api } from './http/api.ts';
import type { Kiosk } from './kiosk/kiosk.ts';
import type { PersonController } from './person/person-controller.ts';
import type { PendingLogouts } from './session/pending-logouts.ts';
import type { SessionController } from './session/session.ts';
import type { SessionChannel } from './session/session-channel.ts';
import type { VenueSelector } from './venue/venue-selection.ts';

/**
 * Platform of a page, made once by its host. Inside `PersonScope`, `api` and `queries` belong to the person who is
 * here, and end with them; outside it they are the page's own.
 */
export interface PlatformServices {
  boot: PageBoot;
  brands: SiteBrands;
  api: Api;
  queries: QueryClient;
  bus: PageBus;
  session: SessionController;
  person: PersonController;
  endings: PendingLogouts;
  channel: SessionChannel;
  venue: VenueSelector;
  flags: Flags;
  kiosk: Kiosk;
  drafts: FormDrafts;
  consent: CookieConsent;
  /** On the server: HTML of the API as it may go into the page; `null` for what only a browser can clean. */
  writeHtml?: (html: string) => string | null;
  /** Reloads the page for a newer build of what it is made of; what was typed is kept. */
  reloadForNewBuild(): void;
}

export const PlatformContext = createContext<PlatformServices | null>(null);
export const SiteContext = createContext<Client | null>(null);

/** @throws Error outside a host. */
export function usePlatform(): PlatformServices {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('This component needs a platform around it.');
  return platform;
}
