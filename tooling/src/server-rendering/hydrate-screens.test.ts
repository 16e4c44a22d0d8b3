import type vm from 'node:vm';
import { TEST_NOW } from 'reference-api/testing/test-database';
import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { browserScript } from './testing/browser-script.ts';
import type { OpenedPage, TestBrowser } from './testing/open-page.ts';
import { openScreen } from './testing/open-screen.ts';
import { personalNames, screenNames, startTestApi, type TestApi } from './testing/rendered-screens.ts';

const HOUR = 3_600_000;

let api: TestApi;
let script: vm.Script;
let opened: OpenedPage;
beforeAll(async () => {
  [script, api] = await Promise.all([browserScript(), startTestApi()]);
}, 120_000);
afterEach(() => opened.close());
afterAll(() => api.close());

/** Opens a page and gives it its scripts. */
async function open(name: string, browser: TestBrowser = {}, look?: (came: HTMLElement) => void) {
  const page = await openScreen(api, script, name, browser);
  opened = page;
  look?.(page.root);
  return { ...page, ...(await page.start()) };
}

/** Elements that leave a page when it is hydrated: the layout of the other width, entries for the other kind of person, and skeletons once there is content. */
const MAY_LEAVE =
  'nav, [data-layout], [data-for], div:has(> nav), [aria-haspopup="dialog"], [aria-busy], [aria-hidden], li:has(> [data-loading]), [role="status"], div:has(> [role="status"])';
const unforeseen = (elements: readonly Element[]) =>
  elements.filter((element) => !element.closest(MAY_LEAVE)).map(({ outerHTML }) => outerHTML);

const heading = (root: HTMLElement) => root.querySelector('h1')?.textContent;

describe.each(screenNames(TEST_NOW))('%s', (name) => {
  it.each<[string, TestBrowser]>([
    ['on a wide screen', {}],
    ['on a phone', { width: 390 }],
  ])('is hydrated in place %s', async (_where, browser) => {
    const { root, screen, complaints, replaced } = await open(name, browser);
    expect(complaints).toEqual([]);
    expect(heading(root)).toBe(screen.heading);
    expect(unforeseen(replaced)).toEqual([]);
  });
});

describe.each(personalNames)('%s', (name) => {
  const isInPlace = (root: HTMLElement) => (element: Element) => root.contains(element);

  it.each<[string, TestBrowser]>([
    ['on a wide screen', {}],
    ['on a phone', { width: 390 }],
  ])('is a shape that becomes the person’s own in place %s', async (_where, browser) => {
    const token = await api.loginAs('alex.member@example.com');
    const frame: Element[] = [];
    const { root, screen, complaints } = await open(
      name,
      { ...browser, cookies: [`${TOKEN_COOKIE}=${token}`] },
      (came) => frame.push(...came.querySelectorAll('h1, main, header, footer')),
    );
    expect(frame).toHaveLength(4);
    await vi.waitFor(() => expect(root.querySelector('main [data-loading]')).toBeNull(), 10_000);
    expect(complaints).toEqual([]);
    expect(heading(root)).toMatch(new RegExp(`^${screen.heading}`));
    expect(frame.filter((element) => !isInPlace(root)(element))).toEqual([]);
  });
});

const DETAILS = 'details (my-account of riverside)';

it('a visitor is led from a customer’s screen to the login, before it requests anything', async () => {
  const { document, root, complaints, asked } = await open(DETAILS);
  await vi.waitFor(() => expect(heading(root)).toBe('Log in'), 10_000);
  expect(document.location.search).toBe('?redirect=%2Fuser-details');
  expect(complaints).toEqual([]);
  expect(asked.filter((url) => /\/(?:auth|my-account)\//.test(url))).toEqual([]);
});

const HOME = 'bookings home (bookings of riverside)';
const VENUE = 'venue page (bookings of riverside)';
const CLASS = 'class page (bookings of riverside)';

describe('a page that was rendered for everyone', () => {
  it.each([HOME, VENUE, CLASS])('%s is hydrated for a person who is logged in', async (name) => {
    const token = await api.loginAs('alex.member@example.com');
    const { root, screen, complaints, replaced } = await open(name, {
      cookies: [`${TOKEN_COOKIE}=${token}`],
    });
    await vi.waitFor(() => expect(root.textContent).toContain('Log out'));
    expect(complaints).toEqual([]);
    expect(heading(root)).toBe(screen.heading);
    expect(replaced.filter((element) => element.matches('h1, main, header, footer'))).toEqual([]);
  });

  it.each([HOME, VENUE, CLASS])('%s is hydrated in New York', async (name) => {
    vi.stubEnv('TZ', 'America/New_York');
    const { complaints, replaced } = await open(name);
    expect(complaints).toEqual([]);
    expect(unforeseen(replaced)).toEqual([]);
  });

  it.each<[string, TestBrowser]>([
    ['a day ahead', { now: new Date(TEST_NOW.getTime() + 24 * HOUR) }],
    ['where the tab is a kiosk', { tab: { 'touchline:flags': 'kiosk' } }],
    ['where the tab keeps what a visitor chose', { tab: { 'touchline:for-whom': 'null' } }],
    ['with another venue chosen', { cookies: ['touchline_venues=bookings:beactive-urmston'] }],
  ])('is drawn again %s', async (_where, browser) => {
    const { root, complaints, replaced } = await open(HOME, browser);
    expect(complaints).toEqual([]);
    expect(heading(root)).toBe('Find a venue');
    expect(replaced.some((element) => element.matches('h1'))).toBe(true);
  });
});
