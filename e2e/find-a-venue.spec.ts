import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** The town hall of Sale, Greater Manchester. */
const SALE = { latitude: 53.4245, longitude: -2.3193 };

const found = (page: Page) => page.getByRole('region', { name: 'Venues' });
const search = (page: Page) => page.getByRole('searchbox', { name: /town or postcode$/ });

async function distances(page: Page): Promise<number[]> {
  const texts = await found(page)
    .getByText(/ miles? away$/)
    .allTextContents();
  return texts.map((text) => Number.parseFloat(text));
}

test('venues around a place come nearest first, and a smaller radius shows fewer', async ({ page }) => {
  await page.goto('/');
  await search(page).fill('Didsbury');
  await page.getByRole('button', { name: 'Find venues near ‘Didsbury’' }).click();
  await expect(page.getByText(/^\d+ venues within 5 miles of Didsbury, nearest first$/)).toBeVisible();
  const wide = await distances(page);
  expect(wide).toEqual([...wide].sort((a, b) => a - b));
  expect(Math.max(...wide)).toBeLessThanOrEqual(5);

  const radius = page.getByRole('slider', { name: 'Search radius' });
  await radius.focus();
  for (const miles of [4, 3, 2]) {
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText(`within ${miles} miles of Didsbury`)).toBeVisible();
  }
  expect((await distances(page)).length).toBeLessThan(wide.length);

  await page.reload();
  await expect(page.getByText('within 2 miles of Didsbury')).toBeVisible();
  await page.goBack();
  await expect(search(page)).toHaveValue('Didsbury');
});

test('who shares where they are sees the nearest venues first @phone', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(SALE);
  await page.goto('/');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(found(page).getByRole('status')).toHaveText(/^\d+ venues, nearest first$/);
  await expect(found(page).getByRole('listitem').first()).toContainText('Sale, M33');
  const shown = await distances(page);
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
  expect(page.url()).not.toContain('53.4');
});

test('a person who does not share where they are reads how to', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Failed to use your location, please allow location access and try again',
  );
});

test('a place no one knows is said to be unknown, and all venues are one press away', async ({ page }) => {
  await page.goto('/');
  await search(page).fill('Xyzzyville');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Cannot find location, please try again.' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all venues' }).click();
  await expect(found(page).getByRole('status')).toHaveText(/^1\d\d venues$/);
  await page.getByRole('button', { name: 'Show more venues' }).click();
  await expect(page.getByText(/^Showing 48 of 1\d\d$/)).toBeVisible();
});

test('the way back closes an open dialog, then leads back', async ({ page }) => {
  await page.goto('/');
  await search(page).fill('Sale');
  await expect(page).toHaveURL('/?search=Sale');
  await page.getByRole('banner').getByRole('button', { name: 'Choose a venue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a venue' });
  await expect(dialog).toBeVisible();
  // The browser answers nothing to a way back that a page takes up.
  void page.goBack().catch(() => undefined);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/?search=Sale');
  await page.goBack();
  await expect(page).toHaveURL('/');
});
