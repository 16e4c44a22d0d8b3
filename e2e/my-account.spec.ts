import type { Page } from '@playwright/test';
import { displayDay, siteDay } from 'shared-contracts/dates';
import { expectAccessible } from './support/accessibility.ts';
import { FRICTIONLESS_HOLDER } from './support/cards.ts';
import { expectConfirmation, openCheckout, pay } from './support/checkout.ts';
import { origin } from './support/hosts.ts';
import { people } from './support/people.ts';
import { recordCalls } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { findSession, isPaid } from './support/timetable.ts';

const ACCOUNT = origin('riverside', 'my-account');
const PASSWORD = 'Fr3sh-start!';
const NEXT_PASSWORD = 'An0ther-one!';

const sections = (page: Page) => page.getByRole('navigation', { name: 'My account' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens its own account on the my-account host, so that its details and password are no one else's. */
async function openAccount(page: Page, destination: string): Promise<string> {
  const email = `account.${crypto.randomUUID().slice(0, 12)}@example.com`;
  await page.goto(`${ACCOUNT}/register?redirect=${encodeURIComponent(destination)}`);
  await page.getByRole('textbox', { name: 'First name', exact: true }).fill('Noor');
  await page.getByRole('textbox', { name: 'Last name', exact: true }).fill('Ahmadi');
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('03/02/1991');
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('textbox', { name: 'Postcode' }).fill('M33 2AL');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create an account' }).click();
  return email;
}

test('each path of the account asks a visitor to log in, and knows the way back', async ({ page }) => {
  const bookings = ['/bookings', '/bookings/upcoming', '/bookings/past'];
  for (const path of [
    '/',
    '/user-details',
    ...bookings,
    '/memberships',
    '/packages',
    '/guest-passes',
    '/payments',
  ]) {
    await page.goto(`${ACCOUNT}${path}?from=mail`);
    await expect(page).toHaveURL(`${ACCOUNT}/login?redirect=${encodeURIComponent(`${path}?from=mail`)}`);
  }
});

test('a customer finds My details, answers what is asked and takes a new password @phone', async ({
  page,
}) => {
  test.slow();
  const email = await openAccount(page, '/user-details');
  await expect(title(page, 'My details')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your account' })).toContainText(email);

  const calls = recordCalls(page);
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('07700 900456');
  await page.getByRole('textbox', { name: 'Address line 1' }).fill('1 Weir Street');
  await page.getByRole('textbox', { name: 'Town or city' }).fill('Sale');
  await page.getByRole('textbox', { name: 'Name of your emergency contact' }).fill('Kit Ahmadi');
  await page.getByRole('textbox', { name: 'Phone number of your emergency contact' }).fill('0161 496 0456');
  await page.getByRole('checkbox', { name: 'Email me about offers and new activities' }).check();
  await page.getByRole('button', { name: 'Save my details' }).click();
  await expect(page.getByText('Your details are saved.')).toBeVisible();
  const sent = await calls.only('PUT /api/v1/my-account/user/update');
  expect(sent.query).toEqual({ onboarding_type: 'membership_purchase' });
  expect(sent.body).toMatchObject({ mobile: '07700 900456', marketing: { email: true } });
  expect(sent.body).not.toHaveProperty('marketing.text');

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('07700 900456');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(NEXT_PASSWORD);
  await page.getByRole('textbox', { name: 'Repeat new password' }).fill(NEXT_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('main').getByText('Password changed.')).toBeVisible();
  await page.reload();
  await expect(title(page, 'My details')).toBeVisible();
});

test('the sections of the account stand under the header, the present one marked', async ({
  page,
  context,
  customer,
}) => {
  await customer.logIn(context);
  await page.goto(`${ACCOUNT}/`);
  await sections(page).getByRole('link', { name: 'My details' }).click();
  await expect(page).toHaveURL(`${ACCOUNT}/user-details`);
  await expect(sections(page).getByRole('link', { name: 'My details' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a booking is cancelled once what comes back was shown, and kept among the past ones', async ({
  page,
  customer,
  request,
}) => {
  test.slow();
  const session = await findSession(customer, { fromDay: 3, isWanted: isPaid });
  const price = session.offer.formattedPrice;
  await openCheckout(page, customer, session);
  await pay(page, { number: '4929000000006', holder: FRICTIONLESS_HOLDER }, price);
  await expectConfirmation(page);

  await page.goto(`${ACCOUNT}/bookings`);
  const day = displayDay(siteDay(session.startDate));
  const cancel = page.getByRole('button', { name: `Cancel booking of ${session.name}, ${day}` });
  const booked = page.getByRole('article', { name: session.name }).filter({ has: cancel }).first();
  await expect(booked.getByRole('link', { name: /^Add to calendar/ })).toBeVisible();
  await page.getByRole('button', { name: 'Sync with your calendar' }).click();
  await page.getByRole('button', { name: 'Get a calendar address' }).click();
  const address = await page.getByRole('textbox', { name: 'Calendar address' }).inputValue();
  // A calendar has no login.
  const readCalendar = async () => (await (await request.get(address)).text()).replaceAll(/\r\n[ \t]/g, '');
  expect(await readCalendar()).toContain('STATUS:CONFIRMED');
  await expectAccessible(page);
  await cancel.first().click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this booking?' });
  await expect(question.getByText(/^Free to cancel until/)).toBeVisible();
  await expect(question.getByRole('list', { name: 'Your refund' })).toContainText(
    `${price} back to Visa ending 0006`,
  );
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText(`Your ${session.name} booking is cancelled.`)).toBeVisible();
  await expect(title(page, 'Bookings')).toBeFocused();
  expect(await readCalendar()).toContain('STATUS:CANCELLED');

  await page.getByRole('navigation', { name: 'Bookings' }).getByRole('link', { name: 'Past' }).click();
  const cancelled = page.getByRole('article', { name: session.name }).first();
  await expect(cancelled).toContainText('Cancelled');
  await expect(cancelled).toContainText(`${price} refunded to Visa ending 0006`);
  await cancelled.getByRole('link', { name: /^Book again/ }).click();
  await expect(page).toHaveURL(/\/location\/[^/]+\/sessions\//);
});

test('on a phone the way to the bookings begins with those to come @phone-only', async ({
  page,
  context,
  customer,
}) => {
  await customer.logIn(context);
  await page.goto(`${ACCOUNT}/`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Bookings' }).click();
  await expect(page).toHaveURL(`${ACCOUNT}/bookings/upcoming`);
  await expect(title(page, 'Bookings')).toBeVisible();
});

test('a member sees what the membership gives, and the way to change it', async ({ page, enterAs }) => {
  await enterAs(people.alex);
  await page.goto(`${ACCOUNT}/memberships`);
  const membership = page.getByRole('article').first();
  await expect(membership).toContainText('Current');
  await expect(membership).toContainText(/£32\.00 on \d\d\s\w{3}\s\d{4}/);
  await expectAccessible(page);
  await membership.getByRole('button', { name: /^End membership/ }).click();
  const question = page.getByRole('alertdialog', { name: 'End this membership?' });
  await expect(question.getByText(/^Your last day is \d\d\s\w{3}\s\d{4}\./)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep membership' }).click();
  await expect(question).toBeHidden();
  await membership.getByRole('link', { name: /^Change/ }).click();
  await expect(page).toHaveURL(new RegExp(`^${origin('riverside', 'online-joining')}/\\?change=`));
});

test('payments show the Direct Debit without its account, and a receipt of each order', async ({
  page,
  enterAs,
}) => {
  await enterAs(people.alex);
  await page.goto(`${ACCOUNT}/payments`);
  const debit = page.getByRole('region', { name: 'Direct Debit' });
  await expect(debit).toContainText('RIVMEMBER0002');
  await expect(debit).toContainText('Ending 4958');
  await expect(page.getByRole('region', { name: 'Orders and receipts' })).toBeVisible();
  await expectAccessible(page);
});

test('the card that is saved is in My details', async ({ page, enterAs }) => {
  await enterAs(people.alex);
  await page.goto(`${ACCOUNT}/user-details`);
  const cards = page.getByRole('region', { name: 'Saved cards' });
  await expect(cards.getByRole('listitem').filter({ hasText: 'Visa ending 0006' })).toContainText('12/39');
  await cards.getByRole('button', { name: 'Remove Visa ending 0006' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Visa ending 0006?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(cards.getByRole('listitem')).not.toHaveCount(0);
});

test('a member sees what is left of a package, issues a pass to bring a guest, and cancels it', async ({
  page,
  enterAs,
}) => {
  await enterAs(people.alex);
  await page.goto(`${ACCOUNT}/packages`);
  const swims = page.getByRole('article', { name: '10 swims' });
  await expect(swims).toContainText('7 of 10 uses left');
  await sections(page).getByRole('link', { name: 'Guest passes' }).click();
  const passes = page.getByRole('list', { name: 'Your passes' }).getByRole('listitem');
  const past = page.getByRole('list', { name: 'Past passes' }).getByRole('listitem');
  await expect(passes.filter({ hasText: 'Bring a friend' })).toHaveCount(1);
  await expect(past).toHaveCount(1);
  await page.getByRole('button', { name: 'Get a guest pass' }).click();
  const guest = `Robin ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('textbox', { name: 'Your guest’s name' }).fill(guest);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Get the code' }).click();
  const pass = passes.filter({ hasText: guest });
  await expect(pass).toContainText(/Code \d{6}/);
  await expect(page.getByText('You have no passes left this month.')).toBeVisible();
  await pass.getByRole('button', { name: `Cancel pass ${guest}` }).click();
  const question = page.getByRole('alertdialog', { name: `Cancel the guest pass for ${guest}?` });
  await question.getByRole('button', { name: 'Cancel pass' }).click();
  await expect(past.filter({ hasText: guest })).toContainText('Cancelled');
  await expect(page.getByText('You have 1 of 2 passes left this month.')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(swims).toBeVisible();
  await expectAccessible(page);
});

test('where there are no guest passes, there is no way to them', async ({ page, enterAs }) => {
  await enterAs(people.harbourSam);
  const account = origin('harbour', 'my-account');
  await page.goto(`${account}/`);
  await expect(sections(page).getByRole('link', { name: 'Packages' })).toBeVisible();
  await expect(sections(page).getByRole('link', { name: 'Guest passes' })).toHaveCount(0);
  await page.goto(`${account}/guest-passes`);
  await expect(page.getByRole('heading', { name: "Whoops! Looks like you've gone offside." })).toBeVisible();
});

test('a document that is asked for is uploaded in the account, and then waits for approval', async ({
  page,
  enterAs,
  reserve,
}) => {
  await reserve(people.jo);
  await enterAs(people.jo);
  await page.goto(`${ACCOUNT}/`);
  // The amount owed comes first; the rest is behind it.
  await page.getByText(/ more things? to see to$/).click();
  await expect(page.getByText('We need proof of your eligibility')).toBeVisible();
  await page.getByRole('link', { name: 'Upload proof' }).first().click();
  await expect(page).toHaveURL(`${ACCOUNT}/memberships`);
  const proof = page
    .getByRole('region', { name: 'Your documents' })
    .getByRole('listitem')
    .filter({ hasText: 'Proof of eligibility' });
  const chooser = proof.getByLabel('File for Proof of eligibility');
  const upload = proof.getByRole('button', { name: 'Upload for Proof of eligibility' });
  await expectAccessible(page);

  await chooser.setInputFiles({
    name: 'card.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<html>'),
  });
  await expect(proof.getByText('The selected file must be a JPG, PNG or PDF')).toBeVisible();
  await expect(upload).toBeFocused();
  await expectAccessible(page);

  // More than any other call may send.
  const scan = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2 * 1024 * 1024)]);
  await chooser.setInputFiles({ name: 'card.pdf', mimeType: 'application/pdf', buffer: scan });
  await expect(proof.getByText('Waiting for approval')).toBeVisible();
  await expect(proof.getByRole('heading', { name: 'Proof of eligibility' })).toBeFocused();
  await expectAccessible(page);

  await page.goto(`${ACCOUNT}/`);
  await page.getByText(/ more things? to see to$/).click();
  await expect(page.getByText(/^Proof of student status expires/)).toBeVisible();
  await expect(page.getByText('We need proof of your eligibility')).toHaveCount(0);
});
