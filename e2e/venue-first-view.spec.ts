import { flagships, origin, type Tenant } from './support/hosts.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday, venuePath } from './support/timetable.ts';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const tenant of Object.keys(flagships) as Tenant[]) {
  for (const viewport of SCREENS) {
    test(`the first class of ${tenant} is whole at ${viewport.width} px, unscrolled`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(`${origin(tenant)}${venuePath(flagships[tenant].slug, dayFromToday(1))}`);
      const first = page.locator('section[aria-labelledby="day"] > ol > li').first();
      // A full class leads to its waiting list instead.
      await expect(
        first.getByRole('button').or(first.getByRole('link', { name: /waiting list/ })),
      ).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      // Its rounded frame clips a fraction of a pixel, so its box is measured instead of the part that is painted.
      const box = await first.boundingBox();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(viewport.height);
    });
  }
}

test('the days and the filters stay in one line under the header @phone', async ({ page }) => {
  const { slug } = flagships.riverside;
  await page.goto(`${origin('riverside')}${venuePath(slug, dayFromToday(1))}`);
  const days = page.getByRole('radiogroup', { name: 'Day' });
  const filters = page.getByRole('button', { name: 'Filters', exact: true });
  await expect(page.locator('section[aria-labelledby="day"] > ol > li').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  await expect(days).toBeInViewport();
  await expect(filters).toBeInViewport({ ratio: 1 });
  const [strip, button] = await Promise.all([days.boundingBox(), filters.boundingBox()]);
  const middle = (button?.y ?? 0) + (button?.height ?? 0) / 2;
  expect(middle).toBeGreaterThan(strip?.y ?? Number.NaN);
  expect(middle).toBeLessThan((strip?.y ?? 0) + (strip?.height ?? 0));
});
