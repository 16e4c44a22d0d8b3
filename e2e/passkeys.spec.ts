import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { addAuthenticator } from './support/authenticator.ts';
import { logInAsCustomer } from './support/customer.ts';
import { origin } from './support/hosts.ts';
import { openAccount } from './support/newcomers.ts';
import { mailsAfterFirst } from './support/outbox.ts';
import { people } from './support/people.ts';
import { requireSecondFactor } from './support/second-factor.ts';
import { expect, test } from './support/test.ts';

const ACCOUNT = origin('riverside', 'my-account');
const DESK = origin('riverside', 'front-of-house');
const passkeysOf = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

async function addPasskey(page: Page, name: string, password: string): Promise<void> {
  await page.getByRole('button', { name: /^Add a passkey/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(password);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog).toBeHidden();
}

test('a passkey is added in My details, logs in on another host, and is removed @phone', async ({
  page,
  request,
}) => {
  test.slow();
  const person = await openAccount(request);
  await (await logInAsCustomer(request, person)).logIn(page.context());
  const device = await addAuthenticator(page);
  await page.goto(`${ACCOUNT}/user-details`);
  await addPasskey(page, 'My phone', person.password);
  await expect(page.getByText('My phone added. You can log in with it.')).toBeVisible();
  await expect(passkeysOf(page).getByRole('listitem')).toContainText('Not used yet');
  expect((await device.credentials()).map(({ rpId }) => rpId)).toEqual(['riverside.localhost']);
  // Without the toast, which lies over the foot of a phone's screen for a while.
  await page.reload();
  await expect(passkeysOf(page).getByRole('listitem')).toContainText('Not used yet');
  await expectAccessible(page);

  await page.context().clearCookies();
  await device.setPresent(false);
  await page.goto(`${origin('riverside')}/login`);
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox', { name: 'Email address or customer ID' })).toHaveAttribute(
    'autocomplete',
    'username webauthn',
  );
  await expectAccessible(page);
  await device.setPresent(true);
  await main.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find a venue' })).toBeVisible();

  await page.goto(`${ACCOUNT}/user-details`);
  const row = passkeysOf(page).getByRole('listitem');
  await expect(row).toContainText('Last used');
  await row.getByRole('button', { name: 'Remove My phone' }).click();
  const question = page.getByRole('dialog', { name: 'Remove My phone?' });
  await question.getByRole('textbox', { name: 'Current password' }).fill(person.password);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('My phone removed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeFocused();
  const subjects = async () => (await mailsAfterFirst(person.username)).map(({ subject }) => subject);
  await expect
    .poll(subjects)
    .toEqual([
      'A passkey was added to your Riverside Leisure account',
      'A passkey was removed from your Riverside Leisure account',
    ]);

  await page.context().clearCookies();
  await page.goto(`${origin('riverside')}/login`);
  await main.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(main.getByText(/^We couldn’t log you in with that passkey\./)).toBeVisible();
});

test('a device that its owner does not unlock makes no passkey, and says so', async ({ page, request }) => {
  const person = await openAccount(request);
  await (await logInAsCustomer(request, person)).logIn(page.context());
  const device = await addAuthenticator(page);
  await device.setVerified(false);
  await page.goto(`${ACCOUNT}/user-details`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('My phone');
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(person.password);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog.getByText(/^That didn’t work\./)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('My phone');
});

test('staff confirm a login with a passkey in place of a code', async ({
  page,
  context,
  enterAs,
  reserve,
}) => {
  await reserve(people.desk);
  const ask = await requireSecondFactor(context);
  const device = await addAuthenticator(page);
  await enterAs(people.desk);
  await page.goto(`${DESK}/documents`);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect(heading('Set up an authenticator app')).toBeVisible();
  ask(null);
  await addPasskey(page, 'Key at the desk', people.desk.password);
  await expect(heading('Documents to check')).toBeVisible();
  expect(await device.credentials()).toHaveLength(1);

  ask('challenge');
  await page.goto(`${DESK}/documents`);
  await expect(heading('Confirm it’s you')).toBeVisible();
  await expectAccessible(page);
  ask(null);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(heading('Documents to check')).toBeVisible();
});

test('a kiosk and a page in a frame offer no passkeys', async ({ page }) => {
  for (const flag of ['kiosk', 'embedded']) {
    await page.goto(`${origin('riverside', 'online-joining')}/login?${flag}=true`);
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Log in with a passkey' })).toHaveCount(0);
  }
});
