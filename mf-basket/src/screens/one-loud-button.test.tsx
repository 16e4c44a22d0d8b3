// @vitest-environment happy-dom
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart } from 'shared-contracts/api/basket';
import { terms } from 'shared-contracts/api/checkout';
import { findCustomers } from 'shared-contracts/api/front-of-house';
import { answer, failure, renderWithPlatform, testUser } from 'shared-platform/testing';
import { afterEach, expect, it, vi } from 'vitest';
import BasketScreen from '../features/review-basket/basket-screen.tsx';
import { cartItem, testCart } from '../shared/basket/testing.ts';
import {
  fakeProvider,
  goodAnswers,
  openCheckout,
  startWithoutPayment,
  term,
  withTermsAgreed,
} from './checkout-testing.tsx';
import DeskScreen from './desk-screen.tsx';

configure({ asyncUtilTimeout: 5_000 });
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

/** The loud buttons; of the second most important step there is one at most, too. */
function loudIn(container: HTMLElement) {
  expect(container.querySelectorAll('[data-variant="secondary"]').length).toBeLessThan(2);
  return [...container.querySelectorAll('[data-variant="primary"]')].map(({ textContent }) =>
    textContent?.trim(),
  );
}

const two = testCart([cartItem(), cartItem({ id: 'line-2', name: 'Yoga', sortBy: 2 })]);

it('a basket has one loud button, to the checkout', async () => {
  const { container } = renderWithPlatform(<BasketScreen />, {
    user: testUser,
    answers: [answer(cart, two)],
  });
  expect(await screen.findByRole('heading', { name: 'Yoga' })).toBeVisible();
  expect(loudIn(container)).toEqual(['Go to checkout']);
});

it('an empty basket has one, to something to do', async () => {
  const { container } = renderWithPlatform(<BasketScreen />, {
    user: testUser,
    answers: [answer(cart, testCart([]))],
  });
  await screen.findByRole('link', { name: 'Find an activity' });
  expect(loudIn(container)).toEqual(['Find an activity']);
});

it('the basket of a visitor has one, to the login', async () => {
  const { container } = renderWithPlatform(<BasketScreen />, { answers: [answer(cart, two)] });
  await screen.findByRole('button', { name: 'Log in' });
  expect(loudIn(container)).toEqual(['Log in']);
});

it('a checkout has one, which pays', async () => {
  startWithoutPayment();
  fakeProvider();
  withTermsAgreed();
  const { container } = openCheckout(goodAnswers());
  await screen.findByLabelText('Card number');
  await screen.findByRole('button', { name: 'Pay £6.50 now' });
  expect(loudIn(container)).toEqual(['Pay £6.50 now']);
});

it('the terms have one, which agrees', async () => {
  startWithoutPayment();
  fakeProvider();
  openCheckout(goodAnswers());
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('Be on time.');
  expect(loudIn(dialog)).toEqual(['I Agree']);
});

it('the desk has one while a customer is looked for', async () => {
  const { container } = renderWithPlatform(<DeskScreen />, {
    app: 'front-of-house',
    user: { ...testUser, id: 'staff', isStaff: true },
    path: '/checkout',
    route: '/checkout',
    answers: [failure(findCustomers, 404), answer(cart, testCart()), answer(terms, [term])],
  });
  await screen.findByRole('button', { name: 'Find customer' });
  expect(loudIn(container)).toEqual(['Find customer']);
});
