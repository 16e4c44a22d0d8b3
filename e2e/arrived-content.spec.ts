import type { BrowserContext } from '@playwright/test';
import { flagships, origin } from './support/hosts.ts';
import { expect, test } from './support/test.ts';

const VENUE = `${origin('riverside')}/location/${flagships.riverside.slug}`;

/** A worker starts, and on a busy machine its first pages are late. */
const STARTED = { timeout: 80_000 };

/** Waits until the gateway renders a page. */
async function waitUntilRendered(context: BrowserContext, address: string): Promise<void> {
  const load = async () => (await context.request.get(address)).text();
  if (!(await load()).includes('data-rendered')) await expect.poll(load, STARTED).toContain('data-rendered');
}

test('the search of a page whose script is lost is a plain form', async ({ page, context }) => {
  const home = `${origin('riverside')}/`;
  await waitUntilRendered(context, home);
  await page.route(/\/remotes\/mf-bookings\/.*\/home\.[\w]+\.js/, (route) => route.abort());
  await page.goto(home);
  await expect(page.getByText('This page could not be loaded.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Use my location' })).toBeDisabled();
  await page.getByRole('searchbox').fill('Sale');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(`${home}?search=Sale`);
});

test('a page that arrived whole can still be read when a script of its screen is lost, and comes back', async ({
  page,
  context,
}) => {
  await waitUntilRendered(context, VENUE);
  const lost = /\/remotes\/mf-bookings\/.*\/venue\.[\w]+\.js/;
  await page.route(lost, (route) => route.abort());
  await page.goto(VENUE);
  const notice = page.getByRole('alert').filter({ hasText: 'This page could not be loaded.' });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1, name: flagships.riverside.name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters' })).toBeDisabled();
  await expect(page.getByRole('main')).toHaveCount(1);

  await page.unroute(lost);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Filters' })).toBeEnabled();
  await expect(notice).toBeHidden();
});
