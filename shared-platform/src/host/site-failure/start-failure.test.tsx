// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { PAGE_BOOT_ELEMENT, type PageBoot } from 'shared-contracts/config';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { testDeploymentUrls } from '../../testing/test-transport.ts';
import { startHost } from '../site/start-host.tsx';

vi.mock('../site/site-gate.tsx', () => ({ SiteGate: () => <h1>The site</h1> }));
vi.mock('../site/share-with-remotes.ts', () => ({ shareWithRemotes: async () => ({}) }));

const FAILURE = 'We may have dropped the ball on this one.';
const origin = 'http://bookings.riverside.localhost';
const boot: PageBoot = {
  app: 'bookings',
  tenant: 'riverside',
  deployment: {
    ...testDeploymentUrls,
    geocoderUrl: '/geo',
    cookieDomain: 'riverside.localhost',
    origins: { bookings: origin, 'my-account': origin, 'online-joining': origin, 'front-of-house': origin },
    bearer: false,
    telemetryUrl: null,
  },
  registry: [],
  preloaded: [],
};

const asked = vi.fn<typeof fetch>();
const after = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
const headings = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
const start = () => act(async () => void startHost(() => null));

/** As a server that takes the call and says nothing. */
const silent: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
  );

beforeAll(async () => {
  await import('./start-failure.tsx');
  await import('../../page/request-page-boot.ts');
});
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('reportError', vi.fn());
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  asked.mockReset();
});

it.each<[string, () => typeof fetch]>([
  ...[403, 404, 422, 500, 503].map((status): [string, () => typeof fetch] => [
    String(status),
    () => async () => new Response('{}', { status }),
  ]),
  ['garbage', () => async () => new Response('<!doctype html>')],
  ['another shape', () => async () => Response.json({ app: 'bookings' })],
  ['a cut connection', () => () => Promise.reject(new TypeError('Failed to fetch'))],
  ['silence', () => silent],
])('a page boot that ends in %s ends in words, and the page starts once it can', async (_what, answer) => {
  asked.mockImplementation(answer());
  await start();
  await after(16);
  expect(headings()).toEqual([FAILURE]);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('This page will reload as soon as the site is back.');
  asked.mockImplementation(async () => Response.json(boot));
  await after(60);
  expect(headings()).toEqual(['The site']);
});

it('what arrived with the page and cannot be used is not requested again and again', async () => {
  const inlined = Object.assign(document.createElement('script'), {
    id: PAGE_BOOT_ELEMENT,
    type: 'application/json',
    textContent: '{"app":',
  });
  document.body.append(inlined);
  await start();
  await after(600);
  expect(headings()).toEqual([FAILURE]);
  expect(asked).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
