// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart } from 'shared-contracts/api/basket';
import { pay, paymentStatus, terms } from 'shared-contracts/api/checkout';
import { answer, failure, type TestAnswer } from 'shared-platform/testing';
import { beforeEach, expect, test } from 'vitest';
import { cartItem, membershipItem, testCart } from '../shared/basket/testing.ts';
import { noPayment } from './checkout-testing.tsx';
import { openDesk, serve } from './desk-testing.tsx';

beforeEach(() => sessionStorage.clear());

/** The words on screen, with those for screen readers only. */
const said = (): string =>
  [
    document.body.textContent,
    ...[...document.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label')),
  ].join('\n');

async function serveWith(...answers: TestAnswer[]): Promise<void> {
  openDesk([
    answer(cart, testCart([cartItem()])),
    answer(terms, []),
    answer(paymentStatus, noPayment),
    ...answers,
  ]);
  await serve();
}

async function confirm(): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: 'Cash' }));
  await userEvent.type(screen.getByLabelText('Cash received'), '6.50');
  await userEvent.click(screen.getByRole('button', { name: 'Add payment' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm order' }));
}

const credits = {
  membership: { totalAvailable: '4.00', maxApplicable: '4.00' },
  general: { totalAvailable: '2.00', maxApplicable: '2.00' },
};

test.each<[string, TestAnswer[], (() => Promise<void>) | null, string]>([
  ['a basket that cannot be loaded', [failure(cart, 500)], null, 'The basket could not be loaded'],
  ['credit', [answer(cart, testCart([cartItem()], { credits }))], null, 'Use £2.00 of their account credit'],
  [
    'a line that cannot be booked',
    [answer(cart, testCart([cartItem({ problem: 'Full.' })]))],
    null,
    'Remove it before you take the payment.',
  ],
  ['a refusal', [failure(pay, 409, { message: 'No.' })], confirm, 'The order is not confirmed yet'],
])('no word at the desk is addressed to the customer: %s', async (_, answers, act, part) => {
  await serveWith(...answers);
  await act?.();
  expect((await screen.findAllByText(part, { exact: false }))[0]).toBeVisible();
  expect(said()).not.toMatch(/\byours?\b/i);
});

test('staff have the words of what a membership commits to, before it is paid for', async () => {
  const text = 'until you end it';
  const commitment = { later: 'then £22.00 each month', facts: [{ label: 'Minimum term', text }] };
  await serveWith(answer(cart, testCart([membershipItem({ commitment })])));
  expect(await screen.findByRole('heading', { name: 'Tell the customer what they agree to' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});
