import { flagships, origin } from './support/hosts.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday, venuePath } from './support/timetable.ts';

const TRANSPARENT = 'rgba(0, 0, 0, 0)';

test('a file is chosen with our own button, never with the browser’s', async ({ page, enterAs }) => {
  await enterAs(people.jo);
  for (const [path, name] of [
    ['/memberships', /^Upload .*for /],
    ['/user-details', /photo/],
  ] as const) {
    await page.goto(`${origin('riverside', 'my-account')}${path}`);
    const button = page.getByRole('main').getByRole('button', { name }).first();
    await expect(button).toBeVisible();
    const fields = page.locator('input[type="file"]');
    expect(await fields.count(), path).toBeGreaterThan(0);
    for (const field of await fields.all()) await expect(field).toBeHidden();
    const opened = page.waitForEvent('filechooser');
    await button.click();
    await opened;
  }
});

test('what scrolls sideways shows no bar of another colour under it', async ({ page }) => {
  await page.goto(`${origin('riverside')}${venuePath(flagships.riverside.slug, dayFromToday(1))}`);
  const days = page.getByRole('radiogroup', { name: 'Day' });
  await expect(days).toBeVisible();
  const tracks = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .map((element) => getComputedStyle(element))
      .filter(({ overflowX, scrollbarWidth }) => overflowX === 'auto' && scrollbarWidth !== 'none')
      .map(({ scrollbarColor }) => scrollbarColor),
  );
  expect(tracks.length).toBeGreaterThan(0);
  for (const track of tracks) expect(track.endsWith(TRANSPARENT), track).toBe(true);
});
