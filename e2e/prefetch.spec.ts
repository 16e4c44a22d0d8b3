import type { Page } from '@playwright/test';
import { flagships, origin } from './support/hosts.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday, venuePath } from './support/timetable.ts';

const bookings = origin('riverside');

/** The pages that the browser has fetched ahead so far. */
async function watchPrefetches(page: Page): Promise<Set<string>> {
  const fetched = new Set<string>();
  const client = await page.context().newCDPSession(page);
  client.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.add(prefetchUrl);
  });
  await client.send('Preload.enable');
  return fetched;
}

test('hovering a venue on home fetches its page ahead, and nothing else', async ({ page }) => {
  const fetched = await watchPrefetches(page);
  await page.goto(`${bookings}/`);
  await page.getByRole('link', { name: 'Shopping basket' }).hover();
  const venue = page.getByRole('region', { name: 'Venues' }).getByRole('link').first();
  const address = new URL((await venue.getAttribute('href')) ?? '', bookings).href;
  await venue.hover();
  await expect.poll(() => [...fetched]).toEqual([address]);
});

// Late in the evening, today has no class left.
test('hovering a class on a venue page fetches its page ahead', async ({ page }) => {
  const fetched = await watchPrefetches(page);
  await page.goto(`${bookings}${venuePath(flagships.riverside.slug, dayFromToday(1))}`);
  const link = page.getByRole('main').getByRole('link').and(page.locator('[href*="/sessions/"]')).first();
  const address = new URL((await link.getAttribute('href')) ?? '', bookings).href;
  await link.hover();
  await expect.poll(() => [...fetched]).toEqual([address]);
});
