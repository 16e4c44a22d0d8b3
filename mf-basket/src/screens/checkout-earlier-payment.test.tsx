// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { complete, paymentStatus, prepare } from 'shared-contracts/api/checkout';
import { answer } from 'shared-platform/testing';
import { beforeEach, expect, test } from 'vitest';
import { goodAnswers, noPayment, openCheckout } from './checkout-testing.tsx';

beforeEach(() => sessionStorage.clear());

test('an earlier payment of the basket that was authorised is completed without asking the card', async () => {
  const { calls } = openCheckout([
    ...goodAnswers(),
    answer(paymentStatus, { ...noPayment, status: 'authorised', transactionUuid: 't9' }),
  ]);
  expect(await screen.findByText('Another screen')).toBeVisible();
  expect(calls(complete)[0]?.body).toMatchObject({ transactionUuid: 't9' });
  expect(calls(prepare)).toEqual([]);
});
