// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Cart, cart, removeFromCart } from 'shared-contracts/api/basket';
import { type PaymentStatus, paymentStatus } from 'shared-contracts/api/checkout';
import { answer, renderWithPlatform, testUser } from 'shared-platform/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartItem, testCart } from '../../shared/basket/testing.ts';
import BasketScreen from './basket-screen.tsx';

const yoga = cartItem({ id: 'line-2', name: 'Yoga' });
const basketEnd = testCart([], { id: 'nothing' });
const clock = Date.now.bind(Date);

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

/** Opens the basket; another tab turns it into something else before the person comes back. */
async function comeBackTo(now: Cart | Promise<Cart>, status: PaymentStatus['status'] = 'none') {
  const basket: { now: Cart | Promise<Cart> } = { now: testCart([cartItem(), yoga]) };
  renderWithPlatform(<BasketScreen />, {
    user: testUser,
    path: '/basket',
    route: '/basket',
    answers: [
      answer(cart, () => basket.now),
      answer(removeFromCart, testCart([yoga])),
      answer(paymentStatus, {
        status,
        completeOrderId: status === 'completed' ? '7' : null,
        transactionUuid: null,
        scaUrl: null,
        scaData: null,
      }),
    ],
  });
  await screen.findByText('Aqua Fit');
  basket.now = now;
  vi.spyOn(Date, 'now').mockImplementation(() => clock() + 60_000);
  fireEvent.focus(window);
}

test('a basket that another tab emptied says so, with the focus on it at the top of the page', async () => {
  await comeBackTo(basketEnd);
  expect(await screen.findByText(/^Your basket was emptied in another tab/)).toBeVisible();
  expect(document.activeElement).toHaveTextContent('You have not been charged.');
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

test('a basket that another tab paid for leads to its order', async () => {
  await comeBackTo(basketEnd, 'completed');
  expect(await screen.findByRole('heading', { name: 'Your order is confirmed' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute('href', '/order-confirmed/7');
});

test('a basket that another tab changed says so above what is in it now', async () => {
  await comeBackTo(testCart([yoga]));
  expect(await screen.findByText(/^Your basket was changed in another tab/)).toBeVisible();
  expect(document.activeElement).toHaveTextContent('Please check it before you pay.');
  expect(screen.queryByText('Aqua Fit')).toBeNull();
  expect(screen.getByText('Yoga')).toBeVisible();
});

test('what this page removed itself is not put on another tab', async () => {
  const late = Promise.withResolvers<Cart>();
  await comeBackTo(late.promise);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Aqua Fit' }));
  expect(await screen.findByRole('heading', { name: '1 item' })).toBeVisible();
  await act(async () => late.resolve(testCart([yoga])));
  expect(screen.getByText('Yoga')).toBeVisible();
  expect(screen.queryByText(/another tab/)).toBeNull();
});

test('a basket that another tab changes beside this page is shown without coming back to it', async () => {
  const basket = { now: testCart([cartItem(), yoga]) };
  const { unmount } = renderWithPlatform(<BasketScreen />, {
    user: testUser,
    path: '/basket',
    route: '/basket',
    answers: [answer(cart, () => basket.now)],
  });
  await screen.findByText('Aqua Fit');
  basket.now = testCart([yoga]);
  const channel = new BroadcastChannel('touchline:basket');
  channel.postMessage('another tab');
  channel.close();
  expect(await screen.findByText(/^Your basket was changed in another tab/)).toBeVisible();
  expect(screen.queryByText('Aqua Fit')).toBeNull();
  unmount();
});
