// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart } from 'shared-contracts/api/basket';
import { paymentStatus, terms } from 'shared-contracts/api/checkout';
import { findCustomers } from 'shared-contracts/api/front-of-house';
import { answer, renderWithPlatform, testUser } from 'shared-platform/testing';
import { beforeEach, expect, test } from 'vitest';
import { testCart } from '../shared/basket/testing.ts';
import { noPayment } from './checkout-testing.tsx';
import DeskScreen from './desk-screen.tsx';

const alex = { id: 'alex', reference: 'RIV100002', name: 'Alex Fairbairn', email: 'alex@example.com' };

beforeEach(() => sessionStorage.clear());

test('money that was handed over is not left behind without a question', async () => {
  renderWithPlatform(<DeskScreen />, {
    app: 'front-of-house',
    user: { ...testUser, id: 'staff', isStaff: true },
    path: '/checkout',
    route: '/checkout',
    answers: [
      answer(findCustomers, [alex]),
      answer(cart, testCart()),
      answer(terms, []),
      answer(paymentStatus, noPayment),
    ],
  });
  await userEvent.type(
    await screen.findByLabelText('Name, phone, postcode, email address or customer ID'),
    alex.reference,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Find customer' }));
  await screen.findByLabelText('Cash received');
  const unload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(unload()).toBe(false);
  await userEvent.selectOptions(screen.getByLabelText('Paid with'), 'cash');
  await userEvent.type(screen.getByLabelText('Cash received'), '5');
  await userEvent.click(screen.getByRole('button', { name: 'Add payment' }));
  expect(unload()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Serve another customer' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave Alex Fairbairn’s payment?' });
  expect(question).toHaveTextContent(
    'You’ve added £5.00 as received, but the order hasn’t been made. Give it back before you leave.',
  );
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Still to pay: £1.50')).toBeVisible();
  const followed: string[] = [];
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '/attendance';
  link.addEventListener('click', (event) => {
    event.preventDefault();
    followed.push('/attendance');
  });
  link.click();
  expect(followed).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Serve another customer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without an order' }));
  expect(await screen.findByRole('button', { name: 'Find customer' })).toBeVisible();
  expect(unload()).toBe(false);
});
