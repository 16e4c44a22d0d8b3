import type { APIRequestContext, Page } from '@playwright/test';
import { VENUES_COOKIE } from 'shared-contracts/cookies';
import { clearFaults, type Fault, setFault } from './support/faults.ts';
import { flagships } from './support/hosts.ts';
import { type IsolatedSite, startIsolatedSite } from './support/isolated-site.ts';
import { PASSWORD } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Long enough for every attempt to load a remote to be given up, and for a page to look again. */
const GIVEN_UP = { timeout: 25_000 };
const MAINTENANCE = 'Service disruption: Unable to access the site due to planned maintenance.';
const NOT_FOUND = "Whoops! Looks like you've gone offside.";

let site: IsolatedSite;
const at = (path: string) => `${site.origin('riverside')}${path}`;
const breakIt = (request: APIRequestContext, fault: Fault) =>
  setFault(request, fault, site.origin('riverside'));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const banner = (page: Page) => page.getByRole('banner');

test.beforeAll(async () => {
  site = await startIsolatedSite(test.info().parallelIndex, { canBreak: true });
});
test.afterEach(({ request }) => clearFaults(request, site.origin('riverside')));
test.afterAll(() => site.stop());

test('without the navigation a bar has the brand, home, login and logout @phone', async ({
  page,
  request,
  customer,
}) => {
  await breakIt(request, { remote: 'mf-navigation', kind: '404' });
  await page.goto(at(`/location/${flagships.riverside.slug}`));
  const again = banner(page).getByRole('button', { name: 'Load menu' });
  await expect(again).toBeVisible(GIVEN_UP);
  await expect(page.getByText('The navigation could not be loaded.')).toHaveCount(0);

  await banner(page).getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('textbox', { name: 'Email address or customer ID' }).fill(customer.person.username);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await banner(page).getByRole('button', { name: 'Log out' }).click();
  await expect(banner(page).getByRole('button', { name: 'Log in' })).toBeVisible();

  await banner(page).getByRole('link', { name: 'Riverside Leisure' }).click();
  await expect(heading(page, 'Find a venue')).toBeVisible();
  await expect(again).toBeVisible(GIVEN_UP);
  await breakIt(request, { remote: 'mf-navigation', kind: 'none' });
  await again.click();
  await expect(again).toBeHidden();
  await expect(banner(page).getByRole('link', { name: 'Riverside Leisure' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Riverside Leisure');
});

test('a basket whose person cannot be loaded says so, and comes with one click', async ({
  page,
  request,
  context,
  customer,
}) => {
  await breakIt(request, { api: 'auth/user', status: 403 });
  await customer.logIn(context);
  await page.goto(at('/basket'));
  await expect(page.getByText('We can’t load your account at the moment.')).toBeVisible(GIVEN_UP);
  await expect(page.getByRole('main').getByRole('button', { name: 'Log out' })).toBeVisible();
  await breakIt(request, { api: 'auth/user', status: null });
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Basket')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
});

test('while the API is down the page has the brand, and comes back by itself @phone', async ({
  page,
  request,
}) => {
  await page.goto(at('/'));
  await expect(heading(page, 'Find a venue')).toBeVisible();
  await breakIt(request, { service: 'reference-api', kind: 'down' });
  const address = at(`/location/${flagships.riverside.slug}?on=later`);
  const response = await page.goto(address);
  expect(response?.status()).toBe(503);
  expect(response?.headers()['retry-after']).toBe('30');
  await expect(heading(page, MAINTENANCE)).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Riverside Leisure' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('This page will reload as soon as the site is back.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText("Not yet. We'll keep trying.")).toBeVisible();

  await breakIt(request, { service: 'reference-api', kind: 'none' });
  await expect(heading(page, flagships.riverside.name)).toBeVisible({ timeout: 45_000 });
  expect(page.url()).toBe(address);
});

const targets = [
  '/.//x',
  '/%2e//x',
  '/a/..//evil.example',
  '/\\evil.example',
  '/%5Cevil',
  '/%E0%A4%A',
  '/a%0Ab',
];
for (const target of [...targets, `/${'x'.repeat(4_096)}`, '/login?redirect='.repeat(60)]) {
  test(`after the login, ${target.slice(0, 40)} leads home`, async ({ page, context, customer }) => {
    await customer.logIn(context);
    await page.goto(at(`/login?redirect=${encodeURIComponent(target)}`));
    await expect(heading(page, 'Find a venue')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });
}

for (const path of ['/%E0%A4%A', '/a%0Ab', '/%E2%80%A8', '//evil.example', `/${'x'.repeat(4_096)}`]) {
  test(`the address ${path.slice(0, 40)} is not found, in words`, async ({ page }) => {
    await page.goto(at(path));
    await expect(heading(page, NOT_FOUND)).toBeVisible();
    await page.getByRole('link', { name: 'Go home' }).click();
    await expect(heading(page, 'Find a venue')).toBeVisible();
  });
}

test.describe('a venue that was saved and is no longer there', () => {
  test.beforeEach(async ({ context }) => {
    await context.addCookies([
      { name: VENUES_COOKIE, value: 'bookings:closed-baths', domain: '.riverside.localhost', path: '/' },
    ]);
  });

  for (const path of ['/', '/redirect-to-selected-venue']) {
    test(`is forgotten at ${path}, in words`, async ({ page, context }) => {
      await page.goto(at(path));
      await expect(heading(page, 'Find a venue')).toBeVisible();
      await expect(
        page.getByText('The venue you chose is no longer available. Choose another one below.'),
      ).toBeVisible();
      const cookies = await context.cookies(at('/'));
      expect(cookies.find(({ name }) => name === VENUES_COOKIE)?.value ?? '').not.toContain('closed-baths');
      await banner(page).getByRole('link', { name: 'Riverside Leisure' }).click();
      await expect(heading(page, 'Find a venue')).toBeVisible();
    });
  }

  test('is still not found when someone types its address', async ({ page }) => {
    await page.goto(at('/location/closed-baths'));
    await expect(heading(page, NOT_FOUND)).toBeVisible();
  });
});
