import type { APIRequestContext, Page } from '@playwright/test';
import { upcomingBookings } from 'shared-contracts/api/account';
import { currentUser, login } from 'shared-contracts/api/auth';
import { cart } from 'shared-contracts/api/basket';
import { bookingCancellation, cancelBooking } from 'shared-contracts/api/bookings';
import { pay, terms } from 'shared-contracts/api/checkout';
import { findCustomers } from 'shared-contracts/api/front-of-house';
import { order } from 'shared-contracts/api/orders';
import { siteDay, siteTime } from 'shared-contracts/dates';
import { formatMoney, pence } from 'shared-contracts/money';
import { expectAccessible } from './support/accessibility.ts';
import { apiOf } from './support/api.ts';
import { agreeToTerms, expectConfirmation } from './support/checkout.ts';
import type { Customer } from './support/customer.ts';
import { flagships, origin } from './support/hosts.ts';
import { openAccount } from './support/newcomers.ts';
import { PASSWORD, people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { findSession, isPaid } from './support/timetable.ts';

const desk = origin('riverside', 'front-of-house');

/** Opens the desk as staff and finds the customer by what they would say of themselves. */
async function serve(page: Page, customer: Customer): Promise<void> {
  await page.goto(desk);
  await page
    .getByRole('textbox', { name: 'Name, phone, postcode, email address or customer ID' })
    .fill(customer.person.username);
  await page.getByRole('button', { name: 'Find customer' }).click();
  await expect(page.getByRole('textbox', { name: 'Cash received' })).toBeVisible();
}

async function take(page: Page, kind: string, label: string, amount: number): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Paid with' }).getByRole('radio', { name: kind }).click();
  await page.getByRole('textbox', { name: label }).fill((amount / 100).toFixed(2));
  await page.getByRole('button', { name: 'Add payment' }).click();
}

/** Staff take cash for a class that the customer then gives up: the money becomes credit. Answers it, in pence. */
async function earnCredit(request: APIRequestContext, customer: Customer): Promise<number> {
  const { api, person } = customer;
  const { id } = await findSession(customer, { isWanted: isPaid, fromDay: 4 });
  await customer.putInBasket(id);
  const { id: cartId, totals } = await api.call(cart, {});
  const agreed = (await api.call(terms, { query: { cart_id: cartId } })).map((term) => term.id);
  const credentials = { username: people.staff.username, password: PASSWORD };
  const { token } = await apiOf(request, desk, null).call(login, { body: credentials });
  const clerk = apiOf(request, desk, token);
  const [found] = await clerk.call(findCustomers, { body: { emailOrReference: person.username } });
  const payments = [{ tenderType: 'cash' as const, amount: totals.total }];
  const paying = { source: 'front-of-house' as const, terms: agreed, completedWaivers: [], payments };
  await clerk.call(pay, { body: { ...paying, selectedUserId: found?.id ?? null } });
  const [booking] = await api.call(upcomingBookings, {});
  const params = { bookingId: booking?.item.id ?? '' };
  const { total } = await api.call(bookingCancellation, { params });
  await api.call(cancelBooking, { params, body: { refund: total } });
  return pence(total);
}

test.beforeEach(async ({ enterAs }) => {
  await enterAs(people.staff);
});

test('a customer pays at the desk by voucher and cash, gets change and a receipt', async ({
  page,
  customer,
}) => {
  const session = await findSession(customer, { isWanted: isPaid });
  const price = pence(session.offer.price);
  await customer.putInBasket(session.id);
  await serve(page, customer);
  await expect(page.getByText(`Still to pay: ${formatMoney(price)}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();

  await take(page, 'Voucher', 'Amount', 100);
  await expect(page.getByText(`Still to pay: ${formatMoney(price - 100)}`)).toBeVisible();
  await take(page, 'Cash', 'Cash received', 5000);
  const change = formatMoney(5000 - (price - 100));
  await expect(page.getByText(`Change to give: ${change}`)).toBeVisible();
  await agreeToTerms(page);
  await page.getByRole('button', { name: `Confirm and give ${change} change` }).click();
  await expectConfirmation(page);
  await expect(page.getByText(`Cash (£50.00 received, ${change} change)`).first()).toBeVisible();

  const receipt = page.getByRole('region', { name: 'Receipt' });
  await expect(receipt).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  await expect(receipt).toContainText(session.name);
  await expect(receipt).toContainText(change);
  await page.emulateMedia({ media: 'screen' });

  const orderId = decodeURIComponent(page.url().split('/').at(-1) ?? '');
  const { items, total } = await customer.api.call(order, { params: { orderId } });
  expect(items.map(({ name }) => name)).toEqual([session.name]);
  expect(pence(total)).toBe(price);

  await page.getByRole('link', { name: 'Next customer' }).click();
  await expect(
    page.getByRole('textbox', { name: 'Name, phone, postcode, email address or customer ID' }),
  ).toHaveValue('');
});

test('credit pays a part at the desk, and cash the rest', async ({ page, request, become }) => {
  const customer = await become(await openAccount(request));
  const credit = await earnCredit(request, customer);
  const first = await findSession(customer, { isWanted: isPaid });
  await customer.putInBasket(first.id);
  const second = await findSession(customer, { isWanted: isPaid, fromDay: 3 });
  await customer.putInBasket(second.id);
  const total = pence(first.offer.price) + pence(second.offer.price);
  await serve(page, customer);
  await page.getByRole('checkbox', { name: `Use ${formatMoney(credit)} of their account credit` }).click();
  await expect(page.getByText(`Still to pay: ${formatMoney(total - credit)}`)).toBeVisible();
  await take(page, 'Cash', 'Cash received', total - credit);
  await agreeToTerms(page);
  await page.getByRole('button', { name: 'Confirm order' }).click();
  await expectConfirmation(page);
  await expect(page.getByText(/^Account credit/).first()).toBeVisible();
  expect((await customer.api.call(currentUser, {})).credit.balance).toBe('0.00');
});

test('staff book a class for a customer of another age, with a note that is kept @phone', async ({
  page,
  customer,
}) => {
  const { slug, name: venue } = flagships.riverside;
  const session = await findSession(customer, {
    fromDay: 2,
    isWanted: ({ bookable, remainingAttendeeCapacity }) =>
      bookable.reason === 'wrong-age' && remainingAttendeeCapacity > 4,
  });
  const day = siteDay(session.startDate);
  const what = `${session.name} at ${siteTime(session.startDate)}`;
  await page.goto(desk);
  await page
    .getByRole('textbox', { name: 'Name, phone, postcode, email address or customer ID' })
    .fill(customer.person.username);
  await page.getByRole('button', { name: 'Find customer' }).click();
  const panel = page.getByRole('region', { name: /^Book a class for / });
  await panel.getByRole('combobox', { name: 'Venue' }).selectOption(slug);
  await panel.getByRole('combobox', { name: 'Day' }).selectOption(day);
  await expectAccessible(page);
  await panel
    .getByRole('button', { name: `Add anyway (${what})` })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  const note = `Agreed with the coach ${customer.person.username}`;
  await question.getByRole('textbox', { name: 'Why' }).fill(note);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Add anyway' }).click();
  await expect(page.getByText(new RegExp(`^${session.name} is in .+’s basket\\.`))).toBeVisible();

  await page.getByRole('button', { name: 'Take payment' }).click();
  await take(page, 'Cash', 'Cash received', 5000);
  await agreeToTerms(page);
  await page.getByRole('button', { name: /^Confirm and give/ }).click();
  await expectConfirmation(page);
  await page.goto(`${desk}/attendance`);
  await page.getByRole('combobox', { name: 'Venue' }).selectOption(venue);
  await page.getByRole('combobox', { name: 'Day' }).selectOption(day);
  await page
    .getByRole('button', { name: `Who booked (${what})` })
    .first()
    .click();
  await expect(page.getByText(new RegExp(`^Override by .+: ${note}$`))).toBeVisible();
});

test('recorded cash is not left by logging out or going back without a question', async ({
  page,
  customer,
}) => {
  await customer.putInBasket((await findSession(customer, { isWanted: isPaid })).id);
  await page.goto(`${desk}/attendance`);
  await page.getByRole('banner').getByRole('link', { name: 'Riverside Leisure' }).click();
  await page
    .getByRole('textbox', { name: 'Name, phone, postcode, email address or customer ID' })
    .fill(customer.person.username);
  await page.getByRole('button', { name: 'Find customer' }).click();
  await take(page, 'Cash', 'Cash received', 100);
  const question = page.getByRole('alertdialog', { name: 'Leave this payment?' });
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await question.getByRole('button', { name: 'Stay with the payment' }).click();
  await expect(page.getByText('£1.00', { exact: true })).toBeVisible();
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Leave without an order' }).click();
  await expect(page.getByRole('heading', { name: 'Attendance', level: 1 })).toBeVisible();
});

test('cash received for an order that is not made outlives a reload, and pays for the basket then', async ({
  page,
  customer,
}) => {
  const session = await findSession(customer, { isWanted: isPaid });
  await customer.putInBasket(session.id);
  await serve(page, customer);
  await take(page, 'Cash', 'Cash received', 100);
  page.on('dialog', (leaving) => void leaving.accept());
  await page.reload();
  await expect(page.getByText('Give £1.00 back')).toBeVisible();
  await serve(page, customer);
  await page.getByRole('button', { name: 'Use £1.00 for this basket' }).click();
  await expect(page.getByText('£1.00 to give back or use')).toBeHidden();
  await expect(
    page.getByText(`Still to pay: ${formatMoney(pence(session.offer.price) - 100)}`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Remove Cash' }).click();
  await expect(page.getByText('£1.00 to give back or use')).toBeInViewport();
  await page.getByRole('button', { name: /^I’ve given it back/ }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Find customer' })).toBeVisible();
  await expect(page.getByText('Give £1.00 back')).toBeHidden();
});

test('the header shows the way to the basket at every width', async ({ page }) => {
  await page.goto(desk);
  for (const width of [320, 390, 574, 575, 768, 1023, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const basket = page.getByRole('banner').getByRole('link', { name: /^Shopping basket/ });
    await expect(basket).toBeInViewport({ ratio: 1 });
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(content, `at ${width} px`).toBeLessThanOrEqual(width);
  }
});

test('the desk is for staff', async ({ page, context, customer }) => {
  await customer.logIn(context);
  await page.goto(desk);
  await expect(page.getByRole('heading', { name: 'This page is for staff' })).toBeVisible();
  await expectAccessible(page);
});

test('a customer no one knows is not found, and the desk is accessible', async ({ page }) => {
  await page.goto(desk);
  await page
    .getByRole('textbox', { name: 'Name, phone, postcode, email address or customer ID' })
    .fill('nobody@example.com');
  await page.getByRole('button', { name: 'Find customer' }).click();
  await expect(page.getByText('No account matches ‘nobody@example.com’')).toBeVisible();
  await expectAccessible(page);
});

test('taking a payment is accessible', async ({ page, customer }) => {
  await customer.putInBasket((await findSession(customer, { isWanted: isPaid })).id);
  await serve(page, customer);
  await take(page, 'Cheque', 'Amount', 100);
  await expectAccessible(page);
});

test('staff record a no-show in a class that has begun, and undo it', async ({ page }) => {
  await page.goto(`${desk}/attendance`);
  await page.getByRole('combobox', { name: 'Venue' }).selectOption(flagships.riverside.name);
  // The seed's own comes first: whatever the other tests book is still ahead.
  const begun = page.getByRole('article').first();
  await begun.getByRole('button', { name: /^Who booked/ }).click();
  const pat = begun.getByRole('listitem').filter({ hasText: 'Pat Regan' });
  const missed = pat.getByRole('button', { name: 'Mark as no-show (Pat Regan)', exact: true });
  await missed.click();
  const question = page.getByRole('alertdialog', { name: 'Record a no-show for Pat Regan?' });
  await expect(question).toContainText('Pat Regan will owe £5.00');
  await question.getByRole('button', { name: 'Record no-show', exact: true }).click();
  await expect(pat).toContainText('Owes £5.00');
  await expect(pat).toBeFocused();
  await expect(begun.getByText('1 booked, 1 no-show')).toBeVisible();
  await expectAccessible(page);

  await pat.getByRole('button', { name: 'Undo no-show (Pat Regan)' }).click();
  await expect(missed).toBeVisible();
  await expect(begun.getByText('1 booked', { exact: true })).toBeVisible();
});
