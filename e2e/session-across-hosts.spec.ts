import type { Page } from '@playwright/test';
import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import { origin } from './support/hosts.ts';
import { PASSWORD, type Person, people } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Interval at which a page compares the session with what it knows, in milliseconds (shell specification 4). */
const COMPARED_EVERY = 5_000;

const account = origin('riverside', 'my-account');
const greeting = (page: Page, { firstName }: Person) =>
  page.getByRole('heading', { level: 1, name: `Hello, ${firstName}` });
const banner = (page: Page) => page.getByRole('banner');

async function fillLogin(within: Pick<Page, 'getByRole'>, username: string, password: string): Promise<void> {
  await within.getByRole('textbox', { name: 'Email address or customer ID' }).fill(username);
  await within.getByRole('textbox', { name: 'Password' }).fill(password);
  await within.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('who logs in on the bookings host is soon logged in on the account host', async ({ page, context }) => {
  await context.clock.install();
  const accountPage = await context.newPage();
  await accountPage.goto(account);
  await expect(accountPage).toHaveURL(`${account}/login?redirect=%2F`);

  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await fillLogin(dialog, people.sam.username, PASSWORD);
  await expect(dialog).toBeHidden();
  await expect(banner(page).getByRole('link', { name: 'My account' })).toBeVisible();

  await context.clock.fastForward(COMPARED_EVERY);
  await expect(greeting(accountPage, people.sam)).toBeVisible();
  await expect(accountPage).toHaveURL(`${account}/`);
});

test('who logs out in one tab is soon logged out in the other', async ({ page, context, customer }) => {
  await context.clock.install();
  await customer.logIn(context);
  const accountPage = await context.newPage();
  await accountPage.goto(account);
  await expect(greeting(accountPage, customer.person)).toBeVisible();

  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Log out' }).click();
  await expect(banner(page).getByRole('button', { name: 'Log in' })).toBeVisible();
  await context.clock.fastForward(COMPARED_EVERY);
  await expect(accountPage).toHaveURL(`${account}/login?redirect=%2F`);
  const cookies = await context.cookies(origin('riverside'));
  expect(cookies.map(({ name }) => name)).not.toContain(TOKEN_COOKIE);
});

test('a log-out ends the login at the server, and the next person starts at the start', async ({
  page,
  context,
  customer,
  request,
}) => {
  await customer.logIn(context);
  await page.goto(`${account}/payments?tab=2`);
  const [{ value: token } = { value: '' }] = await context.cookies(account);
  await banner(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${account}/login?redirect=%2F`);
  await expect
    .poll(async () =>
      (
        await request.get(`${account}/api/v1/auth/user`, { headers: { authorization: `Bearer ${token}` } })
      ).status(),
    )
    .toBe(401);
  await fillLogin(page.getByRole('main'), people.jo.username, PASSWORD);
  await expect(greeting(page, people.jo)).toBeVisible();
});

test('a guarded page leads through the login page and back, with path and query @phone', async ({ page }) => {
  await page.goto('/checkout?from=email&step=1');
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent('/checkout?from=email&step=1')}`);
  await expect(page).toHaveTitle('Riverside Leisure | Log in');
  await fillLogin(page.getByRole('main'), people.jo.username, PASSWORD);
  await expect(page).toHaveURL('/checkout?from=email&step=1');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
});

test('a redirect never leads to another site', async ({ page, context, customer }) => {
  await customer.logIn(context);
  await page.goto('/login?redirect=%2F%2Fevil.example%2Fpath');
  await expect(page.getByRole('heading', { level: 1, name: 'Find a venue' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(origin('riverside'));
});

test('a session that ended at the server reloads the page once, logged out', async ({
  page,
  context,
  customer,
}) => {
  await customer.logIn(context);
  await page.goto('/');
  await expect(banner(page).getByRole('link', { name: 'My account' })).toBeVisible();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  // An answer that is still on its way would reload the page under the click.
  await page.waitForLoadState('networkidle');
  await customer.endSession();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Shopping basket' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { name: 'Log in to see your basket' })).toBeVisible();
  await expect(banner(page).getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(1);
  const cookies = await context.cookies(origin('riverside'));
  expect(cookies.map(({ name }) => name)).not.toContain(TOKEN_COOKIE);
});

test('a refused login says why and keeps what was typed', async ({ page }) => {
  await page.goto('/login');
  const main = page.getByRole('main');
  const stranger = `${crypto.randomUUID()}@example.com`;
  await fillLogin(main, stranger, 'not the password');
  await expect(
    main.getByText('Those details do not match an account. Check them and try again.').first(),
  ).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'Email address or customer ID' })).toHaveValue(stranger);
  await fillLogin(main, 'twins@example.com', PASSWORD);
  await expect(
    main
      .getByText(
        'More than one account uses this email address. Please log in with your customer ID instead.',
      )
      .first(),
  ).toBeVisible();
  await fillLogin(main, people.frankie.username, PASSWORD);
  await expect(banner(page).getByRole('link', { name: 'My account' })).toBeVisible();
});
