// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart, keepPlaces } from 'shared-contracts/api/basket';
import { paymentStatus, terms } from 'shared-contracts/api/checkout';
import { findCustomers } from 'shared-contracts/api/front-of-house';
import { answer, renderWithPlatform, testUser } from 'shared-platform/testing';
import { beforeEach, expect, test } from 'vitest';
import { cartItem, testCart } from '../shared/basket/testing.ts';
import { noPayment } from './checkout-testing.tsx';
import DeskScreen from './desk-screen.tsx';

const alex = { id: 'alex', reference: 'RIV100002', name: 'Alex Fairbairn', email: 'alex@example.com' };
const lapsed = { ...testCart([cartItem({ isHeld: false, holdExpiresAt: null })]), holdExpiresAt: null };

const NOW = new Date();
const later = new Date(NOW.getTime() + 600_000);

beforeEach(() => sessionStorage.clear());

test('places that are no longer held are held again by one button, in words for staff', async () => {
  const { container } = renderWithPlatform(<DeskScreen />, {
    app: 'front-of-house',
    user: { ...testUser, id: 'staff', isStaff: true },
    path: '/checkout',
    route: '/checkout',
    answers: [
      answer(findCustomers, [alex]),
      answer(cart, lapsed),
      answer(keepPlaces, { ...testCart(), now: NOW.toISOString(), holdExpiresAt: later.toISOString() }),
      answer(terms, []),
      answer(paymentStatus, noPayment),
    ],
  });
  await userEvent.type(await screen.findByRole('textbox'), alex.reference);
  await userEvent.click(screen.getByRole('button', { name: 'Find customer' }));
  const again = await screen.findByRole('button', { name: 'Hold the places again' });
  const loud = screen.getAllByRole('button').filter(({ dataset }) => dataset.variant === 'primary');
  expect(loud).toEqual([again]);
  expect(screen.getByRole('region', { name: 'Take payment' })).toHaveTextContent(
    'The places are no longer held, but they’re still free. Hold them again, then take the payment.',
  );
  expect(screen.queryByRole('textbox', { name: 'Cash received' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Confirm order' })).toBeNull();
  expect(container).not.toHaveTextContent(/\b(my|your) places\b/i);
  await userEvent.click(again);
  expect(await screen.findByText('Places held for', { exact: false })).toBeVisible();
  expect(screen.queryByText(/Hold the places again/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add payment' })).toHaveAttribute('data-variant', 'primary');
});
