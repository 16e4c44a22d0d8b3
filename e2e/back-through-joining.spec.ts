import type { Page } from '@playwright/test';
import { flagships, origin } from './support/hosts.ts';
import { chooseDates, chooseMembership, createAccount, section } from './support/joining.ts';
import { expect, test } from './support/test.ts';

const joining = origin('riverside', 'online-joining');

const sortCode = (page: Page) => page.getByRole('textbox', { name: 'Sort code' });
const billingDay = (page: Page) => page.getByRole('combobox', { name: 'Billing day' });
const membership = (page: Page) => page.getByRole('button', { name: /^Continue: / });

test('Back goes to the section before, Forward to the next, and what was entered stays', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto(`${joining}/centre/${flagships.riverside.slug}`);
  await chooseMembership(page, 'Adult');
  await page.getByRole('textbox', { name: 'First name', exact: true }).fill('Noor');
  await expect(page).toHaveURL(/\/membership\//);

  await page.goBack();
  await expect(membership(page)).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('textbox', { name: 'First name', exact: true })).toHaveValue('Noor');

  await createAccount(page);
  await expect(section(page, 'Choose your membership')).toBeVisible();
  await membership(page).click();
  await chooseDates(page);
  await sortCode(page).fill('20-00-00');

  await page.goBack();
  await expect(billingDay(page)).toBeVisible();
  await expect(billingDay(page).locator('option:checked')).toHaveText('1st');
  await expect(
    page.getByRole('checkbox', { name: 'I have read and agree to the membership terms' }),
  ).toBeChecked();
  await page.goBack();
  await expect(membership(page)).toBeVisible();
  await page.goForward();
  await expect(billingDay(page)).toBeVisible();
  await page.goForward();
  await expect(sortCode(page)).toHaveValue(/^20-?00-?00$/);
});
