// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart } from 'shared-contracts/api/basket';
import { storageKeys } from 'shared-contracts/storage';
import { answer } from 'shared-platform/testing';
import QrCode from 'shared-ui/qr-code';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { membershipItem, testCart } from '../shared/basket/testing.ts';
import { fakeProvider, goodAnswers, openCheckout } from './checkout-testing.tsx';

beforeAll(() => import('../features/pay-on-phone/pay-on-phone.tsx'));
beforeEach(() => sessionStorage.setItem(storageKeys.flags, 'kiosk'));
afterEach(() => sessionStorage.clear());

const code = () => screen.findByRole('img', { name: 'QR code that opens the checkout on your phone' });
const drawing = (svg: Element) => svg.querySelector('path')?.getAttribute('d');

it('offers the phone first: the plain address of the checkout, without a card field', async () => {
  const { bus } = openCheckout(goodAnswers());
  const shown = drawing(await code());
  expect(screen.queryByLabelText('Card number')).toBeNull();
  render(<QrCode text={`${window.location.origin}/checkout`} label="expected" />);
  expect(shown).toBe(drawing(screen.getByRole('img', { name: 'expected' })));
  const home = vi.fn();
  bus.on('kiosk:home-requested', home);
  await userEvent.click(screen.getByRole('button', { name: 'I have scanned it' }));
  expect(home).toHaveBeenCalledOnce();
});

it('takes a card on request, does not offer to save it, and leads back to the code', async () => {
  fakeProvider();
  openCheckout(goodAnswers(), { client: { savedCardsEnabled: true } });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay by card here' }));
  expect(await screen.findByLabelText('Card number')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Save this card for next time' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Pay on your phone instead' }));
  expect(await code()).toBeVisible();
});

it('takes the card at once for a membership, which leaves the basket with the person', async () => {
  fakeProvider();
  openCheckout([...goodAnswers(), answer(cart, testCart([membershipItem()]))]);
  expect(await screen.findByLabelText('Card number')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay on your phone instead' })).toBeNull();
});

it('is for kiosks only', async () => {
  sessionStorage.clear();
  fakeProvider();
  openCheckout(goodAnswers());
  expect(await screen.findByLabelText('Card number')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay on your phone instead' })).toBeNull();
});
