// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyCredit, cart, removeFromCart } from 'shared-contracts/api/basket';
import { complete, pay, paymentStatus, terms } from 'shared-contracts/api/checkout';
import { customerPenalties } from 'shared-contracts/api/desk-penalties';
import { findCustomers } from 'shared-contracts/api/front-of-house';
import { storageKeys } from 'shared-contracts/storage';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { beforeEach, expect, test } from 'vitest';
import { cartItem, testCart } from '../shared/basket/testing.ts';
import { noPayment, readTerms, term } from './checkout-testing.tsx';
import DeskScreen from './desk-screen.tsx';

const staff = { ...testUser, id: 'staff', isStaff: true };
const alex = { id: 'alex', reference: 'RIV100002', name: 'Alex Fairbairn', email: 'alex@example.com' };
const two = testCart([cartItem(), cartItem({ id: 'line-2', name: 'Yoga', sortBy: 2 })]);

beforeEach(() => sessionStorage.clear());

function open(answers: TestAnswer[] = [], user = staff) {
  const rendered = renderWithPlatform(<DeskScreen />, {
    app: 'front-of-house',
    user,
    path: '/checkout',
    route: '/checkout',
    client: { currency: { symbol: '€' } },
    answers: [
      answer(findCustomers, [alex]),
      answer(customerPenalties, []),
      answer(cart, testCart()),
      answer(terms, [term]),
      answer(paymentStatus, noPayment),
      answer(pay, { completeOrderId: '7' }),
      ...answers,
    ],
  });
  const completed: unknown[] = [];
  rendered.bus.on('checkout:completed', (event) => completed.push(event));
  const sent = (end: string) => rendered.requests.filter(({ url }) => url.split('?')[0]?.endsWith(end));
  return { ...rendered, completed, sent };
}

async function serveAlex(): Promise<void> {
  await userEvent.type(
    await screen.findByLabelText('Name, phone, postcode, email address or customer ID'),
    'RIV100002',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Find customer' }));
  await screen.findByLabelText('Cash received');
}

async function take(kind: string, label: string, amount: string): Promise<void> {
  await userEvent.click(screen.getByRole('radio', { name: kind }));
  await userEvent.clear(screen.getByLabelText(label));
  if (amount) await userEvent.type(screen.getByLabelText(label), amount);
  await userEvent.click(screen.getByRole('button', { name: 'Add payment' }));
}

async function confirm(button: string | RegExp = 'Confirm order'): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await readTerms();
  await userEvent.click(screen.getByRole('button', { name: 'I Agree' }));
  await userEvent.click(await screen.findByRole('button', { name: button }));
}

test('cash with change, in the symbol of the staff: the order is made for the customer by the desk alone', async () => {
  const { sent, completed } = open();
  await serveAlex();
  expect(screen.getByRole('heading', { level: 1, name: 'Alex Fairbairn' })).toHaveFocus();
  expect(sent('/checkout')[0]?.url).toContain('selected_user_id=alex');
  expect(screen.getByText('Still to pay: € 6.50')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await take('Cash', 'Cash received', '20');
  expect(screen.getByText('To pay € 6.50, received € 20.00')).toBeVisible();
  expect(screen.getByText('Change to give: € 13.50')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show the terms to the customer' })).toBeVisible();
  await confirm('Confirm and give € 13.50 change');
  await waitFor(() => expect(completed).toEqual([{ completeOrderId: '7' }]));
  const [request] = sent('/checkout/pay');
  expect(request?.wireBody).toEqual({
    completed_waivers: [],
    payments: [{ tender_type: 'cash', amount: '6.50', received: '20.00' }],
    selected_user_id: 'alex',
    source: 'front-of-house',
    terms: [term.id],
  });
  expect(request?.headers['Idempotency-Key']).toBeTruthy();
  expect(sent(complete.path)).toEqual([]);
});

test('cash in likely notes is a tap away, and what is next is the loud button', async () => {
  const { container } = open();
  await serveAlex();
  const loud = () =>
    [...container.querySelectorAll('[data-variant="primary"]')].map(({ textContent }) => textContent);
  expect(loud()).toEqual(['Add payment']);
  const notes = within(screen.getByRole('group', { name: 'Cash received, at a tap' }));
  expect(notes.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '€ 6.50',
    '€ 10.00',
    '€ 20.00',
    '€ 50.00',
  ]);
  await userEvent.click(screen.getByRole('radio', { name: 'Cheque' }));
  expect(screen.queryByRole('group', { name: 'Cash received, at a tap' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Cash' }));
  await userEvent.click(screen.getByRole('button', { name: '€ 10.00' }));
  expect(screen.getByText('Change to give: € 3.50')).toBeVisible();
  expect(loud()).toEqual(['Show the terms to the customer']);
});

test('once all is paid the fields for a payment are gone, and come back with a payment taken off', async () => {
  open();
  await serveAlex();
  await take('Cash', 'Cash received', '20');
  expect(screen.queryByLabelText('Cash received')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Finish the sale' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Cash' }));
  expect(screen.getByLabelText('Cash received')).toBeVisible();
});

test('what attendees must accept is noted for the customer', async () => {
  const waiver = {
    id: 'w1',
    title: 'Trampolining: risks and rules',
    html: '<p>One person on each trampoline.</p>',
    attendee: { id: 'mia', name: 'Mia Fairbairn' },
  };
  const { sent } = open([answer(cart, { ...testCart(), attendeeWaiversRequired: [waiver] })]);
  await serveAlex();
  await take('Cash', 'Cash received', '20');
  const accepts = await screen.findByRole('checkbox', {
    name: 'The customer has read this and accepts it for Mia Fairbairn',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(accepts).toHaveFocus();
  await userEvent.click(accepts);
  await confirm(/^Confirm and give/);
  await waitFor(() => expect(sent('/checkout/pay')[0]?.body).toMatchObject({ completedWaivers: ['w1'] }));
});

test('a voucher, a cheque and cash together', async () => {
  const { sent } = open();
  await serveAlex();
  await take('Voucher', 'Amount', '2.00');
  await userEvent.click(screen.getByRole('radio', { name: 'Cheque' }));
  await userEvent.type(screen.getByLabelText('Cheque number (optional)'), '000123');
  await userEvent.type(screen.getByLabelText('Amount'), '1.50');
  await userEvent.click(screen.getByRole('button', { name: 'Add payment' }));
  expect(screen.getByText('Cheque, 000123')).toBeVisible();
  expect(screen.getByText('Still to pay: € 3.00')).toBeVisible();
  await take('Cash', 'Cash received', '3');
  await confirm();
  await waitFor(() =>
    expect(sent('/checkout/pay')[0]?.body).toMatchObject({
      payments: [
        { tenderType: 'offline-voucher', amount: '2.00' },
        { tenderType: 'cheque', amount: '1.50', chequeNumber: '000123' },
        { tenderType: 'cash', amount: '3.00' },
      ],
    }),
  );
});

test('an amount that is none, or too much without change, is not taken', async () => {
  open();
  await serveAlex();
  await take('Cash', 'Cash received', 'lots');
  expect(screen.getByLabelText('Cash received')).toHaveFocus();
  expect(screen.getByText('Enter an amount, such as 20.00')).toBeVisible();
  await take('Cheque', 'Amount', '0');
  expect(screen.getByText('Enter an amount, such as 20.00')).toBeVisible();
  await take('Cheque', 'Amount', '6.51');
  expect(screen.getByText(/^This is more than the amount due\./)).toBeVisible();
  expect(screen.getByText('Nothing yet.')).toBeVisible();
});

test('what was taken is taken off again, by its button or by no cash', async () => {
  open();
  await serveAlex();
  await take('Cheque', 'Amount', '2');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Cheque' }));
  expect(screen.getByText('Nothing yet.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Received so far' })).toHaveFocus();
  await take('Cash', 'Cash received', '2');
  await take('Cash', 'Cash received in all', '0');
  expect(screen.getByText('Nothing yet.')).toBeVisible();
});

test('after a line is taken out only credit stays', async () => {
  const credit = { tenderType: 'credit', amount: '1.00', creditType: 'general' } as const;
  const left = testCart([cartItem()], { payments: [credit] });
  open([answer(cart, { ...two, payments: [credit] }), answer(removeFromCart, left)]);
  await serveAlex();
  await take('Cheque', 'Amount', '2');
  const taken = screen.getByRole('region', { name: 'Received so far' });
  expect(within(taken).getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Yoga' }));
  await waitFor(() => expect(within(taken).queryByText('Cheque')).toBeNull());
  expect(within(taken).getByText('Account credit')).toBeVisible();
});

test.each([
  ['what is left of it', testCart([cartItem()]), 'Summary'],
  ['where it was', testCart([]), 'Nothing to pay'],
])('after a line is taken out the focus is at the basket: %s', async (_what, left, heading) => {
  open([answer(cart, two), answer(removeFromCart, left)]);
  await serveAlex();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Yoga' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: heading })).toHaveFocus());
});

test("the customer's credit is applied for them", async () => {
  const withCredit = testCart([cartItem()], {
    credits: {
      membership: { totalAvailable: '0.00', maxApplicable: '0.00' },
      general: { totalAvailable: '2.00', maxApplicable: '2.00' },
    },
  });
  const applied = {
    ...withCredit,
    payments: [
      { tenderType: 'credit', amount: '1.00', creditType: 'membership' as const },
      { tenderType: 'credit', amount: '2.00', creditType: 'general' as const },
    ],
  };
  const { sent } = open([answer(cart, withCredit), answer(applyCredit, applied)]);
  await serveAlex();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use € 2.00 of their account credit' }));
  await screen.findByText('Still to pay: € 3.50');
  const taken = within(screen.getByRole('region', { name: 'Received so far' }));
  expect(taken.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Membership credit€ 1.00',
    'Account credit€ 2.00',
  ]);
  expect(sent('/checkout/credit')[0]?.body).toMatchObject({ general: '2.00', selectedUserId: 'alex' });
});

test('a refusal says why and keeps what was taken', async () => {
  open([failure(pay, 409, { message: 'There is still € 1.00 to pay.' })]);
  await serveAlex();
  await take('Cash', 'Cash received', '6.50');
  await confirm();
  expect(await screen.findByText('There is still € 1.00 to pay.')).toBeVisible();
  expect(screen.getByText('Paid in full')).toBeVisible();
});

test('a payment whose answer was lost before a reload is followed up before anyone is served', async () => {
  sessionStorage.setItem(storageKeys.paymentAttempt('cart-1'), 'complete-key');
  const { completed, sent } = open([
    answer(paymentStatus, { ...noPayment, status: 'completed', completeOrderId: '9' }),
  ]);
  await waitFor(() => expect(completed).toEqual([{ completeOrderId: '9' }]));
  expect(sent('/checkout/pay')).toEqual([]);
});

test('what the server has against an order is said in its own words', async () => {
  const { sent } = open([
    failure(pay, 422, {
      message: 'Some details are missing or not valid.',
      validation_messages: { payments: ['The cash is not enough.'], 'terms.0': ['These terms are new.'] },
    }),
  ]);
  await serveAlex();
  await take('Cash', 'Cash received', '20');
  await confirm(/^Confirm and give/);
  expect(await screen.findByText('The cash is not enough. These terms are new.')).toBeVisible();
  expect(screen.queryByText('Some details are missing or not valid.')).toBeNull();
  expect(sent('/checkout/pay')).toHaveLength(1);
});

test('a customer finds no till here', async () => {
  const { sent } = open([], testUser);
  expect(await screen.findByRole('heading', { name: 'This page is for staff' })).toBeVisible();
  expect(screen.queryByLabelText('Name, phone, postcode, email address or customer ID')).toBeNull();
  expect(sent('/checkout')).toEqual([]);
});
