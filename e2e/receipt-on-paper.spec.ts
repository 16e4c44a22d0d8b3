import { upcomingBookings } from 'shared-contracts/api/account';
import { bookingCancellation, cancelBooking } from 'shared-contracts/api/bookings';
import { paidOrders } from 'shared-contracts/api/payments';
import { ownVisa } from './support/cards.ts';
import { origin } from './support/hosts.ts';
import { openAccount, payBasket } from './support/newcomers.ts';
import { printOnA4 } from './support/paper.ts';
import { expect, test } from './support/test.ts';
import { findSession, isPaid } from './support/timetable.ts';

/** Controls of the screen that have no place on paper. */
const ONLY_ON_SCREEN = [
  'Skip to content',
  'Choose a venue',
  'My account',
  'Log out',
  'Shopping basket',
  'Add to calendar',
  'Print',
  'Your payment was successful',
  'What happens next',
];

test('a receipt is one sheet of A4: what was bought, cancelled and returned, by whom it was sold, and no menus', async ({
  page,
  request,
  become,
}, testInfo) => {
  const customer = await become(await openAccount(request));
  const kept = await findSession(customer, { isWanted: isPaid, fromDay: 3 });
  const given = await findSession(customer, {
    isWanted: (session) => isPaid(session) && session.name !== kept.name,
    fromDay: 4,
  });
  const number = await ownVisa(request);
  await customer.putInBasket(kept.id, given.id);
  await payBasket(request, customer, number);
  const bookings = await customer.api.call(upcomingBookings, {});
  const codeOf = (name: string) => bookings.find(({ item }) => item.name === name)?.item.accessCode ?? '?';
  const params = { bookingId: bookings.find(({ item }) => item.name === given.name)?.item.id ?? '' };
  const { total } = await customer.api.call(bookingCancellation, { params });
  await customer.api.call(cancelBooking, { params, body: { refund: total } });

  await customer.logIn(page.context());
  const [order] = await customer.api.call(paidOrders, {});
  await page.goto(`${origin('riverside')}/order-confirmed/${order?.completeOrderId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment was successful' })).toBeVisible();
  const { pages, text } = await printOnA4(page, testInfo.outputPath('receipt.pdf'));

  expect(pages).toBe(1);
  for (const word of ONLY_ON_SCREEN) expect(text).not.toContain(word);
  for (const said of [
    'Receipt',
    order?.reference,
    kept.name,
    given.name,
    `Entry code ${codeOf(kept.name)}`,
    `£${total} returned to Visa ending ${number.slice(-4)}`,
    'Riverside Leisure Ltd',
    'Weir House',
    'VAT number GB 999 0160 27',
  ]) {
    expect(text).toContain(said);
  }
  expect(text).not.toContain(codeOf(given.name));
});
