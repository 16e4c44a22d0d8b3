import type { Page } from '@playwright/test';
import { flagships, origin } from './support/hosts.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday, venuePath } from './support/timetable.ts';

const LIST = venuePath(flagships.riverside.slug, dayFromToday(1));

/** Records what scripts animate: the names of the elements. */
async function recordMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenMotion: seen });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, ...how: Parameters<typeof animate>) {
      seen.push(this.localName);
      return animate.apply(this, how);
    };
  });
  return () => page.evaluate(() => (window as unknown as { seenMotion: string[] }).seenMotion);
}

const links = (page: Page) => page.locator('section[aria-labelledby="day"] > ol > li a');

async function openThirdClass(page: Page): Promise<void> {
  await page.goto(`${origin('riverside')}${LIST}`);
  const link = links(page).nth(2);
  const name = (await link.innerText()).trim();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
}

test.describe('for people who did not ask for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a class arrives from its list, and ends in its place; the list is back at once', async ({ page }) => {
    const seen = await recordMotion(page);
    await openThirdClass(page);
    await expect.poll(seen).toEqual(['main']);
    await expect
      .poll(() => page.evaluate(() => document.querySelector('main')?.getAnimations().length))
      .toBe(0);
    await expect(page.locator('main')).toHaveCSS('opacity', '1');
    await page.goBack();
    await expect(links(page).nth(2)).toBeVisible();
    expect(await seen()).toEqual(['main']);
  });

  test('what changes within a screen does not arrive', async ({ page }) => {
    const seen = await recordMotion(page);
    await page.goto(`${origin('riverside')}${LIST}`);
    await expect(links(page).first()).toBeVisible();
    await page.getByRole('radiogroup', { name: 'Day' }).getByRole('radio').nth(2).check({ force: true });
    await expect(page).toHaveURL(new RegExp(`date=${dayFromToday(2)}`));
    await expect(links(page).first()).toBeVisible();
    expect(await seen()).toEqual([]);
  });
});

test('nothing moves for people who asked for less motion', async ({ page }) => {
  const seen = await recordMotion(page);
  await openThirdClass(page);
  expect(await seen()).toEqual([]);
});
