import { expectAccessible } from './support/accessibility.ts';
import { flagships } from './support/hosts.ts';
import { expect, test } from './support/test.ts';

test('the venues are on a map, and in the list that follows it @phone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Show on a map' }).click();
  await expect(page).toHaveURL('/?view=map');
  const map = page.getByRole('application', { name: 'Map of venues' });
  await expect(map.locator('canvas').first()).toBeVisible();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: /town or postcode$/ }).fill('Sale');
  await expect(page).toHaveURL('/?view=map&search=Sale');
  await expect(map).toBeVisible();
  await page.getByRole('link', { name: flagships.riverside.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: flagships.riverside.name })).toBeVisible();
  await page.goBack();
  await expect(map).toBeVisible();
});
