// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  authorise,
  complete,
  leaveChallenge,
  type PaymentStatus,
  prepare,
} from 'shared-contracts/api/checkout';
import { answer, failure, type TestAnswer } from 'shared-platform/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { challenged, noPayment, payWithChallenge, startWithoutPayment } from './checkout-testing.tsx';

beforeEach(startWithoutPayment);
afterEach(() => {
  vi.restoreAllMocks();
});

const failed: PaymentStatus = { ...noPayment, status: 'failed', transactionUuid: 't1' };

/** Pays as far as the bank's page, and presses one of its ways out. */
async function leaveBank(wayOut: 'Use another card' | 'Cancel payment', leaving: TestAnswer) {
  const opened = await payWithChallenge(answer(authorise, challenged), leaving);
  await screen.findByTitle("Your bank's confirmation page");
  await userEvent.click(screen.getByRole('button', { name: wayOut }));
  return opened;
}

test.each([
  ['the API ends the challenge', answer(leaveChallenge, failed)],
  ['the API knows no such call', failure(leaveChallenge, 404)],
  ['the call is lost', failure(leaveChallenge, 503)],
])("'Use another card' opens the form, with name and address kept: %s", async (_, leaving) => {
  const { calls } = await leaveBank('Use another card', leaving);
  expect(await screen.findByLabelText('Card number')).toBeVisible();
  expect(screen.getByLabelText('Card number')).toHaveValue('');
  expect(screen.getByLabelText('Name on card')).toHaveValue('CHALLENGE');
  expect(screen.getByLabelText('Address line 1')).toHaveValue('88');
  expect(screen.queryByText('Your payment failed')).toBeNull();
  await waitFor(() => expect(calls(prepare)).toHaveLength(2));
  expect(calls(leaveChallenge)).toHaveLength(1);
  expect(calls(complete)).toEqual([]);
});

test("'Cancel payment' leads to the basket and says that nothing was charged", async () => {
  const { calls, toasts } = await leaveBank('Cancel payment', answer(leaveChallenge, failed));
  expect(await screen.findByText('Another screen')).toBeVisible();
  expect(toasts).toContainEqual(
    expect.objectContaining({ content: 'You have not been charged. Everything is still in your basket.' }),
  );
  expect(calls(complete)).toEqual([]);
});

test('an approval that reached the bank first still makes the order', async () => {
  const authorised: PaymentStatus = { ...noPayment, status: 'authorised', transactionUuid: 't1' };
  const { calls, completed } = await leaveBank('Cancel payment', answer(leaveChallenge, authorised));
  await waitFor(() => expect(completed).toEqual([{ completeOrderId: '7' }]));
  expect(calls(complete)).toHaveLength(1);
});
