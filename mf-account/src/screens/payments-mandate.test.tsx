// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { ownMemberships } from 'shared-contracts/api/own-memberships';
import { type Mandate, mandate, openPayments, paidOrders } from 'shared-contracts/api/payments';
import { answer, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
import { adultMembership } from '../testing/membership-examples.ts';
import PaymentsScreen from './payments-screen.tsx';

const nextPayment = { day: '2026-12-15', amount: { decimal: '32.00', formatted: '£32.00' } };
const instruction: Mandate = {
  status: 'active',
  reference: 'RIVMEMBER0002',
  serviceUserName: 'Riverside Leisure Ltd',
  accountHolder: 'Alex Fairbairn',
  accountEnding: '4958',
  billingDay: '15',
  nextPayment,
  due: [{ ...nextPayment, day: '2026-11-15' }],
  collected: [],
};

async function open(...answers: TestAnswer[]) {
  const common = [answer(paidOrders, []), answer(openPayments, [])];
  renderWithPlatform(<PaymentsScreen />, {
    app: 'my-account',
    user: testUser,
    answers: [...common, ...answers],
  });
  return within(await screen.findByRole('region', { name: 'Direct Debit' }));
}

afterEach(cleanup);

it('a Direct Debit to set up says what it would collect each month, as the memberships cost', async () => {
  const debit = await open(
    answer(mandate, { mandate: null, missing: { billingDay: '15', nextPayment } }),
    answer(ownMemberships, [adultMembership]),
  );
  expect(await debit.findByText('£32.00 on the 15th of each month')).toBeVisible();
});

it('the way to another account is below the account, before past payments', async () => {
  const debit = await open(answer(mandate, { mandate: instruction, missing: null }));
  const change = debit.getByRole('button', { name: 'Change bank account' });
  const past = debit.getByText('Payments due in the last 12 months');
  expect(change.compareDocumentPosition(past)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
