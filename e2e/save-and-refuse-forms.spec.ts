import type { Page } from '@playwright/test';
import { login } from 'shared-contracts/api/auth';
import { dataFields } from 'shared-contracts/api/data-fields';
import { expectAccessible } from './support/accessibility.ts';
import { failed } from './support/answers/answer-change.ts';
import { type Customer, logInAsCustomer } from './support/customer.ts';
import { breakAnswers, centre, expectDescription, field, press } from './support/failures.ts';
import { origin } from './support/hosts.ts';
import { chooseMembership } from './support/joining.ts';
import { openAccount } from './support/newcomers.ts';
import { PASSWORD } from './support/people.ts';
import { recordCalls } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const ACCOUNT = origin('riverside', 'my-account');
const MOBILE = '07700 900987';

/** The API's stored answers of a person, by question. */
async function storedAnswers({ api }: Customer) {
  const { sections } = await api.call(dataFields, { query: { onboarding_type: 'membership_purchase' } });
  return Object.fromEntries(
    sections.flatMap(({ sectionFields }) => sectionFields.map(({ path, answer }) => [path, answer])),
  );
}

const mobile = (page: Page) => field(page, 'Mobile number');

test('details that are saved in joining are there again, in joining and in the account, and stay as they are', async ({
  page,
  request,
  enterAs,
}) => {
  test.slow();
  const person = await openAccount(request);
  await enterAs(person);
  // Saving gives the page another token: this one stays.
  const customer = await logInAsCustomer(request, person);
  const before = await storedAnswers(customer);
  const calls = recordCalls(page);

  await page.goto(centre);
  await chooseMembership(page);
  await expect(mobile(page)).toHaveValue('07700 900456');
  await mobile(page).fill(MOBILE);
  await press(page, 'Save and continue');
  const saved = { ...before, mobile: MOBILE };
  await expect.poll(() => storedAnswers(customer)).toEqual(saved);

  await page
    .getByRole('region', { name: /Your details/ })
    .getByRole('button', { name: 'Edit' })
    .click();
  await expect(mobile(page)).toHaveValue(MOBILE);
  await press(page, 'Save and continue');
  await expect.poll(() => calls.all('PUT /api/v1/my-account/user/update')).toHaveLength(2);
  await expect(page.getByRole('combobox', { name: 'Billing day' })).toBeVisible();
  expect(await storedAnswers(customer)).toEqual(saved);

  await page.goto(`${ACCOUNT}/user-details`);
  await expect(mobile(page)).toHaveValue(MOBILE);
  await press(page, 'Save my details');
  await expect(page.getByText('Your details are saved.')).toBeVisible();
  expect(await storedAnswers(customer)).toEqual(saved);

  // Leaving the screen and coming back keeps the page with all that it has loaded.
  await mobile(page).fill('07700 900988');
  await press(page, 'Save my details');
  await expect.poll(() => storedAnswers(customer)).toEqual({ ...saved, mobile: '07700 900988' });
  const sections = page.getByRole('navigation', { name: 'My account' });
  await sections.getByRole('link', { name: 'Payments' }).click();
  await sections.getByRole('link', { name: 'My details' }).click();
  await expect(mobile(page)).toHaveValue('07700 900988');
  await press(page, 'Save my details');
  await expect.poll(() => calls.all('PUT /api/v1/my-account/user/update')).toHaveLength(5);
  expect(await storedAnswers(customer)).toEqual({ ...saved, mobile: '07700 900988' });
});

test('what a login is refused for stands at its fields, and nothing typed is lost @phone', async ({
  page,
  context,
}) => {
  await breakAnswers(
    context,
    failed(login, 422, {
      message: 'Some details are missing or not valid.',
      validationMessages: {
        username: ['Enter an email address or a customer ID that we know.'],
        password: ['This password has expired. Set a new one.'],
        clientId: ['This account belongs to another club.'],
      },
    }),
  );
  await page.goto(`${ACCOUNT}/login`);
  const username = field(page, 'Email address or customer ID');
  const password = page.getByLabel('Password', { exact: true });
  await username.fill('sam.new@example.com');
  await password.fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expectDescription(username, 'Enter an email address or a customer ID that we know.');
  await expectDescription(password, 'This password has expired. Set a new one.');
  await expect(summary.getByText('This account belongs to another club.')).toBeVisible();
  const toast = page.getByRole('alert').filter({ hasText: 'Validation errors' });
  await expect(toast.getByRole('listitem')).toHaveText(['This account belongs to another club.']);
  await expect(page.getByText(/clientId|client_id|User signed out/)).toHaveCount(0);
  await expect(username).toHaveValue('sam.new@example.com');
  await expect(password).toHaveValue(PASSWORD);
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'This password has expired. Set a new one.' }).click();
  await expect(password).toBeFocused();
});
