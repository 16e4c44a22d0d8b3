// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type PaymentToSortOut,
  paymentsToSortOut,
  sortOutPayment,
} from 'shared-contracts/api/payments-to-sort-out';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
import { unknownPayment as payment } from '../testing/payment-examples.ts';
import PaymentsToSortOutScreen from './payments-to-sort-out-screen.tsx';

const staff = { ...testUser, isStaff: true };
const listed = (...payments: PaymentToSortOut[]) => ({ hasMore: false, payments });

function open(user: typeof testUser, ...answers: TestAnswer[]) {
  const page = renderWithPlatform(<PaymentsToSortOutScreen />, { app: 'front-of-house', user, answers });
  const toasts: unknown[] = [];
  page.bus.on('toast:requested', ({ content }) => toasts.push(content));
  return { ...page, toasts, posts: () => page.requests.filter(({ method }) => method === 'POST') };
}
const row = async () => within(await screen.findByRole('article', { name: '£7.50 from Jo Ashdown' }));

afterEach(cleanup);

it('says who, how much, what is known and what was tried', async () => {
  open(staff, answer(paymentsToSortOut, listed(payment)));
  const shown = await row();
  expect(shown.getByText('We could not find out whether it was taken.')).toBeVisible();
  expect(shown.getByText('Found on Sat 21 Nov 2026 at 18:30')).toBeVisible();
  expect(shown.getByText('RIV100003')).toBeVisible();
  expect(shown.getByText(payment.reference)).toBeVisible();
  await userEvent.click(shown.getByText('Attempts (1)'));
  expect(
    shown.getByText('Fri 20 Nov 2026, 18:30 – Sent to the card provider: no clear answer'),
  ).toBeVisible();
  expect(shown.getAllByRole('radio')).toHaveLength(3);
  expect(shown.getByRole('textbox', { name: 'Note' })).toHaveAttribute('rows', '3');
  await userEvent.click(shown.getByRole('button', { name: 'Copy Provider reference' }));
  expect(await navigator.clipboard.readText()).toBe(payment.reference);
});

it('is sorted out with a choice and a note; then it is gone and the heading has the focus', async () => {
  const payments = [payment];
  const { posts, toasts } = open(
    staff,
    answer(paymentsToSortOut, () => listed(...payments)),
    answer(sortOutPayment, () => {
      payments.pop();
      return { ...payment, resolutions: [] };
    }),
  );
  const shown = await row();
  await userEvent.click(shown.getByRole('radio', { name: /Nothing was charged/ }));
  await userEvent.type(shown.getByRole('textbox', { name: 'Note' }), ' Not in MyOpayo. ');
  await userEvent.click(shown.getByRole('button', { name: 'Save decision £7.50 from Jo Ashdown' }));
  expect(await screen.findByText('No payments to sort out')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Payments to sort out' })).toHaveFocus();
  expect(toasts).toEqual(['£7.50 from Jo Ashdown: sorted out.']);
  expect(posts()[0]?.body).toEqual({ resolution: 'nothing-charged', note: 'Not in MyOpayo.' });
});

it('asks for what is missing, and says why the server refuses', async () => {
  const { posts } = open(
    staff,
    answer(paymentsToSortOut, listed(payment)),
    failure(sortOutPayment, 409, { message: 'Someone has already sorted out this payment.' }),
  );
  const shown = await row();
  const submit = shown.getByRole('button', { name: /Save decision/ });
  await userEvent.click(submit);
  expect(shown.getByRole('link', { name: /Choose what to do/ })).toBeVisible();
  expect(shown.getByRole('textbox', { name: 'Note' })).toHaveAccessibleDescription(/Enter a note/);
  expect(posts()).toEqual([]);
  await userEvent.click(shown.getByRole('radio', { name: /Try again/ }));
  await userEvent.type(shown.getByRole('textbox', { name: 'Note' }), 'Again.');
  await userEvent.click(submit);
  expect(await screen.findByText('Someone has already sorted out this payment.')).toBeVisible();
});

it('waits, says when there is nothing or it failed, and is for staff alone', async () => {
  open(staff, failure(paymentsToSortOut, 500));
  expect(await screen.findByText('Loading the payments')).toHaveAttribute('role', 'status');
  expect(await screen.findByText('The payments could not be loaded')).toBeVisible();
  cleanup();
  open(staff, answer(paymentsToSortOut, { hasMore: true, payments: [payment] }));
  expect(await screen.findByText('There are more. They are shown as you sort these out.')).toBeVisible();
  cleanup();
  const { requests } = open(testUser);
  expect(await screen.findByRole('heading', { level: 1, name: 'This page is for staff' })).toBeVisible();
  await waitFor(() => expect(requests.filter(({ url }) => url.includes('payments'))).toEqual([]));
});

it('shows the desk the payments, and leaves the resolution to a manager', async () => {
  open({ ...staff, staffRole: 'desk' }, answer(paymentsToSortOut, listed(payment)));
  const shown = await row();
  expect(shown.getByText('A manager can sort this out.')).toBeVisible();
  expect(shown.queryByRole('radio')).toBeNull();
  expect(shown.queryByRole('button', { name: /^Save decision/ })).toBeNull();
});
