import fs from 'node:fs';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { login } from 'shared-contracts/api/auth';
import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import { apiOf } from './support/api.ts';
import { flagships, origin } from './support/hosts.ts';
import { type IsolatedSite, startIsolatedSite } from './support/isolated-site.ts';
import { people } from './support/people.ts';
import { beforeRendering, halfOf, replaceServerHalf } from './support/server-halves.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday } from './support/timetable.ts';

const remote = 'mf-bookings';
const VENUE = `/location/${flagships.riverside.slug}`;
const HOME_TITLE = 'Find a venue';
/** A worker starts, and on a busy machine its first pages are late. */
const STARTED = { timeout: 80_000 };

let site: IsolatedSite;
let originalHalf: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await startIsolatedSite(test.info().parallelIndex, { hasRenderer: true });
  originalHalf = fs.readFileSync(halfOf(site, remote), 'utf8');
});
test.afterAll(() => site.stop());

const at = (path: string, app: 'bookings' | 'my-account' = 'bookings') =>
  `${site.origin('riverside', app)}${path}`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const textOf = async (request: APIRequestContext, url: string, headers = {}) =>
  (await request.get(url, { headers: { accept: 'text/html', ...headers } })).text();

/** Asks until a page comes with its content, or until it does not. */
const expectRendered = (request: APIRequestContext, url: string, isRendered = true) =>
  expect.poll(async () => (await textOf(request, url)).includes('data-rendered'), STARTED).toBe(isRendered);

async function withoutScripts(browser: Browser, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await look(await context.newPage());
  await context.close();
}

/** A page that its scripts draw, and that works as ever. */
async function expectWorkingSkeleton(page: Page, request: APIRequestContext): Promise<void> {
  await expectRendered(request, at('/'), false);
  await page.goto(at('/'));
  await expect(heading(page, HOME_TITLE)).toBeVisible();
  await page.getByRole('searchbox', { name: /town or postcode$/ }).fill(flagships.riverside.name);
  await page
    .getByRole('link', { name: new RegExp(`^${flagships.riverside.name}`) })
    .first()
    .click();
  await expect(heading(page, flagships.riverside.name)).toBeVisible();
}

test('public pages can be read without scripts', async ({ browser, request }) => {
  await expectRendered(request, at('/'));
  await expectRendered(request, at(VENUE));
  await withoutScripts(browser, async (page) => {
    await page.goto(at('/'));
    await expect(heading(page, HOME_TITLE)).toBeVisible();
    await page.goto(at(VENUE));
    await expect(heading(page, flagships.riverside.name)).toBeVisible();
    // Text locators pass over this element.
    const withoutScript = await page.locator('main noscript').first().innerText();
    expect(withoutScript).toContain('Without JavaScript you can read the timetable.');
  });
});

test('the timetable of another day can be read without scripts', async ({ browser, request }) => {
  const tomorrow = dayFromToday(1);
  await expectRendered(request, at(`${VENUE}?date=${tomorrow}`));
  await withoutScripts(browser, async (page) => {
    await page.goto(at(VENUE));
    const days = page.getByRole('radiogroup', { name: 'Day' });
    await days.getByRole('radio', { name: /, tomorrow$/i }).click();
    await expect(page).toHaveURL(at(`${VENUE}?date=${tomorrow}`));
    await expect(days.getByRole('radio', { name: /, tomorrow$/i })).toBeChecked();
    const firstClass = page.getByRole('main').locator(`a[href*="/sessions/"]`).first();
    await expect(firstClass).toBeVisible();
  });
});

test('everyone gets the same bytes', async ({ request }) => {
  const tokens = await Promise.all(
    [people.sam, people.alex, people.staff, people.harbourSam].map(
      async ({ tenant, username, password }) =>
        (await apiOf(request, origin(tenant), null).call(login, { body: { username, password } })).token,
    ),
  );
  const personal = ['/', '/user-details', '/bookings', '/memberships', '/payments'];
  const rendered = [
    ...['/', VENUE, '/login', '/basket'].map((path) => at(path)),
    ...personal.map((path) => at(path, 'my-account')),
  ];
  for (const url of rendered) await expectRendered(request, url);
  for (const url of rendered) {
    const pages = [await textOf(request, url)];
    for (const token of tokens) {
      const headers = { cookie: `${TOKEN_COOKIE}=${token}`, authorization: `Bearer ${token}` };
      pages.push(await textOf(request, url, headers));
    }
    expect(new Set(pages).size, url).toBe(1);
  }
});

test('another server half of the same remote renders its own pages at once', async ({ browser, request }) => {
  replaceServerHalf(site, remote, (source) => source.replaceAll(HOME_TITLE, 'Where to, today?'));
  await expect.poll(() => textOf(request, at('/')), STARTED).toContain('Where to, today?</h1>');
  await withoutScripts(browser, async (page) => {
    await page.goto(at('/'));
    await expect(heading(page, 'Where to, today?')).toBeVisible();
  });
});

test('a page that another release has rendered is drawn again by the scripts it names', async ({ page }) => {
  await page.goto(at('/'));
  await expect(heading(page, HOME_TITLE)).toBeVisible();
  await page.getByRole('searchbox', { name: /town or postcode$/ }).fill(flagships.riverside.name);
  await page
    .getByRole('link', { name: new RegExp(`^${flagships.riverside.name}`) })
    .first()
    .click();
  await expect(heading(page, flagships.riverside.name)).toBeVisible();
});

let releases = 0;

/** Has the remote's own half run again, as another release: what has failed is left alone for a minute. */
async function restore(request: APIRequestContext): Promise<void> {
  releases += 1;
  replaceServerHalf(site, remote, () => `${originalHalf}\n// release ${releases}`);
  await expectRendered(request, at('/'));
}

for (const [what, change] of [
  ['loops when it is loaded', (source: string) => `for (;;);\n${source}`],
  ['loops when it renders', beforeRendering('for (;;);')],
  ['throws when it is loaded', (source: string) => `throw new Error('broken half');\n${source}`],
  ['throws when it renders', beforeRendering("throw new Error('broken screen');")],
] as const) {
  test(`a server half that ${what} costs its own pages; others are rendered`, async ({ page, request }) => {
    await restore(request);
    replaceServerHalf(site, remote, change);
    await expectWorkingSkeleton(page, request);
    await expectRendered(request, at('/login'));
  });
}

test('a slow server half costs the first visitor the content, and no one else', async ({ request }) => {
  await restore(request);
  const slow = 'for (const until = Date.now() + 400; Date.now() < until; );';
  replaceServerHalf(site, remote, beforeRendering(slow));
  await expectRendered(request, at('/'), false);
  await expectRendered(request, at('/'));
});

test('a renderer that is killed costs no page; what was kept stays rendered', async ({ page, request }) => {
  await restore(request);
  await site.renderer.kill();
  expect(await textOf(request, at('/'))).toContain('data-rendered');
  const venue = flagships.riverside;
  expect(await textOf(request, at('/location/altrincham-leisure-centre'))).not.toContain('data-rendered');
  await page.goto(at(`/location/${venue.slug}`));
  await expect(heading(page, venue.name)).toBeVisible();
  await site.renderer.start();
  await expectRendered(request, at(VENUE));
});

test('a navigation whose server half throws costs its header, not the screen', async ({ page, request }) => {
  await restore(request);
  const published = fs.readFileSync(halfOf(site, 'mf-navigation'), 'utf8');
  replaceServerHalf(site, 'mf-navigation', () => `throw new Error('broken half');\n${published}`);
  await expectRendered(request, at('/login'));
  await expectRendered(request, at('/'));
  await page.goto(at('/'));
  await expect(heading(page, HOME_TITLE)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  replaceServerHalf(site, 'mf-navigation', () => published);
  await expectRendered(request, at('/'));
});

test('a server half with another byte than was published is not run', async ({ page, request }) => {
  await site.renderer.kill();
  fs.appendFileSync(halfOf(site, remote), ' ');
  await site.renderer.start();
  // Another set of releases, of which no page has been kept.
  replaceServerHalf(site, 'mf-navigation', (source) => `${source}\n`);
  await expectRendered(request, at('/login'));
  await expectWorkingSkeleton(page, request);
});

test('a navigation from before there were server halves costs its header, not the screen', async ({
  page,
  request,
}) => {
  await restore(request);
  replaceServerHalf(site, 'mf-navigation', () => null);
  // Another release of the remote, so that no page of before is sent.
  await restore(request);
  await expect.poll(() => textOf(request, at('/')), STARTED).not.toContain('Buy a membership');
  expect(await textOf(request, at('/'))).toContain(`${HOME_TITLE}</h1>`);
  await page.goto(at('/'));
  await expect(heading(page, HOME_TITLE)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Buy a membership' })).toBeVisible();
  await expectRendered(request, at('/login'));
});

test('a release from before there were server halves is drawn in the browser', async ({ page, request }) => {
  await restore(request);
  replaceServerHalf(site, remote, () => null);
  await expectWorkingSkeleton(page, request);
  await expectRendered(request, at('/login'));
});
