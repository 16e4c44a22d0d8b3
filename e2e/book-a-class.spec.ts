import { siteDay, siteTime } from 'shared-contracts/dates';
import { pence } from 'shared-contracts/money';
import { CHALLENGED_HOLDER } from './support/cards.ts';
import {
  agreeToTerms,
  approveAtBank,
  expectConfirmation,
  openCheckout,
  openTerms,
  pay,
  watchPayments,
} from './support/checkout.ts';
import { flagships, origin } from './support/hosts.ts';
import { expectStable, watchLayoutShift } from './support/layout-shift.ts';
import { chargesOfPayment } from './support/ledger.ts';
import { PASSWORD } from './support/people.ts';
import { scrollToEnd } from './support/scrolling.ts';
import { expect, test } from './support/test.ts';
import { addButtonName, dayName, findSession, isFree, isPaid } from './support/timetable.ts';

const VISA = '4929000000006';

test('a visitor books a class, pays by card and gets the confirmation @phone', async ({
  page,
  request,
  customer,
}) => {
  test.slow();
  const venue = flagships.riverside;
  const session = await findSession(customer, { venueSlug: venue.slug, isWanted: isPaid });
  const price = session.offer.formattedPrice;

  await test.step('finds the venue by name', async () => {
    await page.goto('/');
    await page.getByRole('searchbox', { name: /town or postcode$/ }).fill('Sale');
    await expect(page.getByRole('status').filter({ hasText: '‘Sale’' })).toBeVisible();
    await expect(page).toHaveURL('/?search=Sale');
    await page.getByRole('link', { name: venue.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: venue.name })).toBeVisible();
  });

  await test.step('picks a class of another day and logs in to add it', async () => {
    const day = page
      .getByRole('radiogroup', { name: 'Day' })
      .getByRole('radio', { name: dayName(siteDay(session.startDate)) });
    await day.click();
    await expect(day).toBeChecked();
    await page.getByRole('button', { name: addButtonName(session) }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await expect(dialog.getByText(/^Log in to carry on\./)).toBeVisible();
    await dialog
      .getByRole('textbox', { name: 'Email address or customer ID' })
      .fill(customer.person.username);
    await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByText('Successfully added item to the basket.')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('finds the class in the basket', async () => {
    await page.getByRole('link', { name: 'Shopping basket, 1 item' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: session.name })).toContainText(price);
    await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  });

  const payments = watchPayments(page);
  await test.step('pays, and proves to the bank who is paying', async () => {
    await pay(page, { number: VISA, holder: CHALLENGED_HOLDER }, price);
    await approveAtBank(page);
    await expectConfirmation(page);
  });

  await test.step('was charged once', async () => {
    expect(payments).toHaveLength(1);
    expect(await chargesOfPayment(request, payments[0] ?? '')).toEqual([pence(session.offer.price)]);
  });

  await test.step('has a reference and a calendar file', async () => {
    await expect(page.getByText(/^RIV-[A-Z0-9]{6}$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Shopping basket', exact: true })).toBeVisible();
    const address = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
    const calendar = await page.request.get(new URL(address ?? '', page.url()).href);
    expect(calendar.headers()['content-type']).toContain('text/calendar');
    expect(await calendar.text()).toContain(`SUMMARY:${session.name}`);
  });

  await test.step('finds the booking in the account', async () => {
    await page.getByRole('link', { name: 'Go to my account' }).click();
    await expect(page).toHaveURL(`${origin('riverside', 'my-account')}/`);
    // The start of the account shows the next few; others of this worker's tests may be before it.
    await page.goto(`${origin('riverside', 'my-account')}/bookings`);
    const times = `${siteTime(session.startDate)} to ${siteTime(session.endDate)}`;
    const booking = page.getByRole('article', { name: session.name }).filter({ hasText: times });
    await expect(booking.first()).toBeVisible();
  });
});

test('the terms are agreed to only after they were read to the end @phone', async ({ page, customer }) => {
  const session = await findSession(customer, { isWanted: isPaid });
  await openCheckout(page, customer, session);
  const dialog = await openTerms(page);
  const terms = dialog.getByRole('region', { name: 'Terms and conditions' });
  const agree = dialog.getByRole('button', { name: 'I Agree' });
  await expect(terms.getByText('The law of England and Wales applies to these terms.')).toBeAttached();
  await expect(agree).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();

  await openTerms(page);
  await scrollToEnd(page, dialog);
  await agree.click();
  await expect(page.getByText('You have agreed to the terms and conditions.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You have agreed to the terms and conditions.')).toBeVisible();
});

test('the checkout keeps its parts where they are while they come @phone', async ({ page, customer }) => {
  const session = await findSession(customer, { isWanted: isPaid });
  await watchLayoutShift(page);
  const [basket, payment] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/checkout(\?|\/payment|\/prepare)/, async (route) => {
    await (route.request().url().includes('/checkout?') ? basket : payment).promise;
    await route.continue();
  });
  await openCheckout(page, customer, session);
  const loading = page.getByText('Loading your payment');
  await expect(loading).toBeAttached();
  basket.resolve();
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible();
  await expect(loading).toBeAttached();
  payment.resolve();
  await expect(page.getByRole('textbox', { name: 'Card number' })).toBeVisible();
  await expectStable(page, 0.02);
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused();
});

test('a free class is confirmed without a card', async ({ page, customer }) => {
  await openCheckout(page, customer, await findSession(customer, { isWanted: isFree }));
  await expect(page.getByText('There is nothing to pay now.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Card number' })).toBeHidden();
  await agreeToTerms(page);
  await page.getByRole('button', { name: 'Confirm order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your booking is confirmed' })).toBeVisible();
  await expect(page.getByText(/^RIV-[A-Z0-9]{6}$/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your booking is confirmed' })).toBeVisible();
});

test('a venue that is opened right after typing stays open', async ({ page }) => {
  const { name } = flagships.riverside;
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/mf-bookings/**/venue.*.js', async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('searchbox', { name: /town or postcode$/ }).fill(name);
  await page.getByRole('link', { name, exact: true }).click();
  await page.clock.runFor(1_000);
  letThrough();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
