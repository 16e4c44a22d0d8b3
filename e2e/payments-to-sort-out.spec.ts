import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { upcomingBookings } from 'shared-contracts/api/account';
import { bookingCancellation, cancelBooking } from 'shared-contracts/api/bookings';
import { pence } from 'shared-contracts/money';
import { inRoot } from 'tooling/repository';
import { expectAccessible } from './support/accessibility.ts';
import { FRICTIONLESS_HOLDER, ownVisa } from './support/cards.ts';
import { openCheckout, pay } from './support/checkout.ts';
import { advanceClock } from './support/clock.ts';
import type { Customer } from './support/customer.ts';
import { origin } from './support/hosts.ts';
import { breakProvider, chargesOf, readTotals, restoreProvider } from './support/ledger.ts';
import { openAccount, payBasket } from './support/newcomers.ts';
import { mailsAfterFirst } from './support/outbox.ts';
import { PASSWORD, people } from './support/people.ts';
import {
  openPaymentsToSortOut,
  sortOut,
  voidInProviderPortal,
  waitUntilListed,
} from './support/stuck-payments.ts';
import { expect, test } from './support/test.ts';
import { findSession, isPaid } from './support/timetable.ts';

const run = promisify(execFile);
const payments = `${origin('riverside', 'my-account')}/payments`;

test.afterEach(({ request }) => restoreProvider(request));

const subjects = async ({ person }: Customer) =>
  (await mailsAfterFirst(person.username)).map(({ subject }) => subject);
/** The text of the mail to someone whose subject begins like this. */
const mailText = async ({ person }: Customer, subject: string) =>
  (await mailsAfterFirst(person.username)).find((mail) => mail.subject?.startsWith(subject))?.text ?? '';

test('staff have a payment looked at again whose end no one knew, and it becomes the order @alone', async ({
  page,
  request,
  browser,
  become,
}) => {
  const customer = await become(await openAccount(request));
  const session = await findSession(customer, { isWanted: isPaid });
  const { formattedPrice: price } = session.offer;
  const number = await ownVisa(request);
  await openCheckout(page, customer, session);
  await breakProvider(request, { operation: 'look-up', status: 503, times: 99 });
  await breakProvider(request, { operation: 'pay', phase: 'after', status: 500 });
  await pay(page, { number, holder: FRICTIONLESS_HOLDER }, price);
  await expect(page.getByRole('heading', { name: 'Checking your payment' })).toBeVisible();
  await page.goto(payments);
  await expect(page.getByText(`We are checking a payment of ${price}`)).toBeVisible();
  await waitUntilListed(request);

  const context = await browser.newContext();
  const desk = await openPaymentsToSortOut(request, context);
  const payment = desk.getByRole('article', { name: `${price} from Noor Ahmadi` });
  await expect(payment).toContainText(customer.person.username);
  await expect(payment).toContainText('could not find out whether it was taken');
  await payment.getByText(/^Attempts/).click();
  await expect(
    payment.getByText(/Asked the card provider for the outcome: no answer$/).first(),
  ).toBeVisible();
  await expectAccessible(desk);

  await payment.getByRole('button', { name: 'Save decision' }).click();
  await expect(payment.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await restoreProvider(request);
  await sortOut(payment, 'Try again', 'The card provider is back.');
  await expect(desk.getByRole('heading', { level: 1, name: 'Payments to sort out' })).toBeFocused();
  await expect(payment).toBeHidden();
  await context.close();

  await advanceClock(request, 1);
  await expect.poll(() => mailText(customer, 'Booked: ')).toContain(session.name);
  expect(await chargesOf(request, number)).toEqual([pence(session.offer.price)]);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Orders and receipts' })).toContainText(session.name);
  await expect(page.getByText('We are checking a payment')).toHaveCount(0);
});

test('staff refund a payment that could not be returned, and its page and a mail say so @alone', async ({
  page,
  request,
  browser,
  become,
}) => {
  const customer = await become(await openAccount(request));
  const session = await findSession(customer, { isWanted: isPaid });
  const { formattedPrice: price } = session.offer;
  const number = await ownVisa(request);
  await openCheckout(page, customer, session);
  await page.route('**/checkout/complete', (route) => route.abort('connectionreset'));
  await breakProvider(request, { operation: 'instruct', status: 503, times: 99 });
  await pay(page, { number, holder: FRICTIONLESS_HOLDER }, price);
  await expect(page.getByRole('heading', { name: 'Checking your payment' })).toBeVisible();
  await customer.clearBasket();
  await waitUntilListed(request);

  await page.goto(payments);
  await expect(page.getByText(`We are returning ${price} to your card`)).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext();
  const desk = await openPaymentsToSortOut(request, context);
  const payment = desk.getByRole('article', { name: `${price} from Noor Ahmadi` });
  await expect(payment).toContainText('the card provider refused the refund');
  const { refunded } = await readTotals(request);
  await restoreProvider(request);
  await sortOut(payment, 'Refund the card', 'The customer called. Refunded.');
  await expect(payment).toBeHidden();
  await context.close();

  await advanceClock(request, 1);
  await expect.poll(() => subjects(customer)).toEqual([`We have returned your payment of ${price}`]);
  expect(await mailText(customer, 'We have returned')).toContain(
    `Returned: ${price} to Visa ending ${number.slice(-4)}`,
  );
  expect((await readTotals(request)).refunded).toBe(refunded + pence(session.offer.price));
  await page.reload();
  await expect(page.getByText('You haven’t paid for anything yet')).toBeVisible();
  await expect(page.getByText('We are returning')).toHaveCount(0);
});

test('`npm run payments` lists, shows and settles a refund that did not go through @alone', async ({
  page,
  request,
  become,
}) => {
  const customer = await become(await openAccount(request));
  const session = await findSession(customer, { isWanted: isPaid });
  const number = await ownVisa(request);
  await customer.putInBasket(session.id);
  await payBasket(request, customer, number);
  await voidInProviderPortal(request, number);
  const [booking] = await customer.api.call(upcomingBookings, {});
  const params = { bookingId: booking?.item.id ?? '' };
  const { total } = await customer.api.call(bookingCancellation, { params });
  await customer.api.call(cancelBooking, { params, body: { refund: total } });

  const command = async (...words: string[]) => {
    const { stdout } = await run(process.execPath, [inRoot('tooling/run.mjs'), 'payments', ...words], {
      env: {
        ...process.env,
        PAYMENTS_SITE: origin('riverside', 'front-of-house'),
        PAYMENTS_AS: people.staff.username,
        PAYMENTS_PASSWORD: PASSWORD,
      },
    });
    return stdout;
  };
  await customer.logIn(page.context());
  await page.goto(payments);
  await expect(
    page.getByText(`${session.offer.formattedPrice} on its way back to Visa ending`),
  ).toBeVisible();

  const listed = (await command('list')).split('\n').find((line) => line.includes('Noor Ahmadi')) ?? '';
  expect(listed).toContain(`${session.offer.formattedPrice}  refund-not-made`);
  const [id = ''] = listed.split('  ');
  expect(await command('show', id)).toMatch(
    /Sent the refund to the card provider: answer \d+\nCan be settled by: try-again, returned-by-hand, noted/,
  );
  const note = 'Voided in MyOpayo by hand.';
  expect(await command('settle', id, 'returned-by-hand', '--note', note)).toMatch(
    new RegExp(`Sorted out: returned-by-hand on .+ by Morgan .+: ${note}`),
  );
  expect(await command('list')).not.toContain(id);

  await page.reload();
  await expect(page.getByText(`${session.offer.formattedPrice} refunded to Visa ending`)).toBeVisible();
  await expect
    .poll(() => mailText(customer, 'Cancelled: '))
    .toMatch(/Refund: £\d+\.\d\d to Visa ending \d{4}/);
});
