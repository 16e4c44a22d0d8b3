import type { Page } from '@playwright/test';
import { EASY_HOLDER, fillBillingAddress, fillCard, ownVisa } from './support/cards.ts';
import { agreeToTerms, expectConfirmation } from './support/checkout.ts';
import { flagships, origin } from './support/hosts.ts';
import { expect, test } from './support/test.ts';

const joining = origin('riverside', 'online-joining');
const { slug, name: centre } = flagships.riverside;

const section = (page: Page, title: string) =>
  page.getByRole('heading', { name: new RegExp(`^Step \\d of \\d: ${title}`) });

/** Ticks a box whose terms open first, reads them to the end and agrees. */
async function agreeTo(page: Page, box: string): Promise<void> {
  await page.getByRole('checkbox', { name: box }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('region').hover();
  await page.mouse.wheel(0, 50_000);
  await dialog.getByRole('button', { name: 'I Agree' }).click();
  await expect(page.getByRole('checkbox', { name: box })).toBeChecked();
}

async function fillContact(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'First name', exact: true }).fill('Noor');
  await page.getByRole('textbox', { name: 'Last name', exact: true }).fill('Ahmadi');
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('03/02/1991');
  await page
    .getByRole('textbox', { name: 'Email address' })
    .fill(`join.${crypto.randomUUID().slice(0, 12)}@example.com`);
  await page.getByRole('textbox', { name: 'Postcode' }).fill('M33 2AL');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Fr3sh-start!');
}

test('a visitor joins with a monthly membership: centre, membership, account, dates, Direct Debit, card', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);

  await test.step('chooses a centre by its address and a membership', async () => {
    await page.goto(`${joining}/centre/${slug}`);
    await expect(section(page, 'Choose your membership')).toBeVisible();
    await page
      .getByRole('button', { name: /^Choose this membership/ })
      .first()
      .click();
    await expect(page).toHaveURL(`${joining}/centre/${slug}/membership/adult/recurring`);
    await expect(page.getByRole('heading', { name: 'Payment summary' })).toBeVisible();
  });

  await test.step('opens an account on the way, with the selection kept', async () => {
    await fillContact(page);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
    await page
      .getByRole('button', { name: /^Choose this membership/ })
      .first()
      .click();
  });

  await test.step('chooses the billing day and agrees to the terms', async () => {
    await expect(section(page, 'Review & select dates')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeDisabled();
    await page.getByRole('combobox', { name: 'Billing day' }).selectOption('1st');
    await agreeTo(page, 'I have read and agree to the health commitment');
    await agreeTo(page, 'I have read and agree to the membership terms');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
  });

  await test.step('sets up a Direct Debit and confirms it', async () => {
    await expect(page.getByRole('button', { name: 'Save and continue' })).toBeDisabled();
    await page.getByRole('textbox', { name: 'Account holder name' }).fill('Noor Ahmadi');
    await page.getByRole('textbox', { name: 'Sort code' }).fill('20-00-00');
    await page.getByRole('textbox', { name: 'Account number' }).fill('55779911');
    await page.getByRole('textbox', { name: 'Address line 1' }).fill('12 Test Street');
    await page.getByRole('textbox', { name: 'Town or city' }).fill('Sale');
    await page.getByRole('textbox', { name: 'Postcode' }).fill('M33 2AL');
    await page.getByRole('checkbox', { name: /^I confirm that I am the account holder/ }).click();
    await agreeTo(page, 'I have read and agree to the Direct Debit terms');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(section(page, 'Confirm your details')).toBeVisible();
    await expect(page.getByText('55779911')).toBeVisible();
    await page.getByRole('button', { name: 'Continue to checkout' }).click();
  });

  await test.step('pays what is due today by card and reads what follows', async () => {
    await expect(page).toHaveURL(`${joining}/checkout`);
    await agreeToTerms(page);
    await fillCard(page, { number: await ownVisa(request), holder: EASY_HOLDER });
    await fillBillingAddress(page);
    await page.getByRole('button', { name: /^Pay £\d+\.\d\d now$/ }).click();
    await expectConfirmation(page);
    await expect(page.getByRole('main')).toContainText(centre);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toMatch(/55779911|200000/);
  });
});
