import type { APIRequestContext, Page } from '@playwright/test';
import { clearFaults, type Fault, setFault } from './support/faults.ts';
import { flagships } from './support/hosts.ts';
import { type IsolatedSite, startIsolatedSite } from './support/isolated-site.ts';
import { expect, test } from './support/test.ts';
import { addButtonName, dayPath, findSession, isPaid } from './support/timetable.ts';

/** Long enough for every attempt to load a remote to be given up. */
const GIVEN_UP = { timeout: 20_000 };

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page could not be loaded.' });

const expectHeader = async (page: Page) => {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Riverside Leisure' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeEnabled();
};

let site: IsolatedSite;
const home = () => `${site.origin('riverside')}/`;
const breakIt = (request: APIRequestContext, fault: Fault) =>
  setFault(request, fault, site.origin('riverside'));

test.beforeAll(async () => {
  site = await startIsolatedSite(test.info().parallelIndex, { canBreak: true });
});
test.afterEach(({ request }) => clearFaults(request, site.origin('riverside')));
test.afterAll(() => site.stop());

// The outage drill covers missing files.
for (const kind of ['hang', 'html', 'throw'] as const) {
  test(`bookings is down (${kind}): the rest of the page works, and it comes back`, async ({
    page,
    request,
  }) => {
    await breakIt(request, { remote: 'mf-bookings', kind });
    await page.goto(home(), { waitUntil: 'commit' });
    await expect(notice(page)).toBeVisible(GIVEN_UP);
    await expectHeader(page);
    await expect(page.getByRole('contentinfo')).toContainText('Riverside Leisure');

    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await expect(dialog.getByRole('textbox', { name: 'Password' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();

    const firstNotice = await notice(page).elementHandle();
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await firstNotice?.waitForElementState('hidden');
    await expect(notice(page)).toBeVisible(GIVEN_UP);
    await breakIt(request, { remote: 'mf-bookings', kind: 'none' });
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Find a venue' })).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });
}

test('the basket is down: classes can be looked at, and it comes back', async ({
  page,
  context,
  request,
  customer,
}) => {
  const session = await findSession(customer, { isWanted: isPaid });
  await customer.logIn(context);
  await breakIt(request, { remote: 'mf-basket', kind: '404' });

  await page.goto(`${site.origin('riverside')}${dayPath(flagships.riverside.slug, session)}`);
  await page.getByRole('button', { name: addButtonName(session) }).click();
  await expect(page.getByText('We couldn’t reach your basket. Please try again.')).toBeVisible(GIVEN_UP);

  await page.getByRole('link', { name: 'Shopping basket' }).click();
  await expect(notice(page)).toBeVisible(GIVEN_UP);
  await expect(page.getByRole('banner').getByRole('link', { name: 'My account' })).toBeVisible();

  await breakIt(request, { remote: 'mf-basket', kind: 'none' });
  await notice(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
});

test('the navigation is down: a bar replaces it, and it comes back', async ({ page, request }) => {
  await breakIt(request, { remote: 'mf-navigation', kind: 'throw' });
  await page.goto(home());
  await expect(page.getByRole('heading', { level: 1, name: 'Find a venue' })).toBeVisible();
  const again = page.getByRole('banner').getByRole('button', { name: 'Load menu' });
  await expect(again).toBeVisible(GIVEN_UP);
  await breakIt(request, { remote: 'mf-navigation', kind: 'none' });
  await again.click();
  await expect(again).toBeHidden();
  await expectHeader(page);
});

test('the navigation is down at a kiosk on a phone: each way of the bar is on one line', async ({
  page,
  request,
}) => {
  await breakIt(request, { remote: 'mf-navigation', kind: '404' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.origin('riverside', 'online-joining')}/?kiosk=true`);
  const bar = page.getByRole('banner');
  for (const way of [
    bar.getByRole('button', { name: 'Load menu' }),
    bar.getByRole('button', { name: 'Log in' }),
    bar.getByRole('link', { name: 'Start over' }),
  ]) {
    await expect(way).toBeInViewport({ ratio: 1, ...GIVEN_UP });
    const lines = await way.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
  }
  await expect(bar.getByRole('img', { name: 'Riverside Leisure' })).toBeInViewport({ ratio: 1 });
});

test('planned maintenance is announced, and the site comes back', async ({ page, request }) => {
  const words = 'Service disruption: Unable to access the site due to planned maintenance.';
  await breakIt(request, { api: 'frontend/theme', status: 503 });
  const response = await page.goto(home());
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
  await breakIt(request, { api: 'frontend/theme', status: null });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find a venue' })).toBeVisible();
});

test('a site without its looks says that it failed, and comes back', async ({ page, request }) => {
  await breakIt(request, { api: 'frontend/theme', status: 500 });
  await page.goto(home());
  await expect(
    page.getByRole('heading', { level: 1, name: 'We may have dropped the ball on this one.' }),
  ).toBeVisible();
  await expect(
    page.getByText('The page failed to load correctly. Try refreshing the page or return to the home page.'),
  ).toBeVisible();
  await breakIt(request, { api: 'frontend/theme', status: null });
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find a venue' })).toBeVisible();
});
