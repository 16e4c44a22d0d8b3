// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart } from 'shared-contracts/api/basket';
import { endCustomerLogins } from 'shared-contracts/api/logins';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { expect, it, test } from 'vitest';
import { ServedCustomer } from '../../shared/basket/basket-owner.ts';
import { cartItem, testCart } from '../../shared/basket/testing.ts';
import { LogOutCustomer } from './log-out-customer.tsx';

const alex = { id: 'alex', reference: 'RIV100002', name: 'Alex Fairbairn', email: 'alex@example.com' };
const manager = { ...testUser, id: 'staff', isStaff: true, staffRole: 'manager' as const };
const BUTTON = { name: 'Log this customer out everywhere' };

function open(user: typeof testUser, ...answers: TestAnswer[]) {
  const page = renderWithPlatform(
    <ServedCustomer value={alex}>
      <LogOutCustomer customer={alex} />
      <p>Served</p>
    </ServedCustomer>,
    { app: 'front-of-house', user, answers },
  );
  const toasts: unknown[] = [];
  page.bus.on('toast:requested', ({ content }) => toasts.push(content));
  const ended = () => page.requests.filter(({ method }) => method === 'DELETE').map(({ url }) => url);
  return { ...page, ended, toasts };
}

async function ask() {
  await userEvent.click(await screen.findByRole('button', BUTTON));
  return within(await screen.findByRole('alertdialog', { name: 'Log Alex Fairbairn out everywhere?' }));
}

test('a manager logs a customer out everywhere, after a question', async () => {
  const { ended, toasts } = open(manager, answer(endCustomerLogins, {}));
  const question = await ask();
  expect(ended()).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Log out everywhere' }));
  await waitFor(() => expect(toasts).toEqual(['Alex Fairbairn is logged out everywhere.']));
  expect(ended()).toEqual([expect.stringMatching(/\/front-of-house\/customers\/alex\/logins$/)]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('button', BUTTON)).toHaveFocus();
});

test('a manager who decides against it changes nothing', async () => {
  const { ended } = open(manager, answer(endCustomerLogins, {}));
  await userEvent.click((await ask()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(ended()).toEqual([]);
});

test.each([
  ['something', [cartItem()], 1],
  ['nothing', [], 0],
])('the question says what happens to a basket with %s in it', async (_what, items, times) => {
  open(manager, answer(cart, testCart(items)));
  const question = await ask();
  await waitFor(() => expect(question.queryAllByText('Their basket stays as it is.')).toHaveLength(times));
});

test('a refusal is said in the question, which can be answered again', async () => {
  const { ended, toasts } = open(
    manager,
    failure(endCustomerLogins, 403, { message: 'Only managers can do this.' }),
  );
  const question = await ask();
  await userEvent.click(question.getByRole('button', { name: 'Log out everywhere' }));
  expect(await question.findByText('Only managers can do this.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Log out everywhere' }));
  await waitFor(() => expect(ended()).toHaveLength(2));
  expect(toasts).toEqual([]);
});

it.each([
  ['desk staff', { ...manager, staffRole: 'desk' as const }],
  ['a customer', { ...testUser, id: 'other' }],
  ['a manager who serves themselves', { ...manager, id: alex.id }],
])('%s is not offered it', async (_who, user) => {
  open(user);
  expect(await screen.findByText('Served')).toBeVisible();
  expect(screen.queryByRole('button', BUTTON)).toBeNull();
});
