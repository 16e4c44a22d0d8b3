import type { APIRequestContext, Frame, Page } from '@playwright/test';
import { ownMemberships } from 'shared-contracts/api/own-memberships';
import { CHALLENGED_HOLDER, fillBillingAddress, fillCard, ownVisa } from './support/cards.ts';
import { agreeToTerms, approvalField, approveAtBank, expectConfirmation } from './support/checkout.ts';
import { logInAsCustomer } from './support/customer.ts';
import {
  ACCOUNT_PASSWORD,
  chooseDates,
  chooseMembership,
  createAccount,
  section,
  setUpDirectDebit,
} from './support/joining.ts';
import { chargesOf } from './support/ledger.ts';
import { openFrame, reloadAround, test } from './support/operator-page.ts';
import { mailsTo } from './support/outbox.ts';
import { expect } from './support/test.ts';

const field = (frame: Frame, name: string) => frame.getByRole('textbox', { name, exact: true });

/** Joins in the operator's page up to the bank's question about the card. Answers who joins. */
async function joinUpToBank(page: Page, operatorPage: string, cardNumber: string): Promise<string> {
  const frame = await openFrame(page, operatorPage);
  await chooseMembership(frame);
  const email = await createAccount(frame);
  await expect(section(frame, 'Choose your membership')).toBeVisible();
  await chooseMembership(frame);
  await chooseDates(frame);
  await setUpDirectDebit(frame);
  await agreeToTerms(frame);
  await fillCard(frame, { number: cardNumber, holder: CHALLENGED_HOLDER });
  await fillBillingAddress(frame);
  await frame.getByRole('button', { name: /^Pay £\d+\.\d\d now$/ }).click();
  await expect(approvalField(frame)).toBeVisible();
  return email;
}

/** The payment has ended as one charge, one membership and one mail. */
async function expectOneMembership(request: APIRequestContext, email: string, cardNumber: string) {
  expect(await chargesOf(request, cardNumber)).toHaveLength(1);
  const person = {
    tenant: 'riverside',
    username: email,
    firstName: 'Noor',
    password: ACCOUNT_PASSWORD,
  } as const;
  const { api } = await logInAsCustomer(request, person);
  expect(await api.call(ownMemberships, {})).toHaveLength(1);
  const confirmations = async () =>
    (await mailsTo(email)).filter(
      ({ subject }) => subject === 'Welcome to your Riverside Leisure membership',
    );
  await expect.poll(async () => (await confirmations()).length).toBe(1);
}

test.describe('where a frame may store something', () => {
  test('typed details come back after the page around them is reloaded', async ({
    storingPage,
    operatorPage,
  }) => {
    const frame = await openFrame(storingPage, operatorPage);
    await chooseMembership(frame);
    await frame.getByRole('textbox', { name: 'Email address' }).fill('noor@example.com');
    await field(frame, 'First name').fill('Noor');
    await frame.getByRole('textbox', { name: 'Postcode' }).fill('M33 2AL');
    await field(frame, 'Password').fill(ACCOUNT_PASSWORD);

    const again = await reloadAround(storingPage);
    await expect(section(again, 'Your details')).toBeVisible();
    await expect(field(again, 'First name')).toHaveValue('Noor');
    await expect(again.getByRole('textbox', { name: 'Email address' })).toHaveValue('noor@example.com');
    await expect(again.getByRole('textbox', { name: 'Postcode' })).toHaveValue('M33 2AL');
    await expect(field(again, 'Password')).toHaveValue('');
  });

  test('a payment at the bank goes on after the page around it is reloaded', async ({
    storingPage,
    operatorPage,
    request,
  }) => {
    test.setTimeout(180_000);
    const cardNumber = await ownVisa(request);
    const email = await joinUpToBank(storingPage, operatorPage, cardNumber);
    const frame = await reloadAround(storingPage);
    await approveAtBank(frame);
    await expectConfirmation(frame);
    await expectOneMembership(request, email, cardNumber);

    const confirmed = await reloadAround(storingPage);
    await expectConfirmation(confirmed);
    await expectOneMembership(request, email, cardNumber);
  });
});

test.describe('where a frame may store nothing', () => {
  test('joining starts again after the page around it is reloaded, and nothing was stored', async ({
    page,
    operatorPage,
  }) => {
    const frame = await openFrame(page, operatorPage);
    await chooseMembership(frame);
    await field(frame, 'First name').fill('Noor');
    const again = await reloadAround(page);
    await expect(section(again, 'Choose your membership')).toBeVisible();
    await chooseMembership(again);
    await expect(field(again, 'First name')).toHaveValue('');
  });

  test('a payment at the bank waits for the login after the page around it is reloaded', async ({
    page,
    operatorPage,
    request,
  }) => {
    test.setTimeout(180_000);
    const cardNumber = await ownVisa(request);
    const email = await joinUpToBank(page, operatorPage, cardNumber);
    const frame = await reloadAround(page);
    await chooseMembership(frame);
    await frame.getByRole('textbox', { name: 'Email address' }).fill(email);
    await frame.getByRole('textbox', { name: 'Email address' }).blur();
    await expect(frame.getByRole('button', { name: 'Use another email address' })).toBeVisible();
    await frame.getByLabel('Password', { exact: true }).fill(ACCOUNT_PASSWORD);
    await frame.getByRole('button', { name: 'Log in and continue' }).click();
    await expect(frame.getByText('Your membership is ready to pay for')).toBeVisible();
    await frame.getByRole('link', { name: 'Go to the checkout' }).click();
    await approveAtBank(frame);
    await expectConfirmation(frame);
    await expectOneMembership(request, email, cardNumber);
  });
});
