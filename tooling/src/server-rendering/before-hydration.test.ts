import type vm from 'node:vm';
import { TEST_NOW } from 'reference-api/testing/test-database';
import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import { PERSON_UNKNOWN, PERSONAL } from 'shared-contracts/unhydrated-page';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { browserScript } from './testing/browser-script.ts';
import type { OpenedPage, TestBrowser } from './testing/open-page.ts';
import { openScreen } from './testing/open-screen.ts';
import { screenNames, startTestApi, type TestApi } from './testing/rendered-screens.ts';

const HOME = 'bookings home (bookings of riverside)';
const VENUE = 'venue page (bookings of riverside)';

let api: TestApi;
let script: vm.Script;
let opened: OpenedPage;
beforeAll(async () => {
  [script, api] = await Promise.all([browserScript(), startTestApi()]);
}, 120_000);
afterEach(() => opened.close());
afterAll(() => api.close());

async function open(name: string, browser?: TestBrowser) {
  const page = await openScreen(api, script, name, browser);
  opened = page;
  return page;
}

const button = (root: ParentNode, name: string) =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement;

/** A new day: the page that came is not hydrated but drawn again. */
const tomorrow = () => ({ now: new Date(api.now().getTime() + 24 * 3_600_000) });

describe.each<[string, () => TestBrowser]>([
  ['that is hydrated', () => ({})],
  ['that is drawn again', tomorrow],
])('on a page %s', (_which, browser) => {
  it('a button pressed too early does what it is for, once', async () => {
    const { root, document, start } = await open(HOME, browser());
    const asked = () => document.querySelectorAll('[role="dialog"]').length;
    button(root, 'Log in').click();
    expect(asked()).toBe(0);
    await start();
    await vi.waitFor(() => expect(asked()).toBe(1), 10_000);
  });

  it('what is typed too early stays, and is searched for', async () => {
    const { root, document, start } = await open(HOME, browser());
    const field = () => root.querySelector<HTMLInputElement>('input[type="search"]') as HTMLInputElement;
    const { Event } = document.defaultView as unknown as typeof globalThis;
    field().value = 'Urmston';
    field().dispatchEvent(new Event('input', { bubbles: true }));
    await start();
    await vi.waitFor(() => expect(root.textContent).toContain('1 venue'), 10_000);
    expect(field().value).toBe('Urmston');
  });
});

describe.each<[string, () => TestBrowser]>([
  ['that is hydrated', () => ({})],
  ['that is drawn again', () => ({ cookies: ['touchline_venues=bookings:beactive-urmston'] })],
])('on the page of a venue %s', (_which, browser) => {
  it('a day pressed too early is chosen without leaving the page', async () => {
    const { root, document, start } = await open(VENUE, browser());
    const left = vi.fn();
    document.addEventListener('submit', (event) => event.defaultPrevented || left());
    const days = () => [...root.querySelectorAll<HTMLButtonElement>('[role="radiogroup"] [role="radio"]')];
    const label = days()[1]?.getAttribute('aria-label');
    days()[1]?.click();
    await start();
    const chosen = () => days().find((day) => day.getAttribute('aria-checked') === 'true');
    await vi.waitFor(() => expect(chosen()?.getAttribute('aria-label')).toBe(label), 10_000);
    expect(left).not.toHaveBeenCalled();
  });
});

describe('what differs from person to person', () => {
  const prices = (root: ParentNode) =>
    [...root.querySelectorAll('main li [data-personal] > strong')].map(({ textContent }) => textContent);
  const isMarked = ({ documentElement }: Document) => documentElement.hasAttribute(PERSON_UNKNOWN);

  it('is there at once for a visitor', async () => {
    const { root, document, start } = await open(VENUE);
    expect(isMarked(document)).toBe(false);
    expect(prices(root).length).toBeGreaterThan(0);
    const before = prices(root);
    await start();
    expect(prices(root)).toEqual(before);
  });

  it('is hidden from a person who is logged in until it is theirs, at the same size', async () => {
    const token = await api.loginAs('nia.everywhere@example.com');
    const { root, document, start } = await open(VENUE, { cookies: [`${TOKEN_COOKIE}=${token}`] });
    const visitors = prices(root);
    expect(isMarked(document)).toBe(true);
    const price = root.querySelector('main li [data-personal]') as HTMLElement;
    expect(document.defaultView?.getComputedStyle(price).visibility).toBe('hidden');
    const seen: string[][] = [];
    const look = setInterval(() => {
      if (!isMarked(document)) seen.push(prices(root) as string[]);
    }, 1);
    await start();
    await vi.waitFor(() => expect(isMarked(document)).toBe(false), 10_000);
    await vi.waitFor(() => expect(seen.length).toBeGreaterThan(0));
    clearInterval(look);
    expect(new Set(seen.map((shown) => shown.join()))).toEqual(new Set([prices(root).join()]));
    expect(prices(root)).not.toEqual(visitors);
    expect(root.textContent).toContain('Log out');
  });
});

/** The screens of a tenant that a person of it comes to; a login leads on, and planned work asks for no one. */
const visitedLoggedIn = screenNames(TEST_NOW).filter((name) => /^(?!login|planned).*of riverside/.test(name));

describe.each(visitedLoggedIn)('%s', (name) => {
  const isHidden = (element: Element) =>
    element.closest(`[${PERSON_UNKNOWN}] [${PERSONAL}], [data-layout="narrow"], [hidden], [inert]`) !== null;
  /** A button by which one logs in has done its work for a person who is logged in. */
  const LOGIN = /^Log in$/;

  it.each(['sam.new@example.com', 'casey.parent@example.com'])(
    'keeps every button that can be pressed until %s is known',
    async (email) => {
      const token = await api.loginAs(email);
      const { root, document, start } = await open(name, { cookies: [`${TOKEN_COOKIE}=${token}`] });
      const pressable = new Set<Element>();
      const look = () => {
        for (const each of root.querySelectorAll('main button')) if (!isHidden(each)) pressable.add(each);
      };
      look();
      const looking = setInterval(look, 1);
      await start();
      await vi.waitFor(
        () => expect(document.documentElement.hasAttribute(PERSON_UNKNOWN)).toBe(false),
        10_000,
      );
      clearInterval(looking);
      const names = new Set([...root.querySelectorAll('button')].map(({ textContent }) => textContent));
      const gone = [...pressable].filter(
        ({ isConnected, textContent }) => !isConnected && !names.has(textContent),
      );
      expect(gone.map(({ textContent }) => textContent).filter((text) => !LOGIN.test(text ?? ''))).toEqual(
        [],
      );
    },
  );
});
