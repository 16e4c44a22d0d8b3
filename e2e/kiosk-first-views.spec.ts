import type { Locator, Page } from '@playwright/test';
import { nextPart } from './support/account-parts.ts';
import { flagships, origin } from './support/hosts.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday, findSession, isPaid, venuePath } from './support/timetable.ts';

const { slug } = flagships.riverside;
const WIDE = { width: 1280, height: 800 };
const UPRIGHT = { width: 1080, height: 1920 };

/** Number of those that are whole above the display settings. */
async function countAboveSettings(page: Page, controls: Locator): Promise<number> {
  const bar = await page.getByRole('region', { name: 'Display settings' }).boundingBox();
  const boxes = await Promise.all((await controls.all()).map((control) => control.boundingBox()));
  return boxes.filter((box) => box && box.y + box.height <= (bar?.y ?? 0)).length;
}

test.describe('a wide terminal', () => {
  test.use({ viewport: WIDE, hasTouch: true });

  for (const tenant of ['riverside', 'northpeak', 'harbour'] as const)
    test(`shows all of the home of ${tenant} at once`, async ({ page }) => {
      await page.goto(`${origin(tenant, 'online-joining')}/kiosk?kiosk&centre=${flagships[tenant].slug}`);
      await expect(page.getByRole('heading', { level: 1, name: /^Welcome to / })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Display settings' })).toBeVisible();
      // The settings take the room that was kept for them.
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(WIDE.height);
    });

  for (const tenant of ['riverside', 'northpeak', 'harbour'] as const)
    test(`shows the way on in ${tenant} with all errors of a part of the details`, async ({ page }) => {
      await page.goto(`${origin(tenant, 'online-joining')}/centre/${flagships[tenant].slug}?kiosk=true`);
      await page
        .getByRole('button', { name: /^Choose this membership/ })
        .first()
        .click();
      await page.getByRole('textbox', { name: 'Email address' }).fill('a@b');
      await nextPart(page).click();
      const summary = page.getByRole('alert').filter({ hasText: /^Please check \d fields/ });
      await expect(summary).toBeInViewport();
      await expect.poll(() => countAboveSettings(page, nextPart(page))).toBe(1);
    });

  test('has five classes of a venue in its first view', async ({ page }) => {
    await page.goto(`${origin('riverside')}${venuePath(slug, dayFromToday(1))}&kiosk=true`);
    const classes = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(classes.first()).toBeVisible();
    expect(await countAboveSettings(page, classes)).toBeGreaterThanOrEqual(5);
  });

  test('has a membership with its benefits in its first view', async ({ page }) => {
    await page.goto(`${origin('riverside', 'online-joining')}/centre/${slug}?kiosk=true`);
    const benefits = page.getByRole('listitem').filter({ hasText: /^Swimming: As often as you like$/ });
    await expect(benefits.first()).toBeVisible();
    expect(await countAboveSettings(page, benefits)).toBeGreaterThanOrEqual(1);
    await page.getByRole('radio', { name: 'Junior' }).check();
    await expect(page.getByRole('button', { name: /^Choose this membership: Junior/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose this membership: Adult' })).toBeHidden();
  });
});

for (const viewport of [WIDE, UPRIGHT])
  test.describe(`a basket at ${viewport.width} pixels`, () => {
    test.use({ viewport, hasTouch: true });

    test('has its lines, its sum and every way in the first view', async ({ page, context, customer }) => {
      const first = await findSession(customer, { isWanted: isPaid });
      const second = await findSession(customer, {
        isWanted: (session) => isPaid(session) && session.id !== first.id,
      });
      for (const { id } of [first, second]) await customer.putInBasket(id);
      await customer.logIn(context);
      await page.goto(`${origin('riverside')}/basket?kiosk=true`);
      const ways = page.getByRole('main').getByRole('button');
      await expect(ways.filter({ hasText: 'Remove' })).toHaveCount(2);
      expect(await countAboveSettings(page, ways.filter({ hasText: /Remove|Clear basket/ }))).toBe(3);
      const summary = await page.getByRole('region', { name: 'Summary' }).boundingBox();
      const clear = await ways.filter({ hasText: 'Clear basket' }).boundingBox();
      const isBeside = (summary?.x ?? 0) >= (clear?.x ?? 0) + (clear?.width ?? 0);
      expect(isBeside || (summary?.y ?? 0) >= (clear?.y ?? 0) + (clear?.height ?? 0)).toBe(true);
    });
  });
