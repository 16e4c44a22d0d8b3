// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyCredit, type Cart, cart } from 'shared-contracts/api/basket';
import { authorise, complete } from 'shared-contracts/api/checkout';
import { pence, pounds } from 'shared-contracts/money';
import { answer, failure, testUser } from 'shared-platform/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartItem, testCart } from '../shared/basket/testing.ts';
import {
  agreeToTerms,
  fakeProvider,
  fillInCard,
  goodAnswers,
  openCheckout,
  pay,
  withTermsAgreed,
} from './checkout-testing.tsx';

/** The basket of someone with credit, so much of it applied. */
function cartWith(available: string, applied = '0.00'): Cart {
  const base = testCart();
  const most = pounds(Math.min(pence(available), pence(base.totals.total)));
  const balance = pounds(pence(base.totals.total) - pence(applied));
  return {
    ...base,
    credits: { ...base.credits, general: { totalAvailable: available, maxApplicable: most } },
    payments: pence(applied) > 0 ? [{ tenderType: 'credit', amount: applied, creditType: 'general' }] : [],
    totals: { ...base.totals, balance, formattedBalance: `£${balance}` },
  };
}

/** A server that keeps what was applied. */
function withCredit(available: string) {
  let now = cartWith(available);
  return [
    ...goodAnswers(),
    answer(cart, () => now),
    answer(applyCredit, ({ body }) => {
      now = cartWith(available, (body as { general: string }).general);
      return now;
    }),
  ];
}

beforeEach(() => {
  sessionStorage.clear();
  fakeProvider();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('credit pays a part and the card the rest', async () => {
  withTermsAgreed();
  const { calls } = openCheckout(withCredit('2.00'));
  const use = await screen.findByRole('checkbox', { name: 'Use £2.00 of your account credit' });
  expect(use).not.toHaveAccessibleDescription();
  await userEvent.click(use);
  await waitFor(() => expect(use).toBeChecked());
  expect(calls(applyCredit)[0]?.body).toEqual({
    membership: '0.00',
    general: '2.00',
    selectedUserId: testUser.id,
  });
  expect(screen.getByText('Account credit').nextElementSibling).toHaveTextContent('−£2.00');
  await fillInCard();
  await userEvent.click(await screen.findByRole('button', { name: 'Pay £4.50 now' }));
  const payments = [{ tenderType: 'credit', amount: '2.00', creditType: 'general' }];
  await waitFor(() => expect(calls(authorise)[0]?.body).toMatchObject({ payments }));
});

test('credit of a membership pays first, and is its own line', async () => {
  withTermsAgreed();
  const shown = cartWith('2.00', '2.00');
  const both: Cart = {
    ...shown,
    credits: { ...shown.credits, membership: { totalAvailable: '10.00', maxApplicable: '6.50' } },
    payments: [{ tenderType: 'credit', amount: '3.00', creditType: 'membership' }, ...shown.payments],
    totals: { ...shown.totals, balance: '1.50', formattedBalance: '£1.50' },
  };
  const { calls } = openCheckout([...goodAnswers(), answer(cart, both)]);
  const use = await screen.findByRole('checkbox', { name: 'Use £3.00 of your membership credit' });
  expect(use).toBeChecked();
  expect(use).toHaveAccessibleDescription('You have £10.00 left this month, only for your own bookings.');
  expect(screen.getByText('Membership credit').nextElementSibling).toHaveTextContent('−£3.00');
  expect(screen.getByText('Account credit').nextElementSibling).toHaveTextContent('−£2.00');
  await fillInCard();
  await userEvent.click(await screen.findByRole('button', { name: 'Pay £1.50 now' }));
  await waitFor(() => expect(calls(authorise)[0]?.body).toMatchObject({ payments: both.payments }));
});

test('credit that pays for everything needs no card, and focus stays on its box', async () => {
  const { calls, completed } = openCheckout(withCredit('10.00'));
  const use = await screen.findByRole('checkbox', { name: 'Use £6.50 of your account credit' });
  await userEvent.click(use);
  await screen.findByText('Your credit pays for this order.');
  expect(use).toHaveFocus();
  expect(screen.queryByLabelText('Card number')).toBeNull();
  await agreeToTerms();
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm order' }));
  await waitFor(() => expect(completed).toEqual([{ completeOrderId: '7' }]));
  expect(calls(complete)[0]?.body).toMatchObject({
    payments: [{ tenderType: 'credit', amount: '6.50', creditType: 'general' }],
    selectedUserId: testUser.id,
  });
  expect(calls(authorise)).toEqual([]);
});

test('credit is taken off again', async () => {
  withTermsAgreed();
  openCheckout(withCredit('2.00'));
  const use = await screen.findByRole('checkbox', { name: 'Use £2.00 of your account credit' });
  await userEvent.click(use);
  await screen.findByRole('button', { name: 'Pay £4.50 now' });
  await userEvent.click(use);
  await pay();
  expect(use).not.toBeChecked();
  expect(screen.queryByText('Account credit')).toBeNull();
});

test('without credit there is no word of it', async () => {
  openCheckout(goodAnswers());
  await screen.findByRole('heading', { name: 'Summary' });
  expect(screen.queryByRole('group', { name: 'Your credit' })).toBeNull();
});

test.each([
  [
    'the words of the server',
    { message: 'Up to £1.00 of credit can be used.' },
    'Up to £1.00 of credit can be used.',
  ],
  ['its own words', {}, 'Something went wrong, please try again.'],
])('credit that cannot be applied is reported in %s and changes nothing', async (_, parts, content) => {
  withTermsAgreed();
  const { toasts } = openCheckout([...withCredit('2.00'), failure(applyCredit, 422, parts)]);
  const use = await screen.findByRole('checkbox', { name: 'Use £2.00 of your account credit' });
  await userEvent.click(use);
  await waitFor(() => expect(toasts).toMatchObject([{ content, type: 'danger' }]));
  expect(use).not.toBeChecked();
  await pay();
});

test('on a phone what credit takes off is in view beside the credit, though the lines are folded', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ media, matches: true, addEventListener() {}, removeEventListener() {} }) as never,
  );
  withTermsAgreed();
  const two = {
    ...cartWith('2.00', '2.00'),
    items: [cartItem(), cartItem({ id: 'line-2', name: 'Pilates' })],
  };
  openCheckout([...goodAnswers(), answer(cart, two)]);
  expect(await screen.findByText('−£2.00')).toBeVisible();
  expect(screen.queryByText('Aqua Fit')).toBeNull();
});
