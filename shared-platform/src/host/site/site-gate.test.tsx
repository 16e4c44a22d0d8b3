// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { FONTS_ACTIVE } from 'shared-contracts/active-fonts';
import { client } from 'shared-contracts/api/client';
import { type Theme, theme } from 'shared-contracts/api/theme';
import { VENUES_COOKIE } from 'shared-contracts/cookies';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithPlatform, testClient, testTheme } from '../../testing/render-with-platform.tsx';
import { answer, failure, type TestAnswer } from '../../testing/test-transport.ts';
import { SiteGate } from './site-gate.tsx';

const good = [answer(theme, testTheme), answer(client, testClient)];

function open(answers: TestAnswer[]) {
  const page = (
    <SiteGate>
      <main>
        <h1>The site</h1>
      </main>
    </SiteGate>
  );
  return renderWithPlatform(page, { answers: [...good, ...answers] });
}

function selectVenue(slug: string | null) {
  // biome-ignore lint/suspicious/noDocumentCookie: the platform reads the selected venue from the cookie
  document.cookie = `${VENUES_COOKIE}=bookings:${slug ?? ''}; path=/; max-age=${slug ? 60 : 0}`;
}

/** Faces that are active, or become so when the test says it. */
function stubFonts(isActive: boolean) {
  let activate: () => void = () => undefined;
  const active = new Promise<void>((resolve) => (activate = resolve));
  const wanted: string[] = [];
  const fonts = {
    check: () => isActive,
    load: (font: string) => {
      wanted.push(font);
      return active;
    },
    *[Symbol.iterator]() {
      for (const family of ['Lato', 'Roboto', 'Open Sans']) yield { family };
    },
  };
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  return { activate: () => act(async () => activate()), wanted };
}

beforeEach(() => void stubFonts(true));
afterEach(() => {
  selectVenue(null);
  document.documentElement.removeAttribute(FONTS_ACTIVE);
  Reflect.deleteProperty(document, 'fonts');
  vi.useRealTimers();
});

const site = () => screen.findByRole('heading', { level: 1, name: 'The site' });
const spinner = () => screen.queryByRole('status', { name: 'Loading' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const MAINTENANCE = 'Service disruption: Unable to access the site due to planned maintenance.';
const FAILURE = 'We may have dropped the ball on this one.';
const NOT_FOUND = "Whoops! Looks like you've gone offside.";

describe('settings of a tenant that cannot be read', () => {
  it('cost the tenant those settings, not the site', async () => {
    const wrong = {
      language: 'english please',
      currency: null,
      kiosk_profile: 7,
      texts: { 'mf-bookings': 1 },
    };
    const data = { id: '1', slug: 'riverside', name: 'Riverside Leisure', ...wrong };
    open([{ endpoint: client, respond: () => ({ status: 200, body: { status_code: 200, data } }) }]);
    expect(await site()).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('en-GB');
  });
});

describe('the spinner', () => {
  it('stands until the theme is here', async () => {
    let arrive: (value: Theme) => void = () => undefined;
    open([answer(theme, () => new Promise<Theme>((resolve) => (arrive = resolve)))]);
    expect(spinner()).toBeInTheDocument();
    await waitFor(() => expect(arrive).toHaveLength(1));
    expect(screen.queryByRole('main')).not.toBeInTheDocument();
    arrive(testTheme);
    expect(await site()).toBeInTheDocument();
    expect(spinner()).not.toBeInTheDocument();
  });

  it('stands until both faces are active at 400 and 700', async () => {
    const { activate, wanted } = stubFonts(false);
    open([answer(theme, { ...testTheme, fontStyles: { heading: 'Lato', body: 'Roboto' } })]);
    await waitFor(() => expect(wanted).toHaveLength(4));
    expect(wanted).toEqual(["400 1em 'Lato'", "700 1em 'Lato'", "400 1em 'Roboto'", "700 1em 'Roboto'"]);
    expect(spinner()).toBeInTheDocument();
    expect(screen.queryByRole('main')).not.toBeInTheDocument();
    expect(document.documentElement).not.toHaveAttribute(FONTS_ACTIVE);
    await activate();
    expect(await site()).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute(FONTS_ACTIVE);
  });

  it('does not wait for faces longer than three seconds', async () => {
    const { wanted } = stubFonts(false);
    vi.useFakeTimers();
    open([]);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(wanted).toHaveLength(2);
    await act(() => vi.advanceTimersByTimeAsync(2_999));
    expect(spinner()).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('main')).toBeInTheDocument();
  });
});

describe('a theme that fails', () => {
  it('with 503 is maintenance', async () => {
    open([failure(theme, 503)]);
    expect(await heading(MAINTENANCE)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Go home' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('leaves the notices of the tenant, and no question about cookies that nothing would ask', async () => {
    const privacyNoticeUrl = 'https://riverside.example/privacy';
    const site = { ...testClient, privacyNoticeUrl, tagManagerIds: ['GTM-ABC123'] };
    open([failure(theme, 503), answer(client, site)]);
    const notice = await screen.findByRole('link', { name: 'Privacy notice (opens in a new tab)' });
    expect(notice).toHaveAttribute('href', privacyNoticeUrl);
    expect(screen.queryByRole('button', { name: 'Cookie choices' })).not.toBeInTheDocument();
  });

  it.each([500, 404, 'cut'] as const)('with %s is the page that failed', async (status) => {
    open([failure(theme, status)]);
    expect(await heading(FAILURE)).toBeInTheDocument();
    expect(
      screen.getByText(
        'The page failed to load correctly. Try refreshing the page or return to the home page.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  });

  it('for a venue is asked for once without it', async () => {
    selectVenue('sale');
    const { requests } = open([
      {
        endpoint: theme,
        respond: (request) =>
          (request.url.includes('venue=') ? failure(theme, 503) : answer(theme, testTheme)).respond(request),
      },
    ]);
    expect(await site()).toBeInTheDocument();
    const asked = requests.map(({ url }) => url).filter((url) => url.includes('theme'));
    expect(asked).toEqual(['/api/v1/frontend/theme?venue=sale', '/api/v1/frontend/theme']);
  });

  it('for a venue and without it follows from the last answer', async () => {
    selectVenue('sale');
    const { requests } = open([
      {
        endpoint: theme,
        respond: (request) => failure(theme, request.url.includes('venue=') ? 500 : 503).respond(request),
      },
    ]);
    expect(await heading(MAINTENANCE)).toBeInTheDocument();
    expect(requests.filter(({ url }) => url.includes('theme'))).toHaveLength(2);
  });
});

describe('a client that fails', () => {
  it('is not found', async () => {
    const { requests } = open([failure(client, 500)]);
    expect(await heading(NOT_FOUND)).toBeInTheDocument();
    expect(
      screen.getByText("The page you're looking for doesn't exist. Return home to keep the ball rolling."),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
    expect(screen.getByText(/^If the address is right, the fault is ours\./)).toBeInTheDocument();
    expect(requests.filter(({ url }) => url === '/api/v1/client')).toHaveLength(1);
  });

  it('together with the theme is shown as that of the theme', async () => {
    open([failure(client, 500), failure(theme, 503)]);
    expect(await heading(MAINTENANCE)).toBeInTheDocument();
  });
});
