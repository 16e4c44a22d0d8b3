// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart, removeFromCart } from 'shared-contracts/api/basket';
import { complete } from 'shared-contracts/api/checkout';
import { answer, failure } from 'shared-platform/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { cartItem, membershipItem, testCart } from '../shared/basket/testing.ts';
import {
  fakeProvider,
  goodAnswers,
  openCheckout,
  startWithoutPayment,
  withTermsAgreed,
} from './checkout-testing.tsx';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const full = cartItem({ id: 'line-2', name: 'Yoga', sortBy: 2, problem: 'All places are booked.' });
const one = testCart([cartItem()]);
const pilates = cartItem({ id: 'line-2', name: 'Pilates', sortBy: 2 });

test('what cannot be booked is removed where that is said, and the focus is not lost', async () => {
  startWithoutPayment();
  fakeProvider();
  const { calls } = openCheckout([
    ...goodAnswers(),
    answer(cart, testCart([cartItem(), full])),
    answer(removeFromCart, { ...one, totals: { ...one.totals, itemCount: 1 } }),
  ]);
  const problem = await screen.findByRole('alert');
  await userEvent.click(within(problem).getByRole('button', { name: 'Remove Yoga' }));
  await waitFor(() => expect(screen.queryByText('Yoga')).toBeNull());
  expect(calls(removeFromCart)[0]?.body).toEqual({ cartItemIds: ['line-2'] });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getAllByText('Total to pay')).not.toHaveLength(0);
});

test('an order that was refused for a full class says both in one notice', async () => {
  withTermsAgreed();
  const free = {
    ...one.totals,
    total: '0.00',
    balance: '0.00',
    formattedBalance: '£0.00',
    formattedTotal: '£0.00',
  };
  let isFull = false;
  openCheckout([
    ...goodAnswers(),
    answer(cart, () =>
      testCart([isFull ? full : cartItem({ name: 'Yoga', id: 'line-2' })], { totals: free }),
    ),
    failure(complete, 409, { message: 'All places are booked.' }),
  ]);
  const confirm = await screen.findByRole('button', { name: 'Confirm order' });
  isFull = true;
  await userEvent.click(confirm);
  await screen.findByRole('button', { name: 'Remove and find another class' });
  expect(screen.queryByRole('button', { name: 'Confirm order' })).toBeNull();
  const [notice, ...others] = screen.getAllByRole('alert');
  expect(notice).toHaveTextContent('Your order is not confirmedYogaAll places are booked.');
  expect(others).toEqual([]);
});

test('a basket of which nothing is left to book says so, and is emptied on the way to another class', async () => {
  startWithoutPayment();
  fakeProvider();
  const { calls } = openCheckout([
    ...goodAnswers(),
    answer(cart, testCart([cartItem({ id: 'line-1', problem: 'All places are booked.' }), full])),
    answer(removeFromCart, testCart([])),
  ]);
  const removeAll = await screen.findByRole('button', { name: 'Remove all and find another class' });
  expect(screen.getByText('Nothing in your basket can be booked')).toBeVisible();
  // One way out of the order, and one back.
  for (const name of ['Cancel order', 'Remove Aqua Fit', 'Remove Yoga'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to basket' })).toBeVisible();
  await userEvent.click(removeAll);
  expect(await screen.findByText('Another screen')).toBeVisible();
  expect(calls(removeFromCart)[0]?.body).toEqual({ cartItemIds: ['line-1', 'line-2'] });
});

test('on a phone the summary is one line, which opens', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ media, matches: true, addEventListener() {}, removeEventListener() {} }) as never,
  );
  startWithoutPayment();
  fakeProvider();
  openCheckout([...goodAnswers(), answer(cart, testCart([cartItem(), pilates]))]);
  const fold = await screen.findByRole('button', { name: /^Summary Show \d items?$/ });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Aqua Fit')).toBeNull();
  await userEvent.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(fold).toHaveAccessibleName(/^Summary Hide \d items?$/);
  expect(screen.getByText('Aqua Fit')).toBeVisible();
});

test('on a phone an order of one thing is in view at once', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ media, matches: true, addEventListener() {}, removeEventListener() {} }) as never,
  );
  startWithoutPayment();
  fakeProvider();
  openCheckout(goodAnswers());
  expect(await screen.findByText('Aqua Fit')).toBeVisible();
});

test('on a phone the one membership that a commitment lists is closed, with its sums in view', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ media, matches: true, addEventListener() {}, removeEventListener() {} }) as never,
  );
  startWithoutPayment();
  fakeProvider();
  const facts = [{ label: 'Minimum term', text: 'None.' }];
  const membership = membershipItem({ commitment: { later: null, facts } });
  openCheckout([...goodAnswers(), answer(cart, testCart([membership]))]);
  const fold = await screen.findByRole('button', { name: 'Summary Show 1 item' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  const summary = screen.getByRole('region', { name: /^Summary/ });
  expect(summary).toHaveTextContent(membership.name);
  expect(summary).toHaveTextContent('Basket cost£6.50');
  expect(summary).toHaveTextContent('Total to pay£6.50');
});

test('on a phone the places that are no longer held are in view', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ media, matches: true, addEventListener() {}, removeEventListener() {} }) as never,
  );
  startWithoutPayment();
  fakeProvider();
  openCheckout([...goodAnswers(), answer(cart, testCart([cartItem({ isHeld: false }), pilates]))]);
  expect(await screen.findByText('Aqua Fit')).toBeVisible();
});

test('the price of what cannot be booked is struck', async () => {
  startWithoutPayment();
  fakeProvider();
  openCheckout([...goodAnswers(), answer(cart, testCart([cartItem(), full]))]);
  const summary = await screen.findByRole('region', { name: 'Summary' });
  const prices = within(summary).getAllByText('£6.50', { selector: 'li *' });
  expect(prices.map(({ tagName }) => tagName)).toEqual(['P', 'S']);
});

test('on a phone a price that has changed opens the summary', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ media, matches: true, addEventListener() {}, removeEventListener() {} }) as never,
  );
  startWithoutPayment();
  fakeProvider();
  openCheckout([...goodAnswers(), answer(cart, testCart([cartItem({ formattedPreviousPrice: '£5.00' })]))]);
  expect(await screen.findByText('The price has changed from £5.00 to £6.50.')).toBeVisible();
});
