// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { type CartItem, cart } from 'shared-contracts/api/basket';
import { healthCommitmentTerms, membershipTerms } from 'shared-contracts/api/membership-terms';
import { storageKeys } from 'shared-contracts/storage';
import { answer, failure, type TestAnswer } from 'shared-platform/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartItem, membershipItem, testCart } from '../shared/basket/testing.ts';
import { fakeProvider, goodAnswers, openCheckout } from './checkout-testing.tsx';

const missing = { content: 'Please check all required terms and conditions', type: 'danger' };
const term = (id: string) => ({ id, title: id, html: '' });

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.restoreAllMocks());

function open(
  app: 'bookings' | 'online-joining',
  items: CartItem[] = [membershipItem()],
  ...more: TestAnswer[]
) {
  fakeProvider();
  return openCheckout(
    [
      ...goodAnswers(),
      answer(cart, testCart(items)),
      answer(healthCommitmentTerms, [term('health')]),
      answer(membershipTerms, [term('rules')]),
      ...more,
    ],
    { app },
  );
}

const tick = (...ids: string[]) =>
  sessionStorage.setItem(storageKeys.joiningTerms('cart-1'), JSON.stringify(ids));

test.each([[[]], [['health']]])(
  'a membership whose terms are not all ticked leads back to joining',
  async (ids) => {
    tick(...ids);
    const { toasts, calls } = open('online-joining');
    expect(await screen.findByText('Another screen')).toBeInTheDocument();
    expect(toasts).toEqual([missing]);
    expect(calls(cart)).toHaveLength(1);
  },
);

test('ticked terms of this basket let it be paid for, also after a reload', async () => {
  tick('health', 'rules');
  const { toasts } = open('online-joining');
  expect(await screen.findByLabelText('Card number')).toBeInTheDocument();
  expect(toasts).toEqual([]);
});

test('no terms are nothing to tick', async () => {
  open('online-joining', undefined, answer(healthCommitmentTerms, []), answer(membershipTerms, []));
  expect(await screen.findByLabelText('Card number')).toBeInTheDocument();
});

test('terms that could not be loaded hold the payment up', async () => {
  tick('health', 'rules');
  open('online-joining', undefined, failure(membershipTerms, 500));
  expect(await screen.findByText('The terms could not be loaded.')).toBeInTheDocument();
  expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
});

const change = (areTermsAgreed: boolean) => [
  membershipItem({ purchase: 'change', joining: { areTermsAgreed, path: '/?change=31' } }),
];

test('terms that the API has as agreed to are asked for in no other tab', async () => {
  const { calls, toasts } = open('online-joining', change(true));
  expect(await screen.findByLabelText('Card number')).toBeInTheDocument();
  expect([toasts, calls(healthCommitmentTerms)]).toEqual([[], []]);
});

test('a change that lacks its terms leads back to that change, not to a new join', async () => {
  tick('health', 'rules');
  const { toasts } = open('online-joining', change(false));
  expect(await screen.findByText('Another screen')).toHaveAttribute('data-address', '/?change=31');
  expect(toasts).toEqual([missing]);
});

test('what a membership commits to is read before it is paid for', async () => {
  const facts = [{ label: 'Minimum term', text: 'Until 01 Jun 2027.' }];
  const later = 'then £32.00 each month from 15 Dec';
  open('bookings', [membershipItem({ commitment: { later, facts } })]);
  const card = await screen.findByRole('region', { name: 'What you are agreeing to' });
  expect(card).toHaveTextContent(/^What you are agreeing toMinimum termUntil 01 Jun 2027\.$/);
  // A day is never broken across lines.
  expect(card.textContent).toContain('01\u00a0Jun\u00a02027');
  expect(screen.getByText(`, ${later}`, { exact: false })).toHaveTextContent(/^Total to pay £6.50, then/);
});

test('a sum has its parts with their amounts below each other', async () => {
  const facts = [
    {
      label: 'To pay today',
      text: '£42.40\nSetup fee: £20.00\nPro-rata membership payment (21 days): £22.40',
    },
  ];
  open('bookings', [membershipItem({ commitment: { later: null, facts } })]);
  const card = within(await screen.findByRole('region', { name: 'What you are agreeing to' }));
  for (const text of ['£42.40', 'Setup fee', '£20.00', '£22.40']) expect(card.getByText(text)).toBeVisible();
  // The days in brackets are never broken across lines.
  expect(card.getByText(/^Pro-rata/).textContent).toBe('Pro-rata membership payment (21\u00a0days)');
});

test('a commitment beside other lines says which of them it is about', async () => {
  open('bookings', [membershipItem({ commitment: { later: null, facts: [] } }), cartItem()]);
  const card = await screen.findByRole('region', { name: 'What you are agreeing to' });
  expect(card).toHaveTextContent('For Adult only, without the rest of your basket.');
});

test('without that from the API there is no card, and the total stands alone', async () => {
  open('bookings');
  expect(await screen.findByLabelText('Card number')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'What you are agreeing to' })).not.toBeInTheDocument();
});

test('the other hosts ask for none of them', async () => {
  const { calls } = open('bookings');
  expect(await screen.findByLabelText('Card number')).toBeInTheDocument();
  await waitFor(() => expect(calls(healthCommitmentTerms)).toEqual([]));
});

test('the summary names the membership that a changed one takes the place of', async () => {
  open('bookings', [membershipItem({ purchase: 'change', name: 'Family', replaces: 'Adult' })]);
  expect(await screen.findByText('In place of Adult')).toBeVisible();
});
