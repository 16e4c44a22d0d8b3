import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { FRICTIONLESS_HOLDER, fillBillingAddress, fillCard, ownVisa } from './support/cards.ts';
import { agreeToTerms, expectConfirmation } from './support/checkout.ts';
import { flagships, origin } from './support/hosts.ts';
import {
  agreeToJoiningTerms,
  chooseDates,
  chooseMembership,
  createAccount,
  section,
  setUpDirectDebit,
} from './support/joining.ts';
import { recordCalls } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const joining = origin('riverside', 'online-joining');
const { slug } = flagships.riverside;
const AT_LEAST_SIXTY = '03/02/1958';

/** Chooses a membership, opens an account for it and comes back to it, as someone new to the centre. */
async function arriveWith(page: Page, membership: string, dateOfBirth?: string): Promise<void> {
  await chooseMembership(page, membership);
  await createAccount(page, dateOfBirth);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
  await chooseMembership(page, membership);
}

const promoBox = (page: Page) => page.getByRole('textbox', { name: 'Promo code' });

async function applyCode(page: Page, code: string): Promise<void> {
  await promoBox(page).fill(code);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
}

test('a visitor compares three memberships and goes on with one of them @phone', async ({ page }) => {
  await page.goto(`${joining}/centre/${slug}`);
  const box = (name: string) => page.getByRole('checkbox', { name: `Compare: ${name}`, exact: true });
  for (const name of ['Adult', 'Family', 'Swim Only']) {
    await box(name).click();
    await expect(box(name)).toBeChecked();
  }
  await expect(box('Junior')).toBeDisabled();
  await page.getByRole('button', { name: 'Compare them' }).click();
  const table = page.getByRole('table', { name: 'Compare memberships' });
  await expect(table.getByRole('columnheader')).toHaveText(['Adult', 'Family', 'Swim Only']);
  await expect(table.getByRole('row', { name: /^Price/ })).toContainText('£32.00 per month');
  await expect(table.getByRole('row', { name: /^In the first year/ })).toContainText('From £');
  await expect(table.getByRole('row', { name: /^Gym/ })).toContainText('Not included');
  await expectAccessible(page);
  await table.getByRole('button', { name: 'Choose Family' }).click();
  await expect(page).toHaveURL(new RegExp(`/centre/${slug}/membership/family/recurring$`));
});

test('who it is for comes first, says why not, and stays through a choice, Back and a reload @phone', async ({
  page,
}) => {
  await page.goto(`${joining}/centre/${slug}`);
  const question = page.getByRole('group', { name: 'Who is it for?' });
  await question.getByRole('link', { name: 'Child, 8 to 15' }).click();
  await expect(page).toHaveURL(/\?for=8-15$/);
  const adult = page.getByRole('button', { name: 'Choose this membership: Adult', exact: true });
  const others = page.getByText(/^Other memberships \(\d+\)$/);
  await others.click();
  await expect(adult).toBeDisabled();
  await expect(adult).toHaveAccessibleDescription('This membership is for people aged 16 and over.');
  await expectAccessible(page);
  await chooseMembership(page, 'Junior');
  await expect(page).toHaveURL(new RegExp(`/centre/${slug}/membership/junior/recurring\\?for=8-15$`));
  await page.goBack();
  await page.reload();
  await expect(question.locator('[aria-current]')).toHaveText('Child, 8 to 15');
  await others.click();
  await expect(adult).toBeDisabled();
});

test('a visitor joins for a month with a single payment: no billing day and no Direct Debit', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  await page.goto(`${joining}/centre/${slug}`);
  await page.getByText('Single payment', { exact: true }).click();
  await arriveWith(page, 'One Month');
  await expect(section(page, 'Review & select dates')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Billing day' })).toHaveCount(0);
  await expect(section(page, 'Monthly payment')).toHaveCount(0);
  await agreeToJoiningTerms(page);
  await page.getByRole('button', { name: 'Save and continue to checkout' }).click();
  await expect(page).toHaveURL(`${joining}/checkout`);
  await agreeToTerms(page);
  await fillCard(page, { number: await ownVisa(request), holder: FRICTIONLESS_HOLDER });
  await fillBillingAddress(page);
  await page.getByRole('button', { name: 'Pay £39.00 now' }).click();
  await expectConfirmation(page);
  await expect(page.getByRole('main')).toContainText('One Month');
});

test('a membership with questions asks them, and sends the answers after it', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(`${joining}/centre/${slug}`);
  await arriveWith(page, 'Coached');
  const questions = section(page, 'Additional details');
  await expect(questions).toBeVisible();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await page.getByRole('combobox', { name: /How much do you train now/ }).selectOption('I train every week');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await chooseDates(page);
  const calls = recordCalls(page);
  await setUpDirectDebit(page);
  await expect(page).toHaveURL(`${joining}/checkout`);
  const answers = await calls.only('POST /api/v1/custom-questions/memberships/111');
  expect(JSON.stringify(answers.body)).toContain('regular');
  // The checkout is its own document: the test ends when it has arrived.
  await expect(page.getByRole('textbox', { name: 'Card number' })).toBeVisible();
});

test('a code that makes the first payment free leads to an order without a card', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(`${joining}/centre/${slug}`);
  await arriveWith(page, 'Over 60', AT_LEAST_SIXTY);
  await expect(section(page, 'Review & select dates')).toBeVisible();

  await applyCode(page, 'NOSUCHCODE');
  await expect(promoBox(page)).toHaveAccessibleDescription(/Code not recognised/);
  await applyCode(page, 'SUMMER25');
  await expect(promoBox(page)).toHaveAccessibleDescription(/Code not recognised/);
  await applyCode(page, 'FIRSTFREE');
  await expect(promoBox(page)).toHaveAccessibleDescription(/Promo code FIRSTFREE applied/);

  await chooseDates(page);
  await setUpDirectDebit(page);
  await expect(page).toHaveURL(`${joining}/checkout`);
  await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveCount(0);
  await agreeToTerms(page);
  await page.getByRole('button', { name: 'Confirm order' }).click();
  await expect(page).toHaveURL(/\/order-confirmed\/[^/]+$/);
  await expect(page.getByRole('main')).toContainText('Over 60');
});
