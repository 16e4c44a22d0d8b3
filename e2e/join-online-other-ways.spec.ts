import type { Page } from '@playwright/test';
import { EASY_HOLDER, fillBillingAddress, fillCard, ownVisa } from './support/cards.ts';
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

/** Chooses a membership, opens an account for it and comes back to it, as somebody new to the centre. */
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

test('a visitor joins for a month with a single payment: no billing day and no Direct Debit', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
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
  await fillCard(page, { number: await ownVisa(request), holder: EASY_HOLDER });
  await fillBillingAddress(page);
  await page.getByRole('button', { name: 'Pay £39.00 now' }).click();
  await expectConfirmation(page);
  await expect(page.getByRole('main')).toContainText('One Month');
});

test('a membership with questions asks them, and sends the answers after it', async ({ page }) => {
  test.setTimeout(120_000);
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
  // The checkout is a document of its own: the test ends when it has arrived.
  await expect(page.getByRole('textbox', { name: 'Card number' })).toBeVisible();
});

test('a code that makes the first payment free leads to an order without a card', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(`${joining}/centre/${slug}`);
  await arriveWith(page, 'Over 60', AT_LEAST_SIXTY);
  await expect(section(page, 'Review & select dates')).toBeVisible();

  await applyCode(page, 'NOSUCHCODE');
  await expect(promoBox(page)).toHaveAccessibleDescription(/Code not recognised/);
  await applyCode(page, 'SUMMER25');
  await expect(promoBox(page)).toHaveAccessibleDescription(/Code not recognised/);
  await applyCode(page, 'FIRSTFREE');
  await expect(promoBox(page)).toHaveAccessibleDescription(/Promo code FIRSTFREE is applied/);

  await chooseDates(page);
  await setUpDirectDebit(page);
  await expect(page).toHaveURL(`${joining}/checkout`);
  await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveCount(0);
  await agreeToTerms(page);
  await page.getByRole('button', { name: 'Confirm order' }).click();
  await expect(page).toHaveURL(/\/order-confirmed\/[^/]+$/);
  await expect(page.getByRole('main')).toContainText('Over 60');
});
