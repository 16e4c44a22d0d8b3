import type { Page } from '@playwright/test';
import { siteDay } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { flagships, origin } from './support/hosts.ts';
import { linkInMail } from './support/outbox.ts';
import { people } from './support/people.ts';
import { keysOf, recordCalls } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { addButtonName, dayName, findSession, isPaid } from './support/timetable.ts';

const NEW_PASSWORD = 'Fr3sh-start!';
const banner = (page: Page) => page.getByRole('banner');

/** An address that no other run has used. */
const newAddress = () => `new.${crypto.randomUUID().slice(0, 12)}@example.com`;

async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'First name', exact: true }).fill('Noor');
  await page.getByRole('textbox', { name: 'Last name', exact: true }).fill('Ahmadi');
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('03/02/1991');
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('textbox', { name: 'Postcode' }).fill('M33 2AL');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(NEW_PASSWORD);
}

async function register(page: Page, email: string): Promise<void> {
  await fillRegistration(page, email);
  await page.getByRole('button', { name: 'Create an account' }).click();
}

test('a visitor opens an account on the way to a page, and arrives there logged in @phone', async ({
  page,
}) => {
  const email = newAddress();
  const calls = recordCalls(page);
  await page.goto('/login?redirect=%2Fbasket');
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/register?redirect=%2Fbasket');
  await expect(page).toHaveTitle('Riverside Leisure | Create an account');
  await register(page, email);
  await expect(page).toHaveURL('/basket');
  await expect(page.getByText('Your account is ready.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();

  const sent = await calls.only('POST /api/v1/auth/customer/register');
  expect(sent.query).toEqual({ onboarding_type: 'customer_account_online' });
  expect(sent.body).toMatchObject({
    first_name: 'Noor',
    last_name: 'Ahmadi',
    date_of_birth: '1991-02-03',
    email,
    address: { postcode: 'M33 2AL' },
    client_id: expect.any(String),
    source: 'bookings',
  });
  expect(keysOf(sent.body).filter((key) => !/^[a-z0-9_]+$/.test(key))).toEqual([]);
  expect(calls.all('GET /api/data-fields').map(({ query }) => query)).toEqual([
    { onboarding_type: 'customer_account_online' },
  ]);
});

test('a class that a visitor adds waits for their new account, and is added once @phone', async ({
  page,
  customer,
}) => {
  const session = await findSession(customer, { isWanted: isPaid });
  const calls = recordCalls(page);
  await page.goto(paths.venue(flagships.riverside.slug));
  await page
    .getByRole('radiogroup', { name: 'Day' })
    .getByRole('radio', { name: dayName(siteDay(session.startDate)) })
    .click();
  await page.getByRole('button', { name: addButtonName(session) }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveTitle('Riverside Leisure | Create an account');
  await register(page, newAddress());
  await expect(page.getByText('Successfully added item to the basket.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: flagships.riverside.name })).toBeVisible();
  await page.getByRole('link', { name: 'Shopping basket, 1 item' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: session.name })).toBeVisible();
  expect(calls.all('POST /api/v1/checkout/add')).toHaveLength(1);
});

test('what cannot be taken is said at its field, and nothing typed is lost', async ({ page }) => {
  await page.goto(`${origin('riverside', 'online-joining')}/register`);
  await page.getByRole('button', { name: 'Create an account' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('First name is required.');
  await register(page, people.sam.username);
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveAccessibleDescription(
    /There is already an account with this email address/,
  );
  await expect(page.getByRole('textbox', { name: 'First name', exact: true })).toHaveValue('Noor');
  await expect(page.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('03/02/1991');
});

test('a forgotten password is set again by the mailed link, once', async ({ page, context }) => {
  test.slow();
  const email = newAddress();
  await page.goto('/register');
  await register(page, email);
  await expect(banner(page).getByRole('link', { name: 'My account' })).toBeVisible();
  await banner(page).getByRole('button', { name: 'Log out' }).click();

  await banner(page).getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Forgotten your password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgotten your password?' });
  await dialog.getByRole('textbox', { name: 'Email address or customer ID' }).fill(email);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('dialog', { name: 'Check your email' }).getByRole('button', { name: 'OK' }).click();

  const link = await linkInMail(email, paths.resetPassword);
  expect(link.startsWith(`${origin('riverside')}/reset-password#`)).toBe(true);
  const requested: string[] = [];
  context.on('request', (request) => requested.push(request.url()));
  const mailed = await context.newPage();
  await mailed.goto(link);
  const choose = async (password: string) => {
    await mailed.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
    await mailed.getByRole('textbox', { name: 'Repeat new password' }).fill(password);
    await mailed.getByRole('button', { name: 'Set password' }).click();
  };
  await choose('Sunshine1!');
  await expect(mailed.getByRole('alert', { name: 'There is a problem' })).toContainText(
    'This password is too easy to guess',
  );
  await choose('marble tiger lantern');
  await expect(mailed.getByText('Your password is set. Log in with it.')).toBeVisible();
  const main = mailed.getByRole('main');
  await main.getByRole('textbox', { name: 'Email address or customer ID' }).fill(email);
  await main.getByRole('textbox', { name: 'Password' }).fill('marble tiger lantern');
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(banner(mailed).getByRole('link', { name: 'My account' })).toBeVisible();
  const secret = new URL(link).hash.slice(1);
  expect(requested.filter((url) => url.includes(secret) && !url.includes('#'))).toEqual([]);

  const again = await context.newPage();
  await again.goto(link);
  await again.getByRole('textbox', { name: 'New password', exact: true }).fill(NEW_PASSWORD);
  await again.getByRole('textbox', { name: 'Repeat new password' }).fill(NEW_PASSWORD);
  await again.getByRole('button', { name: 'Set password' }).click();
  await expect(again.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('an email address of several accounts asks for the customer ID', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgotten your password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgotten your password?' });
  await dialog.getByRole('textbox', { name: 'Email address or customer ID' }).fill('twins@example.com');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  const ask = page.getByRole('dialog', { name: 'Enter your customer ID' });
  await ask.getByRole('textbox', { name: 'Customer ID' }).fill(people.robin.username);
  await ask.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('dialog', { name: 'Check your email' })).toBeVisible();
});

test('a path of one host opened on another goes to its own host, flags kept', async ({ page }) => {
  await page.goto(`${origin('riverside', 'my-account')}/basket?kiosk=true`);
  await expect(page).toHaveURL(`${origin('riverside')}/basket?kiosk=true`);
  await expect(page.getByRole('heading', { name: 'Log in to see your basket' })).toBeVisible();
});

test('without a connection the page says so', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Find a venue' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^You’re offline\./)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^You’re offline\./)).toBeHidden();
});
