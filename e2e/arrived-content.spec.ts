import { flagships, origin } from './support/hosts.ts';
import { expect, test } from './support/test.ts';

const VENUE = `${origin('riverside')}/location/${flagships.riverside.slug}`;

/** A worker starts, and on a busy machine its first pages are late. */
const STARTED = { timeout: 80_000 };

test('a page that arrived whole can still be read when a script of its screen is lost, and comes back', async ({
  page,
  context,
}) => {
  const visit = await context.request.get(VENUE);
  if (!(await visit.text()).includes('data-rendered'))
    await expect
      .poll(async () => (await context.request.get(VENUE)).text(), STARTED)
      .toContain('data-rendered');
  const lost = /\/remotes\/mf-bookings\/.*\/venue\.[\w]+\.js/;
  await page.route(lost, (route) => route.abort());
  await page.goto(VENUE);
  const notice = page.getByRole('alert').filter({ hasText: 'Bookings could not be loaded.' });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1, name: flagships.riverside.name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters' })).toBeDisabled();
  await expect(page.getByRole('main')).toHaveCount(1);

  await page.unroute(lost);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Filters' })).toBeEnabled();
  await expect(notice).toBeHidden();
});
