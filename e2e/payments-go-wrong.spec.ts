import type { APIRequestContext, Page } from '@playwright/test';
import { upcomingBookings } from 'shared-contracts/api/account';
import { cart } from 'shared-contracts/api/basket';
import { formatMoney, pence } from 'shared-contracts/money';
import {
  CHALLENGED_HOLDER,
  DECLINED_MASTERCARD,
  DECLINED_VISA,
  FRICTIONLESS_HOLDER,
  fillBillingAddress,
  fillCard,
  lastMonth,
  nextYear,
  ownVisa,
} from './support/cards.ts';
import {
  agreeToTerms,
  approvalField,
  approveAtBank,
  bankFrame,
  expectConfirmation,
  expectFailure,
  failedNotice,
  openCheckout,
  pay,
  payButton,
  watchPayments,
} from './support/checkout.ts';
import type { Customer } from './support/customer.ts';
import { breakProvider, chargesOf, restoreProvider } from './support/ledger.ts';
import { expect, test } from './support/test.ts';
import { findSession, isPaid } from './support/timetable.ts';

test.afterEach(async ({ request }, { tags }) => {
  if (tags.includes('@alone')) await restoreProvider(request);
});

/** A quick person's pause between two keys, in milliseconds. */
const TYPING_PACE = 60;

/** A checkout with one paid class of no one else's. */
async function startPaying(page: Page, customer: Customer) {
  const session = await findSession(customer, { isWanted: isPaid });
  await openCheckout(page, customer, session);
  return { session, price: session.offer.formattedPrice, amount: pence(session.offer.price) };
}

const bookedSessions = async ({ api }: Customer) =>
  (await api.call(upcomingBookings, {})).map(({ item }) => `${item.name} ${item.startDate}`);

async function expectCharges(request: APIRequestContext, card: string, amounts: number[]): Promise<void> {
  await expect.poll(() => chargesOf(request, card)).toEqual(amounts);
}

test('a declined card: nothing is charged or booked, and the class stays in the basket @phone', async ({
  page,
  request,
  customer,
}) => {
  const { session, price } = await startPaying(page, customer);
  await pay(page, { number: DECLINED_MASTERCARD, holder: FRICTIONLESS_HOLDER }, price);
  await expectFailure(page);
  await expectCharges(request, DECLINED_MASTERCARD, []);
  expect(await bookedSessions(customer)).not.toContain(`${session.name} ${session.startDate}`);
  const { items } = await customer.api.call(cart, {});
  expect(items.map(({ objectId }) => objectId)).toEqual([session.id]);
});

test('the next card is typed right after a declined one, and keeps every digit', async ({
  page,
  customer,
}) => {
  const { price } = await startPaying(page, customer);
  await pay(page, { number: DECLINED_VISA, holder: FRICTIONLESS_HOLDER }, price);
  await expectFailure(page);
  const details = page.getByRole('group', { name: 'Card details' });
  for (const [name, typed, shown] of [
    ['Card number', '4929000000006', '4929 0000 0000 6'],
    ['Expiry date', nextYear().replace('/', ''), nextYear()],
    ['Security code', '123', '123'],
  ] as const) {
    const field = details.getByRole('textbox', { name });
    await field.click();
    await page.keyboard.type(typed, { delay: TYPING_PACE });
    await expect(field).toHaveValue(shown);
  }
  await expect(details.getByRole('textbox', { name: 'Card number' })).toHaveValue('4929 0000 0000 6');
});

test('a challenge given up: nothing is charged, and another card pays', async ({
  page,
  request,
  customer,
}) => {
  const { price, amount } = await startPaying(page, customer);
  const [first, second] = [await ownVisa(request), await ownVisa(request)];
  await pay(page, { number: first, holder: CHALLENGED_HOLDER }, price);
  await bankFrame(page).getByRole('button', { name: 'Cancel' }).click();
  await expectFailure(page);
  await expect(page.locator(':focus')).toContainText('Your payment failed');
  await expectCharges(request, first, []);

  await fillCard(page, { number: second, holder: FRICTIONLESS_HOLDER });
  await payButton(page, price).click();
  await expectConfirmation(page);
  await expectCharges(request, second, [amount]);
});

test('a wrong word at the bank: nothing is charged', async ({ page, request, customer }) => {
  const { price } = await startPaying(page, customer);
  const number = await ownVisa(request);
  await pay(page, { number, holder: CHALLENGED_HOLDER }, price);
  await approvalField(page).fill('something else');
  await bankFrame(page).getByRole('button', { name: 'Submit' }).click();
  await expectFailure(page);
  await expectCharges(request, number, []);
});

test("the bank's check breaks down: nothing is charged, and a card whose bank cannot check pays", async ({
  page,
  request,
  customer,
}) => {
  const { session, price, amount } = await startPaying(page, customer);
  const [first, second] = [await ownVisa(request), await ownVisa(request)];
  await pay(page, { number: first, holder: 'ERROR' }, price);
  await expectFailure(page);
  await expect(failedNotice(page)).toContainText(
    'Your bank could not confirm it was you. Try again, or use another card.',
  );
  await expectCharges(request, first, []);

  await fillCard(page, { number: second, holder: 'PROOFATTEMPT' });
  await payButton(page, price).click();
  await expectConfirmation(page);
  await expectCharges(request, second, [amount]);
  expect(await bookedSessions(customer)).toContain(`${session.name} ${session.startDate}`);
});

test('a card session that is dead twice is renewed, and the card is charged once @alone', async ({
  page,
  request,
  customer,
}) => {
  const { price, amount } = await startPaying(page, customer);
  const number = await ownVisa(request);
  await breakProvider(request, { operation: 'tokenise', status: 401, times: 2 });
  await pay(page, { number, holder: FRICTIONLESS_HOLDER }, price);
  await expectConfirmation(page);
  await expectCharges(request, number, [amount]);
});

test('a card session that stays dead: nothing is charged, and paying works later @alone', async ({
  page,
  request,
  customer,
}) => {
  const { price, amount } = await startPaying(page, customer);
  const number = await ownVisa(request);
  await breakProvider(request, { operation: 'tokenise', status: 401, times: 20 });
  await pay(page, { number, holder: FRICTIONLESS_HOLDER }, price);
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'Something has gone wrong, please try again.' })
    .filter({ has: page.getByRole('button', { name: 'Try again' }) });
  await expect(notice).toBeVisible();
  await expectCharges(request, number, []);

  await restoreProvider(request);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await fillCard(page, { number, holder: FRICTIONLESS_HOLDER });
  await payButton(page, price).click();
  await expectConfirmation(page);
  await expectCharges(request, number, [amount]);
});

for (const call of ['authorise', 'complete'] as const) {
  test(`the answer of ${call} is lost on its way: the payment is looked up, and charged once`, async ({
    page,
    request,
    customer,
  }) => {
    const { price, amount } = await startPaying(page, customer);
    const number = await ownVisa(request);
    await page.route(
      `**/checkout/${call}`,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await pay(page, { number, holder: FRICTIONLESS_HOLDER }, price);
    await expect(page.getByRole('heading', { name: 'Checking your payment' })).toBeVisible();
    await expectConfirmation(page);
    await expectCharges(request, number, [amount]);
  });
}

test('a basket that another tab changes ends the check at the bank: nothing is charged, the new total is paid', async ({
  page,
  request,
  customer,
}) => {
  const { price, amount } = await startPaying(page, customer);
  const number = await ownVisa(request);
  await pay(page, { number, holder: CHALLENGED_HOLDER }, price);
  await expect(approvalField(page)).toBeVisible();
  const more = await findSession(customer, { isWanted: isPaid, fromDay: 3 });
  await customer.putInBasket(more.id);
  await approveAtBank(page);
  await expectFailure(page);
  await expect(failedNotice(page)).toContainText('Your basket changed while your bank was checking');
  await expectCharges(request, number, []);

  const total = amount + pence(more.offer.price);
  await fillCard(page, { number, holder: FRICTIONLESS_HOLDER });
  await payButton(page, formatMoney(total)).click();
  await expectConfirmation(page);
  await expectCharges(request, number, [total]);
});

test('two presses in one moment pay once', async ({ page, request, customer }) => {
  const { price, amount } = await startPaying(page, customer);
  const number = await ownVisa(request);
  const payments = watchPayments(page);
  await agreeToTerms(page);
  await fillCard(page, { number, holder: FRICTIONLESS_HOLDER });
  await fillBillingAddress(page);
  await payButton(page, price).dblclick();
  await expectConfirmation(page);
  expect(payments).toHaveLength(1);
  await expectCharges(request, number, [amount]);
});

test('a reload at the bank carries on with the same payment @phone', async ({ page, request, customer }) => {
  const { price, amount } = await startPaying(page, customer);
  const number = await ownVisa(request);
  const payments = watchPayments(page);
  await pay(page, { number, holder: CHALLENGED_HOLDER }, price);
  await expect(approvalField(page)).toBeVisible();
  await page.reload();
  await approveAtBank(page);
  await expectConfirmation(page);
  expect(payments).toHaveLength(1);
  await expectCharges(request, number, [amount]);
});

test('a card entry is checked before it leaves the page', async ({ page, request, customer }) => {
  const { price } = await startPaying(page, customer);
  await agreeToTerms(page);
  await payButton(page, price).click();
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  for (const message of [
    'Please enter a valid card number',
    'Please enter a valid expiry date',
    'Please enter a valid security code',
    'Enter the first line of your address',
  ]) {
    await expect(summary.getByRole('link', { name: message })).toBeVisible();
  }
  await summary.getByRole('link', { name: 'Please enter a valid card number' }).click();
  const number = page.getByRole('textbox', { name: 'Card number' });
  await expect(number).toBeFocused();
  await number.pressSequentially('4929000000007');
  await expect(number).toHaveValue('4929 0000 0000 7');
  await page.getByRole('textbox', { name: 'Expiry date' }).fill(lastMonth());
  await payButton(page, price).click();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(summary.getByRole('link', { name: 'Please enter a valid expiry date' })).toBeVisible();
  await expectCharges(request, '0007', []);
});
