import { render } from '@testing-library/react';
import { Fragment, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { currentUser, type User } from 'shared-contracts/api/auth';
import type { Client } from 'shared-contracts/api/client';
import type { Theme } from 'shared-contracts/api/theme';
import { plainBrand } from 'shared-contracts/brand/computed-brand';
import type { PageBoot } from 'shared-contracts/config';
import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import type { AppName } from 'shared-contracts/links';
import type { Registry } from 'shared-contracts/remote';
import { BrandProvider } from 'shared-ui/core';
import { ErrorBoundary } from '../boundaries/error-boundary.tsx';
import { createPlatform } from '../host/create-platform.ts';
import { PersonScope, PersonScreens } from '../host/person/person-scope.tsx';
import { PlatformProvider } from '../host/platform-provider.tsx';
import { createPersonalStorage } from '../person/personal-storage.ts';
import { SiteContext } from '../platform-context.ts';
import { Route, Routes, useLocation } from '../router.ts';
import { tabStorage } from '../storage/browser-storage.ts';
import { answer, createTestTransport, type TestAnswer, testDeploymentUrls } from './test-transport.ts';

/** Stands for every screen that an address can lead to. */
function AnotherScreen() {
  const { pathname, search } = useLocation();
  return <p data-address={`${pathname}${search}`}>Another screen</p>;
}

/** The site configuration that tests run with. */
export const testClient: Client = {
  id: '1',
  slug: 'riverside',
  name: 'Riverside Leisure',
  currency: { symbol: '£' },
  onlineJoiningEnabled: false,
  guestPassesEnabled: false,
  savedCardsEnabled: true,
  passkeysEnabled: false,
  kioskCodesEnabled: false,
  onlineJoiningMapEnabled: false,
  mapApiKey: null,
  mapStyleUrl: null,
  kioskHomeUrl: null,
  kioskProfile: 'standard',
  collectDirectDebitBillingAddress: false,
  directDebitProvider: null,
  directDebitServiceUserName: null,
  customerServiceEmail: 'help@example.com',
  customerServicePhone: null,
  privacyNoticeUrl: null,
  termsUrl: null,
  accessibilityStatementUrl: null,
  contactUrl: null,
  tagManagerIds: [],
  availableBillingDates: [1],
  language: 'en-GB',
  texts: {},
  otherLanguages: [],
};

/** The theme that tests run with. */
export const testTheme: Theme = {
  themeAppPrimaryColour: null,
  themeAppSecondaryColour1: null,
  themeAppSecondaryColour2: null,
  themeAppHeaderBgColour: null,
  themeAppDarkBgColour: null,
  headerPrimaryColour: null,
  themeAppLogo: null,
  fontStyles: { heading: null, body: null },
  garageGothicUrl: null,
  themeAppSecondaryButtonStyle: null,
  themeAppShape: null,
  themeAppSurface: null,
  themeAppDensity: null,
};

interface Options {
  app?: AppName;
  /** Address of the page. */
  path?: string;
  /** Router path of the screen, for its parameters; without one it is there at every address. */
  route?: string;
  user?: User | null;
  client?: Partial<Client>;
  /** The registry; empty by default. */
  registry?: Registry;
  answers?: TestAnswer[];
  /** `visit` for what stays when a visitor logs in, as background parts do; screens mount again with every person. */
  lifetime?: 'person' | 'visit';
}

const ORIGIN = 'http://bookings.riverside.localhost:8080';

function testBoot(app: AppName): PageBoot {
  const origins = {
    bookings: ORIGIN,
    'my-account': ORIGIN,
    'online-joining': ORIGIN,
    'front-of-house': ORIGIN,
  };
  const deployment = {
    ...testDeploymentUrls,
    geocoderUrl: '/api/geocoding/{term}.json?key={key}&country=gb&limit=5',
    cookieDomain: 'riverside.localhost',
    origins: {
      ...origins,
      'my-account': 'http://my-account.riverside.localhost:8080',
      'online-joining': 'http://online-joining.riverside.localhost:8080',
      'front-of-house': 'http://front-of-house.riverside.localhost:8080',
    },
    bearer: false,
    telemetryUrl: null,
  };
  return { app, tenant: 'riverside', deployment, registry: [], preloaded: [] };
}

/** Renders a screen on a real platform whose transport answers from a list. */
export function renderWithPlatform(ui: ReactNode, options: Options = {}) {
  const {
    app = 'bookings',
    path = '/',
    route,
    user = null,
    client = {},
    registry = [],
    answers = [],
    lifetime = 'person',
  } = options;
  // biome-ignore lint/suspicious/noDocumentCookie: the platform reads the person's token from the cookie
  document.cookie = user ? `${TOKEN_COOKIE}=test-token; path=/` : `${TOKEN_COOKIE}=; path=/; max-age=0`;
  // Data that a test has put into the tab's storage belongs to the current person.
  createPersonalStorage(tabStorage()).belongsTo(user?.id ?? null, user ? 'test-token' : null);
  const { transport, requests } = createTestTransport([
    ...(user ? [answer(currentUser, user)] : []),
    ...answers,
  ]);
  const platform = createPlatform({ ...testBoot(app), registry }, transport);
  const Lifetime = lifetime === 'person' ? PersonScreens : Fragment;
  const screen = (
    <ErrorBoundary notFound={<p>Not found screen</p>} fallback={() => <p>Failed screen</p>}>
      {ui}
    </ErrorBoundary>
  );
  const result = render(
    <PlatformProvider platform={platform}>
      <BrandProvider theme={testTheme} brand={plainBrand}>
        <SiteContext value={{ ...testClient, ...client }}>
          <MemoryRouter initialEntries={[path]}>
            <PersonScope>
              {route ? (
                <Routes>
                  <Route path={route} element={<Lifetime>{screen}</Lifetime>} />
                  <Route path="*" element={<AnotherScreen />} />
                </Routes>
              ) : (
                <Lifetime>{screen}</Lifetime>
              )}
            </PersonScope>
          </MemoryRouter>
        </SiteContext>
      </BrandProvider>
    </PlatformProvider>,
  );
  return { ...result, bus: platform.bus, platform, requests };
}
