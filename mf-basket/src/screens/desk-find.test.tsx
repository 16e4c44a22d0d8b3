// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart } from 'shared-contracts/api/basket';
import { paymentStatus, terms } from 'shared-contracts/api/checkout';
import { customerPenalties } from 'shared-contracts/api/desk-penalties';
import { type DeskCustomer, findCustomers } from 'shared-contracts/api/front-of-house';
import { answer, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { beforeEach, expect, test } from 'vitest';
import { testCart } from '../shared/basket/testing.ts';
import { noPayment } from './checkout-testing.tsx';
import DeskScreen from './desk-screen.tsx';

const alex = { id: 'alex', reference: 'RIV100002', name: 'Alex Fairbairn', email: 'alex@example.com' };
const LABEL = 'Name, phone, postcode, email address or customer ID';

beforeEach(() => sessionStorage.clear());

const open = (search: TestAnswer) =>
  renderWithPlatform(<DeskScreen />, {
    app: 'front-of-house',
    user: { ...testUser, id: 'staff', isStaff: true },
    path: '/checkout',
    route: '/checkout',
    answers: [
      search,
      answer(customerPenalties, []),
      answer(cart, testCart([])),
      answer(terms, []),
      answer(paymentStatus, noPayment),
    ],
  });

test('a child without an email address has no comma after the customer ID', async () => {
  const child = { ...alex, id: 'mia', name: 'Mia Fairbairn', reference: 'RIV100008', email: '' };
  open(answer(findCustomers, [alex, child]));
  await userEvent.type(await screen.findByLabelText(LABEL), 'fair');
  await userEvent.click(screen.getByRole('button', { name: 'Find customer' }));
  expect(await screen.findByText('RIV100002, alex@example.com')).toBeVisible();
  expect(screen.getByText('RIV100008')).toBeVisible();
});

test('no one, several and no answer', async () => {
  const twin = { ...alex, id: 'robin', name: 'Robin Hartley', reference: 'RIV100004' };
  const told = { membership: 'Adult', age: 25, dateOfBirth: '2001-05-20', postcode: 'M33 7AB' };
  let found: DeskCustomer[] = [alex, { ...twin, ...told, email: 'twins@example.com' }];
  open(answer(findCustomers, () => found));
  await userEvent.click(await screen.findByRole('button', { name: 'Find customer' }));
  expect(screen.getByLabelText(LABEL)).toHaveAccessibleDescription(
    'A part is enough: ‘fair’, ‘M33 7’, ‘900 201’ Enter a name, phone number, postcode, email address or customer ID',
  );
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.type(screen.getByLabelText(LABEL), 'twins@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Find customer' }));
  const results = within(await screen.findByRole('region', { name: '2 accounts match ‘twins@example.com’' }));
  expect(results.getByText(/^Born 20 May 2001 \(25\), M33 7AB/)).toBeVisible();
  expect(results.getByText('Adult')).toBeVisible();
  expect(results.getAllByText('twins@example.com').map(({ tagName }) => tagName)).toEqual(['MARK']);
  await userEvent.click(await screen.findByRole('button', { name: 'Serve Robin Hartley, RIV100004' }));
  expect(await screen.findByText('Nothing to pay')).toBeVisible();
  const about = within(screen.getByRole('region', { name: 'About this customer' }));
  expect(about.getByText('Adult')).toBeVisible();
  expect(about.getByText('25')).toBeVisible();
  found = [];
  await userEvent.click(screen.getByRole('button', { name: 'Serve another customer' }));
  expect(await screen.findByLabelText(LABEL)).toHaveFocus();
  await userEvent.type(await screen.findByLabelText(LABEL), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Find customer' }));
  expect(await screen.findByText('No account matches ‘x’')).toBeVisible();
  expect(screen.getByText('Enter at least three letters of a name.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'New customer?' })).toHaveTextContent(/\/register/);
});

test('a search that did not go through says so, and its button tries again', async () => {
  let isDown = true;
  const found = answer(findCustomers, [alex]);
  open({
    endpoint: findCustomers,
    respond: (request) => (isDown ? { status: 500, body: { status_code: 500 } } : found.respond(request)),
  });
  await userEvent.type(await screen.findByLabelText(LABEL), 'alex');
  await userEvent.click(screen.getByRole('button', { name: 'Find customer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The search didn’t go through');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Alex Fairbairn' })).toBeVisible();
});

test('as many as a search lists take the whole width, with the field to narrow them down, and an order', async () => {
  const many = Array.from({ length: 20 }, (_, at) => ({
    ...alex,
    id: `m${at}`,
    reference: `RIV2000${String(at).padStart(2, '0')}`,
    dateOfBirth: `19${60 + at}-05-20`,
  }));
  open(answer(findCustomers, many));
  await userEvent.type(await screen.findByLabelText(LABEL), 'fair');
  await userEvent.click(screen.getByRole('button', { name: 'Find customer' }));
  const title = 'The first 20 accounts that match ‘fair’';
  const results = within(await screen.findByRole('region', { name: title }));
  const first = () => results.getAllByRole('listitem')[0]?.textContent;
  expect(first()).toContain('RIV200000');
  await userEvent.selectOptions(results.getByLabelText('Sort by'), 'Youngest first');
  expect(first()).toContain('RIV200019');
  expect(screen.getByLabelText(LABEL)).toHaveValue('fair');
});

test.each([
  [
    'the date of birth or postcode',
    { dateOfBirth: '1970-01-02', postcode: 'M33 7AB' },
    'Ask for the date of birth or postcode.',
  ],
  ['the postcode', { postcode: 'M33 7AB' }, 'Ask for the postcode.'],
  ['the date of birth', { dateOfBirth: '1970-01-02' }, 'Ask for the date of birth.'],
  ['the name', { name: 'Robin Fairbairn' }, 'Ask for the full name.'],
  ['the customer ID', {}, 'Ask for the customer ID, which is in their online account.'],
])('accounts are told apart by %s', async (_by, parts, question) => {
  const one = { ...alex, dateOfBirth: '1991-09-30', postcode: 'M33 2AL' };
  open(answer(findCustomers, [one, { ...one, id: 'twin', reference: 'RIV100003', ...parts }]));
  await userEvent.type(await screen.findByLabelText(LABEL), 'fair');
  await userEvent.click(screen.getByRole('button', { name: 'Find customer' }));
  expect(await screen.findByText(question)).toBeVisible();
});
