import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { flagships } from './support/hosts.ts';
import { expect, test } from './support/test.ts';
import { dayFromToday, venuePath } from './support/timetable.ts';

const toDo = (page: Page) => page.getByRole('region', { name: 'What would you like to do?' });

/** Addresses of pictures of the page's main part that did not arrive. */
const missingPictures = (page: Page) =>
  page
    .locator('main img')
    .evaluateAll((pictures: HTMLImageElement[]) =>
      pictures.filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).map(({ src }) => src),
    );

test('a picture of an activity leads to its classes and courts @phone', async ({ page }) => {
  await page.goto('/');
  const card = toDo(page).getByRole('link', { name: 'Swimming' });
  await expect(card).toBeVisible();
  expect(await missingPictures(page)).toEqual([]);
  await expectAccessible(page);
  await card.click();
  const found = page.getByRole('region', { name: 'Classes and courts' });
  await expect(found.getByRole('link', { name: /Swim/ }).first()).toBeVisible();
  await expect(page.getByRole('searchbox', { name: /town or postcode$/ })).toHaveValue('Swimming');
  await expect(toDo(page)).toHaveCount(0);
  await page.goBack();
  await expect(card).toBeVisible();
});

test('the first class of a venue is in sight below its picture @phone', async ({ page, viewport }) => {
  const { slug } = flagships.riverside;
  await page.goto(venuePath(slug, dayFromToday(1)));
  const first = page.getByRole('region', { name: /day / }).getByRole('listitem').first();
  await expect(first).toBeVisible();
  expect(await missingPictures(page)).toEqual([]);
  const box = await first.boundingBox();
  expect(box?.y).toBeLessThan((viewport?.height ?? 0) - 60);
});
