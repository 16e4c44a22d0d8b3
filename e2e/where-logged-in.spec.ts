import type { Page } from '@playwright/test';
import { STAY_LOGGED_IN_COOKIE_MAX_AGE, TOKEN_COOKIE } from 'shared-contracts/cookies';
import { expectAccessible } from './support/accessibility.ts';
import { origin } from './support/hosts.ts';
import { openAccount } from './support/newcomers.ts';
import { type Person, people } from './support/people.ts';
import { expect, test } from './support/test.ts';

const ACCOUNT = origin('riverside', 'my-account');
const DETAILS = `${ACCOUNT}/user-details`;
/** As `openAccount` names people. */
const NEWCOMER = 'Noor Ahmadi';
const devices = (page: Page) => page.getByRole('region', { name: 'Where you’re logged in' });

async function logIn(page: Page, { username, password }: Person, stays = false): Promise<void> {
  await page.goto(`${ACCOUNT}/login?redirect=${encodeURIComponent('/user-details')}`);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Email address or customer ID' }).fill(username);
  await main.getByRole('textbox', { name: 'Password' }).fill(password);
  if (stays) {
    const stay = main.getByRole('checkbox', { name: 'Stay logged in' });
    await stay.click();
    await expect(stay).toBeChecked();
  }
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(DETAILS);
}

/** Seconds until the browser forgets the login; `null` where it does when it is closed. */
async function tokenAge(page: Page): Promise<number | null> {
  const cookies = await page.context().cookies(ACCOUNT);
  const expires = cookies.find(({ name }) => name === TOKEN_COOKIE)?.expires ?? -1;
  return expires === -1 ? null : expires - Date.now() / 1000;
}

test('someone sees where they are logged in and logs out there, then everywhere @phone', async ({
  page,
  request,
  browser,
}) => {
  const person = await openAccount(request);
  const elsewhere = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  const other = await elsewhere.newPage();
  await logIn(other, person);
  await logIn(page, person);
  const list = devices(page).getByRole('listitem');
  // The account was opened by a third login.
  await expect(list).toHaveCount(3);
  await expect(list.first()).toContainText('This device');
  await expectAccessible(page);

  await devices(page).getByRole('button', { name: 'Log out Firefox on Windows' }).click();
  await expect(page.getByText('Firefox on Windows is logged out.')).toBeVisible();
  await expect(list).toHaveCount(2);
  await other.reload();
  await expect(other).toHaveURL(new RegExp(`^${ACCOUNT}/login`));

  await logIn(other, person);
  await devices(page).getByRole('button', { name: 'Log out everywhere' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out everywhere?' });
  await question.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL(new RegExp(`^${ACCOUNT}/login`));
  await other.reload();
  await expect(other).toHaveURL(new RegExp(`^${ACCOUNT}/login`));
  await elsewhere.close();
});

test('a manager logs a customer out everywhere from the desk, and the audit log says so', async ({
  page,
  request,
  browser,
  enterAs,
}) => {
  const person = await openAccount(request);
  const elsewhere = await browser.newPage();
  await logIn(elsewhere, person);
  await enterAs(people.staff);
  const desk = origin('riverside', 'front-of-house');
  await page.goto(desk);
  await page
    .getByRole('textbox', { name: 'Name, phone, postcode, email address or customer ID' })
    .fill(person.username);
  await page.getByRole('button', { name: 'Find customer' }).click();
  const button = page.getByRole('button', { name: 'Log this customer out everywhere' });
  await button.click();
  const question = page.getByRole('alertdialog', { name: `Log ${NEWCOMER} out everywhere?` });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page.getByText(`${NEWCOMER} is logged out everywhere.`)).toBeVisible();
  await expect(button).toBeFocused();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(new RegExp(`^${ACCOUNT}/login`));
  await elsewhere.close();

  await page.goto(`${desk}/audit-log`);
  // The page is as narrow as a phone since it was looked at.
  await page.getByRole('button', { name: 'Search the log' }).click();
  await page.getByRole('textbox', { name: 'Customer' }).fill(person.username);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Logged someone out everywhere' })).toContainText(
    `For ${NEWCOMER}`,
  );
});

test('a login ends with the browser, unless the person asks to stay logged in', async ({ page, request }) => {
  const person = await openAccount(request);
  await logIn(page, person);
  expect(await tokenAge(page)).toBeNull();
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).first().click();
  await expect(page).toHaveURL(new RegExp(`^${ACCOUNT}/login`));
  await logIn(page, person, true);
  expect(await tokenAge(page)).toBeGreaterThan(STAY_LOGGED_IN_COOKIE_MAX_AGE - 120);
});

test('a kiosk offers no one to stay logged in', async ({ page }) => {
  await page.goto(`${origin('riverside', 'online-joining')}/login?kiosk=true`);
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox', { name: 'Password' })).toBeVisible();
  await expect(main.getByRole('checkbox', { name: 'Stay logged in' })).toHaveCount(0);
});
