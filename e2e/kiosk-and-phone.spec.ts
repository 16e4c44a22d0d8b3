import type { Page } from '@playwright/test';
import { newKioskCode } from 'shared-contracts/api/kiosk-codes';
import { KIOSK_CODE_PATH } from 'shared-contracts/kiosk-code-link';
import { expectNoViolations } from './support/accessibility.ts';
import { holdAnswer } from './support/hold-answer.ts';
import { flagships, origin } from './support/hosts.ts';
import { chooseMembership } from './support/joining.ts';
import { expect, test } from './support/test.ts';
import { findSession, isPaid } from './support/timetable.ts';

/** A terminal in a centre. */
test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

const joining = origin('riverside', 'online-joining');
const HAND_OVER = '/memberships/online-joining/draft/hand-over';

async function chooseAtKiosk(page: Page): Promise<void> {
  await page.goto(`${joining}/kiosk?kiosk&centre=${flagships.riverside.slug}`);
  await page.getByRole('link', { name: 'Buy a membership' }).click();
  await chooseMembership(page, 'Adult');
  await page.getByRole('textbox', { name: 'First name', exact: true }).fill('Noor');
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Finish on your phone' });

test('a person who presses before the kiosk knows its centre joins at that centre', async ({ page }) => {
  const { letThrough, isAwaited } = await holdAnswer(page, /online-joining\/venues\//);
  await page.goto(`${joining}/kiosk?kiosk&centre=${flagships.riverside.slug}`);
  await expect.poll(isAwaited).toBe(true);
  await page.getByRole('link', { name: 'Buy a membership' }).click();
  await expect(page).toHaveURL(new RegExp(`/centre/${flagships.riverside.slug}\\?`));
  letThrough();
  await chooseMembership(page, 'Adult');
  await expect(page.getByRole('textbox', { name: 'First name', exact: true })).toBeVisible();
});

test('a joining is handed over to a phone by a code that works once, and the kiosk starts over', async ({
  page,
  browser,
}) => {
  await chooseAtKiosk(page);
  const answered = page.waitForResponse((response) => response.url().endsWith(HAND_OVER));
  await page.getByRole('button', { name: 'Finish on your phone' }).click();
  const { data } = await (await answered).json();
  await expect(
    dialog(page).getByRole('img', { name: 'QR code that opens your joining on your phone' }),
  ).toBeVisible();
  const code = await dialog(page)
    .getByRole('img', { name: /^QR code/ })
    .boundingBox();
  expect(code?.width).toBeGreaterThanOrEqual(600);
  await expect(dialog(page).getByText(/^The code works once, for 10 minutes\./)).toBeVisible();
  await expectNoViolations(page);

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(data.url);
  await phone.getByRole('button', { name: 'Continue joining' }).click();
  await expect(phone.getByRole('textbox', { name: 'First name', exact: true })).toHaveValue('Noor');

  const another = await (await browser.newContext()).newPage();
  await another.goto(data.url);
  await another.getByRole('button', { name: 'Continue joining' }).click();
  await expect(another.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();

  await dialog(page).getByRole('button', { name: 'I’ve scanned it, clear this screen' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to leave this screen?' });
  await question.getByRole('button', { name: 'Clear selection and go home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome to / })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/Noor|"membership"/);
});

test('people carry on at the kiosk if the code is not wanted, or cannot be made', async ({ page }) => {
  await page.route(`**${HAND_OVER}`, (route) =>
    route.fulfill({ status: 404, json: { status_code: 404, message: 'Not found' } }),
  );
  await chooseAtKiosk(page);
  await page.getByRole('button', { name: 'Finish on your phone' }).click();
  await expect(
    dialog(page).getByText('You cannot continue on your phone here. Please finish on this screen.'),
  ).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Carry on here' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'First name', exact: true })).toHaveValue('Noor');
});

test('a person logs in at a kiosk with the code that their phone shows, once', async ({ page, customer }) => {
  const { code } = await customer.api.call(newKioskCode, {});
  await page.goto(`${joining}/kiosk?kiosk&centre=${flagships.riverside.slug}`);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Log in' }).click();
  const field = page.getByRole('textbox', { name: 'Code from your phone' });
  const submit = page.getByRole('button', { name: 'Log in with the code' });
  await field.fill(code.slice(0, 4));
  await submit.click();
  await expect(field).toHaveAccessibleDescription(/Enter the 8 digits/);
  await expectNoViolations(page);
  await field.fill(code);
  await submit.click();
  await expect(banner.getByRole('button', { name: 'Log out' })).toBeVisible();

  await banner.getByRole('button', { name: 'Log out' }).click();
  await banner.getByRole('button', { name: 'Log in' }).click();
  await field.fill(code);
  await submit.click();
  await expect(field).toHaveAccessibleDescription(/This code is wrong, was used or has expired/);
});

test('the page behind the QR code of the login shows its code once the person has logged in there', async ({
  browser,
  customer,
  page,
}) => {
  const phone = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const onPhone = await phone.newPage();
  await onPhone.goto(`${origin('riverside', 'my-account')}${KIOSK_CODE_PATH}`);
  await onPhone.getByRole('textbox', { name: 'Email address or customer ID' }).fill(customer.person.username);
  await onPhone.getByLabel('Password', { exact: true }).fill(customer.person.password);
  await onPhone.getByRole('button', { name: 'Log in', exact: true }).click();
  const code = onPhone.getByRole('status', { name: 'Your code' });
  await expect(code).toHaveText(/^\d{4} \d{4}$/);
  await expectNoViolations(onPhone);

  await page.goto(`${joining}/login?kiosk=true`);
  await page.getByRole('textbox', { name: 'Code from your phone' }).pressSequentially(await code.innerText());
  await page.getByRole('button', { name: 'Log in with the code' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(onPhone.getByText('You’re logged in at the screen')).toBeVisible();
  await expect(code).toBeHidden();
  await expectNoViolations(onPhone);
  await phone.close();
});

test('a basket waits on the phone for its person once the kiosk has started over', async ({
  page,
  customer,
  browser,
}) => {
  const session = await findSession(customer, { isWanted: isPaid });
  await customer.putInBasket(session.id);
  await customer.logIn(page.context());
  await page.goto(`${origin('riverside')}/checkout?kiosk=true`);
  await expect(
    page.getByRole('img', { name: 'QR code that opens the checkout on your phone' }),
  ).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'I’ve scanned it, log out here' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome to / })).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const onPhone = await phone.newPage();
  await onPhone.goto(`${origin('riverside')}/checkout`);
  await onPhone.getByRole('textbox', { name: 'Email address or customer ID' }).fill(customer.person.username);
  await onPhone.getByLabel('Password', { exact: true }).fill(customer.person.password);
  await onPhone.getByRole('button', { name: 'Log in', exact: true }).click();
  const summary = onPhone.getByRole('region', { name: 'Summary' });
  await expect(summary.getByText(session.name)).toBeVisible();
  await expect(onPhone.getByRole('textbox', { name: 'Card number' })).toBeVisible();
  await phone.close();
});

test('a page has the layout of a tall kiosk when it is reached from the checkout, or without the flag', async ({
  page,
  customer,
}) => {
  const session = await findSession(customer, { isWanted: isPaid });
  await customer.putInBasket(session.id);
  await customer.logIn(page.context());
  const layout = page.locator('html[data-enlarged-queries]');
  await page.goto(`${origin('riverside')}/checkout?kiosk=true`);
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible();
  await expect(layout).toHaveCount(0);
  await page.getByRole('link', { name: 'Book an activity' }).click();
  await expect(layout).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Back to Kiosk Home' })).toBeVisible();
  await page.goto(`${origin('riverside')}/basket`);
  await expect(page.getByText(session.name)).toBeVisible();
  await expect(layout).toHaveCount(1);
});

test('the header of a small kiosk has its menu', async ({ page }) => {
  await page.setViewportSize({ width: 540, height: 960 });
  await page.goto(`${origin('riverside')}/?kiosk=true`);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
});
