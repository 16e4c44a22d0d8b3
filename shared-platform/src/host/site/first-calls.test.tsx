// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { client } from 'shared-contracts/api/client';
import { theme } from 'shared-contracts/api/theme';
import { VENUES_COOKIE } from 'shared-contracts/cookies';
import type { Endpoint } from 'shared-contracts/endpoint';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithPlatform, testClient, testTheme } from '../../testing/render-with-platform.tsx';
import { answer, failure, type TestAnswer } from '../../testing/test-transport.ts';
import { SiteGate } from './site-gate.tsx';

const MAINTENANCE = 'Service disruption: Unable to access the site due to planned maintenance.';
const FAILURE = 'We may have dropped the ball on this one.';
const NOT_FOUND = "Whoops! Looks like you've gone offside.";

/** Longest wait for faces, in seconds (decisions 50); here none ever comes. */
const FONT_WAIT = 3;

const contact = { customerServicePhone: '0161 000 0000', customerServiceEmail: 'help@riverside.example' };
const good = [answer(theme, testTheme), answer(client, { ...testClient, ...contact })];

const garbage = (endpoint: Endpoint): TestAnswer => ({
  endpoint,
  respond: () => ({ status: 200, body: '<!doctype html><title>Wi-Fi login</title>' }),
});
const silence = (endpoint: Endpoint): TestAnswer => ({
  endpoint,
  respond: () => new Promise(() => undefined),
});

/** As a server that accepts the call and is given up in the end. */
const hanging = (endpoint: Endpoint): TestAnswer => ({
  endpoint,
  respond: () => new Promise((resolve) => setTimeout(resolve, 30_000, { status: 504, body: null })),
});

/** Everything is well but what the list says, until it is mended. */
function open(bad: TestAnswer[]) {
  let isMended = false;
  const answers = bad.map(({ endpoint, respond }): TestAnswer => {
    const well = good.find((each) => each.endpoint === endpoint);
    return { endpoint, respond: (request) => (isMended && well ? well.respond(request) : respond(request)) };
  });
  const page = (
    <SiteGate>
      <main>
        <h1>The site</h1>
      </main>
    </SiteGate>
  );
  const { requests } = renderWithPlatform(page, { answers: [...good, ...answers] });
  const mend = () => {
    isMended = true;
  };
  return { requests, mend };
}

const after = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
const headings = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
const status = () => screen.getByRole('status').textContent;
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

beforeAll(async () => void (await import('../site-failure/site-failure.tsx')));
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const statuses = [400, 403, 404, 422, 429, 500, 502, 503, 504, 'cut'] as const;
const failures = (endpoint: Endpoint): [string, TestAnswer][] => [
  ...statuses.map((status): [string, TestAnswer] => [String(status), failure(endpoint, status)]),
  ['garbage', garbage(endpoint)],
  ['silence', silence(endpoint)],
];

describe('whatever happens to the first calls', () => {
  const themes = failures(theme).map(
    ([what, answered]) => [what, answered, what === '503' ? MAINTENANCE : FAILURE] as const,
  );
  it.each(themes)('a theme that ends in %s ends in words with a way on', async (_what, answered, words) => {
    open([answered]);
    await after(21);
    expect(headings()).toEqual([words]);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(status()).toBe('This page will reload as soon as the site is back.');
  });

  const clients = failures(client).map(
    ([what, answered]) => [what, answered, what === 'silence' ? FAILURE : NOT_FOUND] as const,
  );
  it.each(clients)('a client that ends in %s ends in words with a way on', async (_what, answered, words) => {
    open([answered]);
    await after(21);
    expect(headings()).toEqual([words]);
    expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  });

  it.each(['400', '403', '404', '422'])('a client with %s is not requested again', async (status) => {
    const { requests } = open([failure(client, Number(status))]);
    await after(600);
    expect(requests.filter(({ url }) => url === '/api/v1/client')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

describe('a wait', () => {
  it('of eight seconds says that it takes longer than usual, and of twenty that the page failed', async () => {
    open([silence(theme)]);
    await after(7.9);
    expect(screen.getByRole('status', { name: 'Loading' })).toHaveTextContent('');
    await after(0.2);
    expect(status()).toBe('This is taking longer than usual.');
    await after(12);
    expect(headings()).toEqual([FAILURE]);
  });

  it('that ends late is over with the answer', async () => {
    let arrive: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    open([answer(theme, () => late.then(() => testTheme))]);
    await after(25);
    expect(headings()).toEqual([FAILURE]);
    arrive();
    await after(0);
    expect(headings()).toEqual(['The site']);
  });
});

describe('the page comes back by itself', () => {
  it.each([
    ['maintenance', failure(theme, 503)],
    ['a theme that failed', failure(theme, 500)],
    ['a client that failed', failure(client, 500)],
    ['silence', hanging(theme)],
  ])('after %s', async (_what, bad) => {
    const { mend } = open([bad]);
    await after(30);
    mend();
    await after(90);
    expect(headings()).toEqual(['The site']);
  });

  it('asking ever more seldom, and nothing while no one looks', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    const { requests } = open([failure(theme, 503)]);
    const asked = () => requests.filter(({ url }) => url.includes('theme')).length;
    await after(0);
    expect(asked()).toBe(1);
    await after(5);
    expect(asked()).toBe(2);
    await after(9.9);
    expect(asked()).toBe(2);
    await after(0.1);
    expect(asked()).toBe(3);
    hidden.mockReturnValue(true);
    await after(600);
    expect(asked()).toBe(3);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await after(5);
    expect(asked()).toBe(4);
  });

  it('or at once when the person tries again, and it says when that had no success', async () => {
    const { mend } = open([failure(theme, 503)]);
    await after(0);
    await press('Try again');
    expect(status()).toBe("Not yet. We'll keep trying.");
    mend();
    await press('Try again');
    await after(FONT_WAIT);
    expect(headings()).toEqual(['The site']);
  });

  it('for the venue that was chosen, and without it when that one has no theme', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the platform reads the selected venue from the cookie
    document.cookie = `${VENUES_COOKIE}=bookings:sale; path=/; max-age=60`;
    const { mend, requests } = open([failure(theme, 503)]);
    await after(0);
    mend();
    await after(5 + FONT_WAIT);
    expect(headings()).toEqual(['The site']);
    expect(requests.filter(({ url }) => url.endsWith('theme?venue=sale'))).toHaveLength(2);
    // biome-ignore lint/suspicious/noDocumentCookie: the next test starts without a venue
    document.cookie = `${VENUES_COOKIE}=; path=/; max-age=0`;
  });
});

describe('the page in place of the site', () => {
  it("is the tenant's own: name, way home and contact", async () => {
    open([failure(theme, 503)]);
    await after(0);
    expect(screen.getByRole('banner')).toHaveTextContent('Riverside Leisure');
    expect(screen.getByRole('main')).toHaveTextContent('Need help now?');
    expect(screen.getByRole('link', { name: '0161 000 0000' })).toHaveAttribute('href', 'tel:01610000000');
    expect(screen.getByRole('link', { name: 'help@riverside.example' })).toHaveAttribute(
      'href',
      'mailto:help@riverside.example',
    );
    expect(document.title).toBe(`Riverside Leisure | ${MAINTENANCE}`);
  });

  it('is named after the host when no one knows the tenant', async () => {
    open([failure(theme, 500), failure(client, 500)]);
    await after(0);
    expect(screen.getByRole('banner')).toHaveTextContent(window.location.hostname);
  });

  it('has no bar within the page of an operator, and keeps the flag on the way home', async () => {
    window.history.replaceState(null, '', '/?embedded=true');
    open([failure(theme, 500)]);
    await after(0);
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/?embedded=true');
    window.history.replaceState(null, '', '/');
    sessionStorage.clear();
  });
});
