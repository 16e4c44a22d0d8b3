import type { Page } from '@playwright/test';
import { flagships } from './support/hosts.ts';
import { type IsolatedSite, startIsolatedSite } from './support/isolated-site.ts';
import { expect, test } from './support/test.ts';

/** Long enough for every attempt to load a part, and for what comes late. */
const GIVEN_UP = { timeout: 20_000 };
/** Delay of each answer of a slow gateway, in milliseconds. */
const LATE = 700;

let site: IsolatedSite;
const home = () => `${site.origin('riverside')}/`;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await startIsolatedSite(test.info().parallelIndex);
});
test.afterAll(() => site.stop());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const search = (page: Page) => page.getByRole('searchbox', { name: /town or postcode$/ });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).first();

test('dies while a page is open: what is there stays, what is missing is had when it is back', async ({
  page,
  browser,
}) => {
  const venue = flagships.riverside.name;
  await page.goto(home());
  await expect(heading(page, 'Find a venue')).toBeVisible();
  await site.stop();
  await search(page).fill(venue);
  await page.getByRole('link', { name: venue }).first().click();
  await expect(tryAgain(page)).toBeVisible(GIVEN_UP);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Riverside Leisure' })).toBeVisible();

  const newcomer = await (await browser.newContext()).newPage();
  await expect(newcomer.goto(home())).rejects.toThrow('ERR_CONNECTION_REFUSED');
  await site.restart();
  await tryAgain(page).click();
  await expect(heading(page, venue)).toBeVisible(GIVEN_UP);
  await newcomer.goto(home());
  await expect(heading(newcomer, 'Find a venue')).toBeVisible();
  await newcomer.context().close();
});

test('is slow: the page comes complete, later', async ({ page }) => {
  await page.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE));
    await route.continue();
  });
  await page.goto(home(), { waitUntil: 'commit' });
  await expect(search(page)).toBeVisible(GIVEN_UP);
  await expect(tryAgain(page)).toHaveCount(0);
});
