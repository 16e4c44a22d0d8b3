// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart, keepPlaces } from 'shared-contracts/api/basket';
import { paymentStatus, terms } from 'shared-contracts/api/checkout';
import { answer } from 'shared-platform/testing';
import { beforeEach, expect, test } from 'vitest';
import { cartItem, testCart } from '../shared/basket/testing.ts';
import { noPayment } from './checkout-testing.tsx';
import { openDesk, serve } from './desk-testing.tsx';

const lapsed = { ...testCart([cartItem({ isHeld: false, holdExpiresAt: null })]), holdExpiresAt: null };

const NOW = new Date();
const later = new Date(NOW.getTime() + 600_000);

beforeEach(() => sessionStorage.clear());

test('places that are no longer held are held again by one button, in words for staff', async () => {
  const { container } = openDesk([
    answer(cart, lapsed),
    answer(keepPlaces, { ...testCart(), now: NOW.toISOString(), holdExpiresAt: later.toISOString() }),
    answer(terms, []),
    answer(paymentStatus, noPayment),
  ]);
  await serve();
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
  expect(await screen.findByText('Places held:', { exact: false })).toBeVisible();
  expect(screen.queryByText(/Hold the places again/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add payment' })).toHaveAttribute('data-variant', 'primary');
});
