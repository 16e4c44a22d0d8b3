import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from 'shared-contracts/links';
import { clearFaults, setFault } from './support/faults.ts';
import { flagships, origin } from './support/hosts.ts';
import { expect, test } from './support/test.ts';
import { findSession, isPaid, sessionPath } from './support/timetable.ts';

/** As the tenant's settings have them (services/reference-api/seed/tenants.json). */
const SITE = 'https://www.riverside-leisure.example.com';
const NOTICES = [
  ['Privacy notice', `${SITE}/privacy`],
  ['Terms', `${SITE}/terms`],
  ['Accessibility', `${SITE}/accessibility`],
  ['Contact us', `${SITE}/contact`],
] as const;

/** On a busy machine the gateway sends pages as skeletons until the answers for them have come. */
const RENDERED = { timeout: 60_000 };

const bookings = origin('riverside');
const account = origin('riverside', 'my-account');
const joining = origin('riverside', 'online-joining');
const { slug } = flagships.riverside;

const notices = (page: Page) => page.getByRole('list', { name: 'Legal and contact' });

/** The notices lead to the tenant's pages, beside the page, so that nothing typed is lost. */
async function expectNotices(page: Page): Promise<void> {
  await expect(notices(page)).toHaveCount(1);
  const links = notices(page).getByRole('link');
  await expect(links).toHaveText(NOTICES.map(([title]) => `${title} (opens in a new tab)`));
  for (const [index, [, address]] of NOTICES.entries())
    await expect(links.nth(index)).toHaveAttribute('href', address);
  const address = page.url();
  const [opened] = await Promise.all([page.waitForEvent('popup'), links.first().click()]);
  await expect(opened.getByRole('heading', { name: 'The notice' })).toBeVisible();
  expect(opened.url()).toBe(NOTICES[0][1]);
  await opened.close();
  expect(page.url()).toBe(address);
}

/** True if a page has its notices before any script runs. */
async function hasNoticesWithoutScripts(request: APIRequestContext, url: string): Promise<boolean> {
  const html = await (await request.get(url, { headers: { accept: 'text/html' } })).text();
  return NOTICES.every(([, address]) => html.includes(`href="${address}"`));
}

test.beforeEach(async ({ context }) => {
  const body = '<!doctype html><title>Notice</title><h1>The notice</h1>';
  await context.route(`${SITE}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
});

test('every kind of page has the notices of the tenant, and they lead there', async ({
  page,
  context,
  request,
  customer,
}) => {
  test.setTimeout(300_000);
  const session = await findSession(customer, { isWanted: isPaid });
  const visit = (name: string, url: string, ready: RegExp) =>
    test.step(name, async () => {
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1, name: ready })).toBeVisible();
      await expectNotices(page);
    });

  const rendered = [
    ['home', `${bookings}/`, /^Find a venue/],
    ['a search', `${bookings}/?q=swimming`, /^Classes and courts/],
    ['a venue', `${bookings}${paths.venue(slug)}`, new RegExp(flagships.riverside.name)],
    ['a class', `${bookings}${sessionPath(slug, session)}`, new RegExp(session.name)],
    ['the login', `${bookings}/login`, /^Log in/],
    ['joining', `${joining}${paths.centre(slug)}`, /./],
  ] as const;
  for (const [name, url, ready] of rendered) {
    await visit(name, url, ready);
    await expect
      .poll(() => hasNoticesWithoutScripts(request, url), { ...RENDERED, message: name })
      .toBe(true);
  }
  await visit('registration', `${bookings}/register`, /./);
  await visit('a forgotten password', `${bookings}/reset-password`, /./);
  await visit('no such page', `${bookings}/nowhere`, /offside/);
  await visit('embedded joining', `${joining}/?embedded=true`, /./);
  await visit('an embedded page', `${bookings}/?embedded=true`, /^Find a venue/);

  await customer.logIn(context);
  await customer.putInBasket(session.id);
  await visit('the basket', `${bookings}${paths.basket}`, /^Basket/);
  await visit('the checkout', `${bookings}${paths.checkout}`, /^Checkout/);
  await visit('the account', `${account}/`, /^Hello/);
});

test('a kiosk has the addresses of the notices to read, and leaves the site by none', async ({ page }) => {
  await page.goto(`${joining}/kiosk?kiosk&centre=${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome to / })).toBeVisible();
  await expect(notices(page).getByRole('listitem')).toHaveText(
    NOTICES.map(([title, address]) => `${title}: ${address.replace('https://', '')}`),
  );
  await expect(notices(page).getByRole('link')).toHaveCount(0);
});

test.describe('during planned maintenance', () => {
  test.afterEach(({ request }) => clearFaults(request));

  test('the page in place of the site has them too @alone', async ({ page, request }) => {
    await setFault(request, { api: 'frontend/theme', status: 503 });
    await page.goto(`${bookings}/`);
    await expect(page.getByRole('heading', { level: 1, name: /^Service disruption/ })).toBeVisible();
    await expectNotices(page);
  });
});
