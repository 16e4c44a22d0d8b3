// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { directDebitTerms } from 'shared-contracts/api/membership-terms';
import { type Order, order } from 'shared-contracts/api/orders';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { expect, test } from 'vitest';
import { paidOrder } from '../../testing/examples.ts';
import OrderConfirmedScreen from './order-confirmed-screen.tsx';

function open(given: TestAnswer, more: Partial<Parameters<typeof renderWithPlatform>[1]> = {}) {
  return renderWithPlatform(<OrderConfirmedScreen />, {
    user: testUser,
    path: '/order-confirmed/7',
    route: '/order-confirmed/:orderId',
    answers: [given],
    ...more,
  });
}

test('the order is shown with everything needed at the door', async () => {
  const { requests } = open(answer(order, paidOrder));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Your payment was successful' });
  expect(heading).toHaveFocus();
  expect(screen.getByText('RIV-7K3M9Q')).toBeVisible();
  const item = within(screen.getAllByRole('list')[0] as HTMLElement).getByRole('listitem');
  for (const text of ['Sat 21 Nov 2026, 18:30 to 19:15', 'Broad Road, Sale', '4821', 'Bring a towel.']) {
    expect(item).toHaveTextContent(text);
  }
  const payment = screen.getByRole('region', { name: 'Payment' });
  expect(payment).toHaveTextContent('Visa ending 0006');
  expect(payment).toHaveTextContent('Total paid£6.50');
  expect(requests.some(({ url }) => url === '/api/v1/orders/7')).toBe(true);
  expect(document.title).toMatch(/ \| Order confirmed$/);
});

test('the confirmation says where its email went, and leaves arriving to the instructions of each class', async () => {
  const { unmount } = open(answer(order, paidOrder));
  expect(await screen.findByText('We’ve emailed the details to sam.new@example.com.')).toBeVisible();
  expect(screen.queryByText(/Arrive about 10 minutes early/)).toBeNull();
  unmount();
  const plain = paidOrder.items.map((item) => ({ ...item, attendeeInstructions: null }));
  open(answer(order, { ...paidOrder, items: plain as Order['items'] }));
  expect(await screen.findByText(/Arrive about 10 minutes early/)).toBeVisible();
});

test('calendar, account and timetable are one press away', async () => {
  open(answer(order, paidOrder));
  expect(await screen.findByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/api/v1/orders/7/calendar',
  );
  expect(screen.getByRole('link', { name: 'Go to my account' })).toHaveAttribute(
    'href',
    'http://my-account.riverside.localhost:8080/',
  );
  expect(screen.getByRole('link', { name: 'Book another activity' })).toHaveAttribute(
    'href',
    '/location/sale-leisure-centre',
  );
});

test('one thing to press stands out', async () => {
  const { container } = open(answer(order, paidOrder));
  await screen.findByRole('heading', { level: 1 });
  const loud = [...container.querySelectorAll('[data-variant=primary], [data-variant=secondary]')];
  expect(loud.map(({ textContent }) => textContent)).toEqual(['Go to my account']);
});

test('from joining, the timetable is on the bookings host', async () => {
  open(answer(order, paidOrder), { app: 'online-joining' });
  expect((await screen.findByRole('link', { name: 'Book another activity' })).getAttribute('href')).toMatch(
    /^http:.*\/location\/sale-leisure-centre$/,
  );
});

test.each([true, false])('a receipt may be printed: %s', async (enablePrintReceipt) => {
  const items = paidOrder.items.map((item) => ({ ...item, enablePrintReceipt }));
  open(answer(order, { ...paidOrder, items }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Print' }) !== null).toBe(enablePrintReceipt);
});

test('the reference can be copied', async () => {
  const person = userEvent.setup();
  open(answer(order, paidOrder));
  await person.click(await screen.findByRole('button', { name: 'Copy the booking reference RIV-7K3M9Q' }));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('RIV-7K3M9Q');
});

test('a card’s statement is found again by the name that it says', async () => {
  const payments = paidOrder.payments.map((one) => ({ ...one, statementName: 'RIVERSIDE LEISURE' }));
  open(answer(order, { ...paidOrder, payments }));
  expect(await screen.findByText('Your card statement will say RIVERSIDE LEISURE.')).toBeVisible();
});

test('a free order speaks of no payment', async () => {
  open(answer(order, { ...paidOrder, total: '0.00', formattedTotal: 'Free', payments: [] }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your booking is confirmed' })).toBeVisible();
  expect(screen.queryByText('Your payment was successful')).toBeNull();
});

const money = (formatted: string) => ({ decimal: formatted.slice(1), formatted });
const joined: Order = {
  ...paidOrder,
  orderType: 'membership',
  items: [
    {
      id: 'item-9',
      type: 'membership',
      purchase: 'new',
      name: 'Student',
      friendlyName: 'Student, Sale Leisure Centre',
      membershipTypeId: '105',
      homeVenue: { id: 'v1', slug: 'sale-leisure-centre', name: 'Sale Leisure Centre' },
      requiresEligibility: true,
      paymentOption: { id: '1051', name: 'Monthly' },
      paymentType: 'recurring',
      startDate: '2026-11-21',
      endDate: null,
      categories: [{ id: 'student', name: 'Student' }],
      baseFee: money('£24.00'),
      fees: [
        { type: 'joining', label: 'Setup fee', price: money('£20.00') },
        { type: 'pro_rata', label: 'Pro-rata payment for 10 days', price: money('£8.00') },
      ],
      directDebit: {
        isNew: true,
        reference: 'RIV0042',
        serviceUserName: 'Riverside Leisure Ltd',
        amount: money('£24.00'),
        together: money('£56.00'),
        billingDay: '1st',
        firstBillingDate: '2027-01-01',
        prettyFirstBillingDate: '01 Jan 2027',
      },
      purchasedFor: { id: 'sam', name: 'Sam New' },
      price: '28.00',
      formattedPrice: '£28.00',
      enablePrintReceipt: true,
    },
  ],
};
test.each([
  [true, 'Your order is confirmed'],
  [false, 'Your membership is confirmed'],
])(
  'a membership without a payment is only confirmed with its proof: missing %s',
  async (isMissing, title) => {
    const items = joined.items.map(
      (item) => ({ ...item, requiresEligibility: isMissing }) as Order['items'][number],
    );
    open(answer(order, { ...joined, items, total: '0.00', formattedTotal: '£0.00', payments: [] }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  },
);

test('a changed membership names the one whose place it took', async () => {
  const items = joined.items.map((item) => ({ ...item, purchase: 'change', replaces: 'Adult' }) as never);
  open(answer(order, { ...joined, items }));
  const membership = await screen.findByRole('region', { name: 'Your membership' });
  expect(membership).toHaveTextContent('In place of Adult');
});

test('a membership is shown with its fees, its Direct Debit and the proof that is missing', async () => {
  open(answer(order, joined), {
    answers: [
      answer(order, joined),
      answer(directDebitTerms, [
        { id: 'g', title: 'The Direct Debit Guarantee', html: '<p>Offered by all banks.</p>' },
      ]),
    ],
  });
  const membership = await screen.findByRole('region', { name: 'Your membership' });
  for (const text of [
    'Monthly, from 21 Nov 2026',
    'Setup fee£20.00',
    'Pro-rata payment for 10 days£8.00',
    'Your Direct Debit is set up',
    'Each month£24.00',
    'Each month with your other memberships£56.00',
    'First payment01 Jan 2027',
    'Name on your bank statementRiverside Leisure Ltd',
    'Your membership is pending until you upload proof of your eligibility.',
  ]) {
    expect(membership).toHaveTextContent(text);
  }
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
  const guarantee = await screen.findByText('Offered by all banks.');
  expect(screen.getByText('Direct Debit terms and Guarantee')).toBeVisible();
  window.dispatchEvent(new Event('beforeprint'));
  expect(guarantee).toBeVisible();
  expect(screen.getByText('Welcome to Sale Leisure Centre.')).toBeVisible();
  expect(screen.getByText('Reference')).toBeVisible();
  expect(screen.queryByText('Booking reference')).toBeNull();
  const next = within(screen.getByRole('region', { name: 'What happens next' }));
  expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Your membership starts on Sat 21 Nov 2026.',
    'Book an activity. Your booking comes with an entry code.',
    'Show or type your entry code when you arrive.',
    'You can see your membership in your account at any time.',
  ]);
  expect(screen.getByRole('link', { name: 'Book an activity' })).toHaveAttribute(
    'href',
    '/location/sale-leisure-centre',
  );
});

test.each([
  [404, 'We could not find this order', /all your orders are in your account/],
  [403, 'This order cannot be shown', /^It belongs to another account\./],
])('an order answered %s', async (status, title, message) => {
  open(failure(order, status));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to my account' })).toHaveAttribute('data-variant', 'primary');
  expect(screen.queryByText('Your payment was successful')).toBeNull();
});

test('an order that did not come can be requested again', async () => {
  let isUp = false;
  const up = answer(order, paidOrder);
  const down = failure(order, 500);
  open({ endpoint: order, respond: (request) => (isUp ? up.respond(request) : down.respond(request)) });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We could not load your order' }),
  ).toBeVisible();
  expect(screen.getByText(/your order has gone through/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to my account' })).toHaveAttribute('data-variant', 'text');
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Your payment was successful' })).toBeVisible();
});

test('at the desk the receipt is printed, and the next customer comes', async () => {
  const payments = [
    { description: 'Cash (£20.00 received, £13.50 change)', amount: '6.50', formattedAmount: '£6.50' },
  ];
  open(answer(order, { ...paidOrder, payments, servedBy: 'Morgan' }), {
    app: 'front-of-house',
    user: { ...testUser, isStaff: true },
  });
  expect(await screen.findByRole('button', { name: 'Print receipt' })).toBeVisible();
  const title = screen.getByRole('heading', { level: 1, name: 'Your payment was successful' });
  expect(title).toBeVisible();
  expect(document.body.textContent?.replace(title.textContent ?? '', '')).not.toMatch(/\byours?\b/i);
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Go to my account' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Next customer' })).toHaveAttribute('href', '/');
  const receipt = screen.getByLabelText('Receipt');
  for (const text of [
    'Riverside Leisure',
    '20 Nov 2026, 10:00',
    'Booking reference RIV-7K3M9Q',
    'Served by Morgan',
    'Aqua Fit£6.50',
    'Sat 21 Nov 2026, 18:30 to 19:15',
    'Cash (£20.00 received, £13.50 change)£6.50',
    'Total paid£6.50',
  ]) {
    expect(receipt).toHaveTextContent(text);
  }
  // It is there on paper only.
  expect(receipt).not.toBeVisible();
});

test('away from the desk there is no receipt of it', async () => {
  open(answer(order, paidOrder));
  await screen.findByRole('button', { name: 'Print' });
  expect(screen.queryByLabelText('Receipt')).toBeNull();
});

test('a kiosk leads to no account, and neither prints nor downloads', async () => {
  window.history.replaceState(null, '', '/?kiosk=true');
  try {
    open(answer(order, paidOrder));
    await screen.findByRole('heading', { name: 'Your payment was successful' });
    expect(screen.queryByRole('link', { name: 'Go to my account' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
    expect(screen.getByText(/^Write down your entry code/)).toBeVisible();
  } finally {
    window.history.replaceState(null, '', '/');
    sessionStorage.clear();
  }
});
