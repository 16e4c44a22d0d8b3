// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { directDebitTerms } from 'shared-contracts/api/membership-terms';
import {
  type Mandate,
  mandate,
  type OpenPayment,
  openPayments,
  type PaidOrder,
  paidOrders,
} from 'shared-contracts/api/payments';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import PaymentsScreen from './payments-screen.tsx';

const BOOKINGS = 'http://bookings.riverside.localhost:8080';
const order: PaidOrder = {
  completeOrderId: 'order-1',
  reference: 'RIV-7K3M9Q',
  createdAt: '2026-11-20T23:30:00+00:00',
  items: ['Aqua aerobics', 'Gentle yoga'],
  total: '13.00',
  formattedTotal: '£13.00',
  payments: [{ description: 'Visa ending 0006', formattedAmount: '£13.00' }],
  refunds: [],
};
const nextPayment = { day: '2026-12-15', amount: { decimal: '32.00', formatted: '£32.00' } };
const instruction: Mandate = {
  status: 'active',
  reference: 'RIVMEMBER0002',
  serviceUserName: 'Riverside Leisure Ltd',
  accountHolder: 'Alex Fairbairn',
  accountEnding: '4958',
  billingDay: '15',
  nextPayment,
  due: [],
  collected: [
    { day: '2026-11-15', amount: { decimal: '32.00', formatted: '£32.00' } },
    { day: '2026-10-15', amount: { decimal: '5.00', formatted: '£5.00' } },
  ],
};

const open = (...answers: TestAnswer[]) =>
  renderWithPlatform(<PaymentsScreen />, {
    app: 'my-account',
    user: testUser,
    answers: [
      answer(paidOrders, []),
      answer(openPayments, []),
      answer(mandate, { mandate: null, missing: null }),
      ...answers,
    ],
  });

afterEach(cleanup);

describe('what was paid for', () => {
  it('is listed with a receipt each, and what came back', async () => {
    const refunded: PaidOrder = {
      ...order,
      completeOrderId: 'order-2',
      reference: 'RIV-AAAAAA',
      refunds: [
        { destination: 'card', description: 'Visa ending 0006', amount: '6.50', formattedAmount: '£6.50' },
        { destination: 'card', description: 'Visa ending 0006', amount: '6.50', formattedAmount: '£6.50' },
        {
          destination: 'card',
          description: 'Visa ending 0006',
          amount: '1.00',
          formattedAmount: '£1.00',
          isOnItsWay: true,
        },
      ],
    };
    open(answer(paidOrders, [order, refunded]));
    const list = within(await screen.findByRole('list', { name: 'Orders and receipts' }));
    const [first, second] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent('Aqua aerobics, Gentle yoga');
    expect(first).toHaveTextContent('20 Nov 2026, RIV-7K3M9Q, Visa ending 0006');
    expect(first).toHaveTextContent('£13.00');
    expect(first).not.toHaveTextContent('refunded');
    expect(list.getByRole('link', { name: 'View receipt of order RIV-7K3M9Q' })).toHaveAttribute(
      'href',
      `${BOOKINGS}/order-confirmed/order-1`,
    );
    expect(second?.textContent?.match(/£6\.50 refunded to Visa ending 0006/g)).toHaveLength(2);
    expect(second).toHaveTextContent('£1.00 on its way back to Visa ending 0006');
  });

  it('is nothing at first', async () => {
    open();
    expect(await screen.findByText('You haven’t paid for anything yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book an activity' })).toHaveAttribute('href', `${BOOKINGS}/`);
  });

  it('is waited for, and can be requested again', async () => {
    let isDown = true;
    open({
      endpoint: paidOrders,
      respond: (request) =>
        (isDown ? failure(paidOrders, 500) : answer(paidOrders, [order])).respond(request),
    });
    expect(await screen.findByText('Loading your payments')).toHaveAttribute('role', 'status');
    expect(await screen.findByText('Your payments could not be loaded')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('£13.00')).toBeVisible();
  });
});

describe('a payment that has not ended', () => {
  const checking: OpenPayment = {
    id: 'p1',
    state: 'checking',
    amount: { decimal: '7.00', formatted: '£7.00' },
    createdAt: '2026-11-20T10:00:00+00:00',
  };
  afterEach(() => void vi.useRealTimers());

  it('is shown while it is checked, and its receipt once it became an order', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let hasEnded = false;
    open(
      answer(openPayments, () => (hasEnded ? [] : [checking])),
      answer(paidOrders, () => (hasEnded ? [order] : [])),
    );
    expect(await screen.findByText('We are checking a payment of £7.00')).toBeVisible();
    expect(screen.getByText(/^You made it on 20 Nov 2026\./)).toBeVisible();
    expect(await screen.findByText('No receipts yet')).toBeVisible();
    expect(screen.queryByText('You haven’t paid for anything yet')).toBeNull();
    hasEnded = true;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await screen.findByText('£13.00')).toBeVisible();
    expect(screen.queryByText('We are checking a payment of £7.00')).toBeNull();
  });

  it('says when its money is on the way back', async () => {
    open(answer(openPayments, [{ ...checking, state: 'returning' }]), answer(paidOrders, [order]));
    expect(await screen.findByText('We are returning £7.00 to your card')).toBeVisible();
    expect(screen.getByText('£13.00')).toBeVisible();
  });

  it('leaves open what was paid while it could not be asked for', async () => {
    open(failure(openPayments, 500));
    expect(await screen.findByText('No receipts yet')).toBeVisible();
  });

  it('is unknown to an API without the call, and nothing else changes', async () => {
    open(failure(openPayments, 404));
    expect(await screen.findByText('You haven’t paid for anything yet')).toBeVisible();
  });
});

describe('the Direct Debit', () => {
  const region = async () => within(await screen.findByRole('region', { name: 'Direct Debit' }));

  it('says what is collected next, from which account, and how it reads on the statement', async () => {
    open(answer(mandate, { mandate: instruction, missing: null }));
    const debit = await region();
    expect(debit.getByText('£32.00 on 15 Dec 2026')).toBeVisible();
    expect(debit.getByText('Ending 4958')).toBeVisible();
    expect(debit.getByText('Riverside Leisure Ltd, RIVMEMBER0002')).toBeVisible();
    expect(debit.getByRole('button', { name: 'Change bank account' })).toBeVisible();
    expect(debit.queryByText('Being set up')).toBeNull();
    const collected = within(debit.getByRole('list', { name: 'Collected in the last 12 months' }));
    expect(collected.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '15 Nov 2026£32.00',
      '15 Oct 2026£5.00',
    ]);
    expect(debit.queryByText('Payments due in the last 12 months')).toBeNull();
  });

  it('says no more than that a payment was due where no one knows what the bank made of it', async () => {
    const unknown = { ...instruction, due: instruction.collected, collected: [] };
    open(answer(mandate, { mandate: unknown, missing: null }));
    const due = within((await region()).getByRole('list', { name: 'Payments due in the last 12 months' }));
    expect(due.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '15 Nov 2026£32.00',
      '15 Oct 2026£5.00',
    ]);
    expect(screen.getByText('Your bank statement shows which of them were paid.')).toBeVisible();
    expect(screen.queryByText(/collected/i)).toBeNull();
  });

  it.each([
    ['pays by it', { mandate: instruction, missing: null }, 'No other payments yet'],
    ['should pay by it', { mandate: null, missing: { billingDay: '15', nextPayment } }, 'No receipts yet'],
  ])('never tells the person who %s that they have paid for nothing', async (_who, debit, title) => {
    open(answer(mandate, debit));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryByText('You haven’t paid for anything yet')).toBeNull();
  });

  it('leaves open what was paid while it is not known', async () => {
    open(failure(mandate, 500));
    expect(await screen.findByText('No receipts yet')).toBeVisible();
  });

  it('says when it is new, and when nothing is due', async () => {
    open(
      answer(mandate, { mandate: { ...instruction, status: 'pending', nextPayment: null }, missing: null }),
    );
    const debit = await region();
    expect(debit.getByText('Being set up')).toBeVisible();
    expect(debit.getByText('No payment due')).toBeVisible();
  });

  it('can be set up where it is missing, with what would be collected', async () => {
    open(answer(mandate, { mandate: null, missing: { billingDay: '15', nextPayment } }));
    const debit = await region();
    expect(debit.getByText('Your membership has no Direct Debit')).toBeVisible();
    expect(debit.getByText('£32.00 on 15 Dec 2026')).toBeVisible();
    expect(debit.getByText('On the 15th of each month')).toBeVisible();
    expect(debit.getByRole('button', { name: 'Set up your Direct Debit' })).toBeVisible();
  });

  it('folds all but the last three collections', async () => {
    const days = ['2026-11-15', '2026-10-15', '2026-09-15', '2026-08-15', '2026-07-15'];
    const due = days.map((day) => ({ day, amount: nextPayment.amount }));
    open(answer(mandate, { mandate: { ...instruction, due, collected: [] }, missing: null }));
    const debit = await region();
    expect(debit.getByText('15 Sep 2026')).toBeVisible();
    expect(debit.getByText('15 Aug 2026')).not.toBeVisible();
    await userEvent.click(debit.getByText('2 earlier payments'));
    expect(debit.getByText('15 Jul 2026')).toBeVisible();
  });

  it('gives its place to the form for another account while that is open', async () => {
    open(answer(mandate, { mandate: instruction, missing: null }), answer(directDebitTerms, []));
    const debit = await region();
    await userEvent.click(debit.getByRole('button', { name: 'Change bank account' }));
    expect(await debit.findByRole('form', { name: 'Your new account' })).toBeVisible();
    expect(debit.queryByText('Collected in the last 12 months')).toBeNull();
    expect(debit.queryByText('Ending 4958')).toBeNull();
    await userEvent.click(debit.getByRole('button', { name: 'Keep the old account' }));
    expect(debit.getByText('Collected in the last 12 months')).toBeVisible();
    expect(debit.getByRole('button', { name: 'Change bank account' })).toHaveFocus();
  });

  it('keeps what is collected, not the warning, beside the form of one to set up', async () => {
    open(
      answer(mandate, { mandate: null, missing: { billingDay: '15', nextPayment } }),
      answer(directDebitTerms, []),
    );
    await userEvent.click((await region()).getByRole('button', { name: 'Set up your Direct Debit' }));
    const debit = within(await screen.findByRole('region', { name: 'Set up your Direct Debit' }));
    expect(await debit.findByRole('form', { name: 'Your account' })).toBeVisible();
    expect(debit.getByText('On the 15th of each month')).toBeVisible();
    expect(debit.queryByText('Your membership has no Direct Debit')).toBeNull();
  });

  it('is not there for the person who pays by none', async () => {
    open();
    await screen.findByText('You haven’t paid for anything yet');
    await waitFor(() => expect(screen.queryByText('Loading your Direct Debit')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Direct Debit' })).toBeNull();
  });

  it('says when it could not be loaded', async () => {
    open(failure(mandate, 500));
    expect(await screen.findByText('Your Direct Debit could not be loaded')).toBeVisible();
  });
});

it('says that payments under way are not known, and asks again', async () => {
  let isDown = true;
  const payments = answer(openPayments, []);
  open({
    endpoint: openPayments,
    respond: (request) => (isDown ? { status: 500, body: { status_code: 500 } } : payments.respond(request)),
  });
  const said = 'We could not check for payments under way';
  expect(await screen.findByText(said)).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(said)).toBeNull());
});

it('says once that neither part could be loaded, and tries both again', async () => {
  let isDown = true;
  const unless = <E extends typeof mandate | typeof paidOrders>(
    endpoint: E,
    given: TestAnswer,
  ): TestAnswer => ({
    endpoint,
    respond: (request) => (isDown ? failure(endpoint, 500) : given).respond(request),
  });
  open(
    unless(mandate, answer(mandate, { mandate: instruction, missing: null })),
    unless(paidOrders, answer(paidOrders, [order])),
    answer(openPayments, []),
  );
  expect(await screen.findByText('Your payments could not be loaded')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1));
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Direct Debit' })).toBeVisible();
  expect(screen.getByText('Aqua aerobics, Gentle yoga')).toBeVisible();
});
