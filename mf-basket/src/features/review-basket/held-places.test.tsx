// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart, keepPlaces } from 'shared-contracts/api/basket';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { expect, test } from 'vitest';
import { cartItem, testCart } from '../../shared/basket/testing.ts';
import BasketScreen from './basket-screen.tsx';

const MINUTE = 60_000;
const longer = { name: 'Hold my place for longer' };
const again = { name: 'Hold my place again' };

/** A basket whose places are kept for so many minutes; 0 when they no longer exist. */
function heldFor(minutes: number) {
  const now = Date.now();
  const holdExpiresAt = minutes > 0 ? new Date(now + minutes * MINUTE).toISOString() : null;
  const item = cartItem({ holdExpiresAt, isHeld: minutes > 0 });
  return testCart([item], { holdExpiresAt, now: new Date(now).toISOString() });
}

const open = (...answers: TestAnswer[]) =>
  renderWithPlatform(<BasketScreen />, { user: testUser, path: '/basket', route: '/basket', answers });

test('with time enough there is nothing to press', async () => {
  open(answer(cart, heldFor(9)));
  await screen.findByRole('timer');
  expect(screen.queryByRole('button', longer)).toBeNull();
});

test('a class that is full is not among the places that are held', async () => {
  const kept = heldFor(9);
  const full = cartItem({ id: 'line-2', name: 'Yoga', problem: 'All places are booked.' });
  open(answer(cart, { ...kept, items: [...kept.items, full] }));
  expect(await screen.findByText(/^We’re holding your place:/)).toBeVisible();
});

test('shortly before the end the places are kept for longer, and focus is not lost', async () => {
  const { requests } = open(answer(cart, heldFor(3)), answer(keepPlaces, heldFor(15)));
  await userEvent.click(await screen.findByRole('button', longer));
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^1[45]:/));
  expect(screen.queryByRole('button', longer)).toBeNull();
  expect(screen.getByText('We’ll hold your place for longer.')).toHaveAttribute('role', 'status');
  expect(document.activeElement).toContainElement(screen.getByRole('timer'));
  const [sent] = requests.filter(({ url }) => url.endsWith('/checkout/keep'));
  expect(sent?.body).toEqual({ selectedUserId: testUser.id });
});

test('after the end they can be tried for again', async () => {
  open(answer(cart, heldFor(0)), answer(keepPlaces, heldFor(15)));
  await screen.findByText(/^Your time to pay has run out/);
  expect(screen.queryByRole('timer')).toBeNull();
  await userEvent.click(screen.getByRole('button', again));
  await screen.findByRole('timer');
  expect(screen.queryByText(/^Your time to pay has run out/)).toBeNull();
});

test('places that went to others are named at their lines, with nothing to try for', async () => {
  const lost = cartItem({ isHeld: false, problem: 'Somebody else has taken it.' });
  open(answer(cart, testCart([lost])));
  await screen.findByText('Somebody else has taken it.');
  expect(screen.queryByRole('button', again)).toBeNull();
});

test('a refusal is said beside the button and stays', async () => {
  const message = 'We can’t hold the places any longer. They have to be paid for now.';
  open(answer(cart, heldFor(3)), failure(keepPlaces, 409, { message }));
  await userEvent.click(await screen.findByRole('button', longer));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('timer')).toBeVisible();
});

test('a server that keeps no places is not spoken of', async () => {
  open(answer(cart, testCart([cartItem({ isHeld: null })])));
  await screen.findByRole('heading', { name: 'Aqua Fit' });
  expect(screen.queryByRole('button', again)).toBeNull();
});
