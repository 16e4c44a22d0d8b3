import type { Page } from '@playwright/test';
import { expectNoViolations, expectToFitNarrowest } from './support/accessibility.ts';
import { flagships, origin, type Tenant } from './support/hosts.ts';
import {
  chooseDates,
  chooseMembership,
  createAccount,
  fillDirectDebit,
  goToCheckout,
  section,
} from './support/joining.ts';
import { expect, test } from './support/test.ts';

/** A small phone in the hand, or a page at four times its size. */
test.use({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
test.describe.configure({ timeout: 240_000 });

async function expectNarrowAndClean(page: Page, state: string): Promise<void> {
  await test.step(state, async () => {
    // Contrast is measured against what is behind the words: nothing may move meanwhile.
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expectToFitNarrowest(page);
    await expectNoViolations(page);
  });
}

const tenants: Tenant[] = ['riverside', 'northpeak', 'harbour'];

for (const tenant of tenants) {
  test(`joining in the brand of ${tenant}, 320 px wide`, async ({ page }) => {
    const joining = origin(tenant, 'online-joining');
    await page.goto(joining);
    await expect(section(page, 'Choose your home centre')).toBeVisible();
    await expectNarrowAndClean(page, 'the choice of the centre');

    await page.goto(`${joining}/centre/${flagships[tenant].slug}`);
    await expect(page.getByRole('button', { name: /^Choose this membership/ }).first()).toBeVisible();
    await expectNarrowAndClean(page, 'the memberships');
    const compare = page.getByRole('checkbox', { name: /^Compare: / });
    await compare.nth(0).check();
    await compare.nth(1).check();
    await page.getByRole('button', { name: 'Compare them' }).click();
    const comparison = page.getByRole('dialog', { name: 'Compare memberships' });
    await expect(comparison.getByText('Notice to end it')).toBeVisible();
    await expectNarrowAndClean(page, 'the comparison');
    await page.keyboard.press('Escape');
    await expect(comparison).toBeHidden();
    await page
      .getByRole('button', { name: /^View details/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNarrowAndClean(page, 'a membership in detail');
    await page.keyboard.press('Escape');

    await chooseMembership(page);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectNarrowAndClean(page, 'a new account, with errors');
    await createAccount(page);
    await expect(section(page, 'Choose your membership')).toBeVisible();
    await expectNarrowAndClean(page, 'the membership once more');
    await chooseMembership(page);
    await expect(page.getByRole('combobox', { name: 'Billing day' })).toBeVisible();
    await expectNarrowAndClean(page, 'dates, costs and terms');
    await chooseDates(page);
    await expect(page.getByRole('textbox', { name: 'Sort code' })).toBeVisible();
    await expectNarrowAndClean(page, 'the Direct Debit');
    await fillDirectDebit(page);
    await expectNarrowAndClean(page, 'the details to confirm');
    await goToCheckout(page);
    await expect(page.getByRole('textbox', { name: 'Card number' })).toBeVisible();
    await expectNarrowAndClean(page, 'the checkout with its commitment');
  });
}
