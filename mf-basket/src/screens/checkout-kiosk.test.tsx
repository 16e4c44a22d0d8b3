// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart } from 'shared-contracts/api/basket';
import { authorise, leaveChallenge } from 'shared-contracts/api/checkout';
import { storageKeys } from 'shared-contracts/storage';
import { answer, failure } from 'shared-platform/testing';
import QrCode from 'shared-ui/qr-code';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { cartItem, membershipItem, testCart } from '../shared/basket/testing.ts';
import {
  challenged,
  fakeProvider,
  goodAnswers,
  openCheckout,
  payWithChallenge,
  startWithoutPayment,
} from './checkout-testing.tsx';

beforeAll(() => import('../features/pay-on-phone/pay-on-phone.tsx'));
beforeEach(() => {
  startWithoutPayment();
  sessionStorage.setItem(storageKeys.flags, 'kiosk');
});
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const held = { holdExpiresAt: new Date(Date.now() + 600_000).toISOString() };

const code = () => screen.findByRole('img', { name: 'QR code that opens the checkout on your phone' });
const drawing = (svg: Element) => svg.querySelector('path')?.getAttribute('d');

it('offers the phone before the card: the plain address of the checkout', async () => {
  const { bus } = openCheckout(goodAnswers());
  const shown = drawing(await code());
  render(<QrCode text={`${window.location.origin}/checkout`} label="expected" />);
  expect(shown).toBe(drawing(screen.getByRole('img', { name: 'expected' })));
  const loggedOut = vi.fn();
  bus.on('session:logout-requested', loggedOut);
  await userEvent.click(screen.getByRole('button', { name: 'I’ve scanned it, log out here' }));
  expect(loggedOut).toHaveBeenCalledOnce();
});

it('says the total where it is made up, and the number of items alone below the title', async () => {
  fakeProvider();
  openCheckout(goodAnswers());
  await screen.findByLabelText('Card number');
  const head = screen.getByRole('heading', { level: 1, name: 'Checkout' }).parentElement;
  expect(head).toHaveTextContent('1 item');
  expect(head).not.toHaveTextContent('Total to pay');
  const summary = within(screen.getByRole('region', { name: 'Summary' }));
  expect(summary.getAllByText('Total to pay')).toHaveLength(1);
  expect(summary.queryByText('Basket cost')).toBeNull();
});

it('takes a card below it, and does not offer to save it', async () => {
  fakeProvider();
  openCheckout(goodAnswers(), { client: { savedCardsEnabled: true } });
  await code();
  expect(await screen.findByLabelText('Card number')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Or pay by card here' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Save this card for next time' })).toBeNull();
});

it('names the card as the other way, once', async () => {
  fakeProvider();
  openCheckout(goodAnswers());
  await code();
  await screen.findByLabelText('Card number');
  expect(screen.queryByRole('heading', { name: 'Payment method' })).toBeNull();
});

it.each([
  ['Pay while we hold your place.', testCart([cartItem()], held)],
  ['Pay while we hold your places.', testCart([cartItem(), cartItem({ id: 'line-2' })], held)],
  ['Pay there as usual.', testCart([cartItem({ isHeld: null })], { holdExpiresAt: null })],
])('ends its steps with what is true of the places: %s', async (step, basket) => {
  openCheckout([...goodAnswers(), answer(cart, basket)]);
  await code();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(step);
});

it.each([
  ['places are no longer held', cartItem({ isHeld: false }), 'Hold my place again'],
  ['a class cannot be booked', cartItem({ problem: 'All places are booked.' }), 'Back to basket'],
])('offers no phone while %s', async (_, item, wayOn) => {
  openCheckout([...goodAnswers(), answer(cart, testCart([item], { holdExpiresAt: null }))]);
  expect(await screen.findByText(wayOn)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Pay on your phone' })).toBeNull();
});

it('offers no phone at the bank, and offers it again after that', async () => {
  await payWithChallenge(answer(authorise, challenged), failure(leaveChallenge, 404));
  await screen.findByTitle("Your bank's confirmation page");
  expect(screen.queryByText('Pay on your phone')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Use another card' }));
  expect(await screen.findByRole('heading', { name: 'Pay on your phone' })).toBeVisible();
});

it('takes a card alone for a membership, which leaves the basket with the person', async () => {
  fakeProvider();
  openCheckout([...goodAnswers(), answer(cart, testCart([membershipItem()]))]);
  expect(await screen.findByLabelText('Card number')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I’ve scanned it, log out here' })).toBeNull();
});

it('is for kiosks only', async () => {
  sessionStorage.clear();
  fakeProvider();
  openCheckout(goodAnswers());
  expect(await screen.findByLabelText('Card number')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I’ve scanned it, log out here' })).toBeNull();
});
