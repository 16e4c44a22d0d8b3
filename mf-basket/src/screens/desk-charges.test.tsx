// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addToCart, cart, type PenaltyCartItem, removeFromCart } from 'shared-contracts/api/basket';
import { paymentStatus, terms } from 'shared-contracts/api/checkout';
import { customerPenalties } from 'shared-contracts/api/desk-penalties';
import type { Penalty } from 'shared-contracts/api/penalties';
import { answer, failure, type TestAnswer } from 'shared-platform/testing';
import { beforeEach, expect, test } from 'vitest';
import { cartItem, testCart } from '../shared/basket/testing.ts';
import { noPayment, term } from './checkout-testing.tsx';
import { openDesk, serve } from './desk-testing.tsx';

const late: Penalty = {
  id: 'p1',
  reason: 'late-cancellation',
  name: 'Gentle yoga',
  startDate: '2026-11-18T18:30:00+00:00',
  venue: { slug: 'sale', name: 'Sale Leisure Centre' },
  amount: '3.00',
  formattedAmount: '£3.00',
  isInBasket: false,
};
const missed: Penalty = { ...late, id: 'p2', reason: 'no-show', amount: '5.00', formattedAmount: '£5.00' };
const { name: _name, ...line } = cartItem();
const asLine = ({ id, startDate, venue, amount, formattedAmount }: Penalty): PenaltyCartItem => ({
  ...line,
  id,
  objectId: id,
  type: 'penalty',
  name: `Charge ${id}`,
  startDate,
  endDate: startDate,
  venue,
  price: amount,
  formattedPrice: formattedAmount,
});

beforeEach(() => sessionStorage.clear());

const charged = (answers: TestAnswer[], basket = testCart([])) =>
  openDesk([answer(cart, basket), answer(terms, [term]), answer(paymentStatus, noPayment), ...answers]);
const notice = async () => {
  const title = await screen.findByText(/owed for earlier bookings$/);
  const alert = title.closest<HTMLElement>('[role=alert]');
  if (!alert) throw new Error('The charges are in no notice.');
  return within(alert);
};

test('charges are said with what they are for and when, and are paid like the rest of the basket', async () => {
  const { requests } = charged([
    answer(customerPenalties, [late, missed]),
    answer(addToCart, testCart([asLine(late), asLine(missed)])),
  ]);
  await serve();
  const owed = await notice();
  expect(owed.getByText('£8.00 owed for earlier bookings')).toBeVisible();
  expect(owed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Late cancellation of Gentle yoga: £3.00Wed 18 Nov 2026, Sale Leisure Centre',
    'Missed booking of Gentle yoga: £5.00Wed 18 Nov 2026, Sale Leisure Centre',
  ]);
  expect(screen.getByRole('heading', { name: 'Nothing in the basket' })).toBeVisible();
  expect(screen.queryByText('Nothing to pay')).toBeNull();
  await userEvent.click(owed.getByRole('button', { name: 'Add £8.00 to the basket' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Take payment' })).toHaveFocus());
  expect(screen.queryByText(/owed for earlier bookings$/)).toBeNull();
  const [sent] = requests.filter(({ url }) => url.endsWith('/checkout/add'));
  expect(sent?.body).toEqual({
    items: [late, missed].map(({ id }) => ({ id, type: 'penalty' })),
    membershipUserId: null,
    selectedUserId: 'alex',
  });
});

test('an attempt whose answer is lost is the same attempt when repeated', async () => {
  let isLost = true;
  const { requests } = charged([
    answer(customerPenalties, [late]),
    {
      endpoint: addToCart,
      respond: (request) =>
        (isLost ? failure(addToCart, 500) : answer(addToCart, testCart([asLine(late)]))).respond(request),
    },
  ]);
  await serve();
  const owed = await notice();
  await userEvent.click(owed.getByRole('button', { name: 'Add £3.00 to the basket' }));
  expect(await owed.findByText('Something has gone wrong, please try again.')).toBeVisible();
  isLost = false;
  await userEvent.click(owed.getByRole('button', { name: 'Add £3.00 to the basket' }));
  await waitFor(() => expect(screen.queryByText(/owed for earlier bookings$/)).toBeNull());
  const keys = requests
    .filter(({ url }) => url.endsWith('/checkout/add'))
    .map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('one that was paid meanwhile is refused in the server’s words and is off the list', async () => {
  let isPaid = false;
  charged([
    {
      endpoint: customerPenalties,
      respond: (request) => answer(customerPenalties, isPaid ? [] : [late]).respond(request),
    },
    {
      endpoint: addToCart,
      respond: (request) => {
        isPaid = true;
        return failure(addToCart, 409, { message: 'This has been paid.' }).respond(request);
      },
    },
  ]);
  await serve();
  await userEvent.click((await notice()).getByRole('button', { name: 'Add £3.00 to the basket' }));
  await waitFor(() => expect(screen.queryByText(/owed for earlier bookings$/)).toBeNull());
  expect(screen.getByText('This has been paid.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nothing to pay' })).toBeVisible();
});

test('one of which a payment is being checked cannot be taken', async () => {
  charged([answer(customerPenalties, [{ ...late, isInBasket: true }])]);
  await serve();
  const owed = await notice();
  expect(await owed.findByText('A payment is being checked. It may already pay for this.')).toBeVisible();
  expect(owed.queryByRole('button')).toBeNull();
});

test('one that is taken out of the basket can be put back', async () => {
  let isInBasket = true;
  charged(
    [
      {
        endpoint: customerPenalties,
        respond: (request) => answer(customerPenalties, [{ ...late, isInBasket }]).respond(request),
      },
      {
        endpoint: removeFromCart,
        respond: (request) => {
          isInBasket = false;
          return answer(removeFromCart, testCart([])).respond(request);
        },
      },
    ],
    testCart([asLine(late)]),
  );
  await serve();
  await userEvent.click(await screen.findByRole('button', { name: /^Remove / }));
  await waitFor(async () =>
    expect((await notice()).getByRole('button', { name: 'Add £3.00 to the basket' })).toBeEnabled(),
  );
});

test('charges that could not be read are not passed over', async () => {
  charged([failure(customerPenalties, 500)]);
  await serve();
  expect(
    await screen.findByText('What this customer owes could not be loaded', {}, { timeout: 5000 }),
  ).toBeVisible();
  expect(screen.queryByText('Nothing to pay')).toBeNull();
});

test('an API that does not list charges shows nothing about them', async () => {
  charged([failure(customerPenalties, 404)]);
  await serve();
  expect(await screen.findByRole('heading', { name: 'Nothing to pay' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
