// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addToCart, cart, removeFromCart } from 'shared-contracts/api/basket';
import { paymentStatus, terms } from 'shared-contracts/api/checkout';
import { deskSessions } from 'shared-contracts/api/desk-sessions';
import { venues } from 'shared-contracts/api/venues';
import { LEAVES_PAGE } from 'shared-contracts/leaving';
import { answer, failure, type TestAnswer } from 'shared-platform/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { cartItem, testCart } from '../shared/basket/testing.ts';
import { deskClass } from '../testing/desk-class.ts';
import { deskVenue } from '../testing/desk-venue.ts';
import { noPayment } from './checkout-testing.tsx';
import { openDesk, serve } from './desk-testing.tsx';

const own = cartItem({ id: 'own', objectId: 'other', name: 'Pilates' });
const added = cartItem({
  id: 'added',
  objectId: deskClass.id,
  name: 'Lane swimming',
  isHeld: true,
  holdExpiresAt: '2026-11-21T18:42:00+00:00',
});

const unload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const another = () => press('Serve another customer');
const question = () => screen.findByRole('alertdialog', { name: 'Keep this in Alex Fairbairn’s basket?' });

beforeEach(() => sessionStorage.clear());

/** Serves a customer whose own choice is in the basket already, and adds a class to it. */
async function addClass(place = added, ...answers: TestAnswer[]) {
  const { requests } = openDesk([
    answer(cart, testCart([own])),
    answer(terms, []),
    answer(paymentStatus, noPayment),
    answer(venues, [deskVenue]),
    answer(deskSessions, [{ ...deskClass, canOverride: false }]),
    answer(addToCart, testCart([own, place])),
    answer(removeFromCart, testCart([own])),
    ...answers,
  ]);
  await serve();
  await press('Add a class');
  await userEvent.selectOptions(await screen.findByLabelText('Venue'), 'sale');
  expect(unload()).toBe(false);
  await press(/^Add to basket/);
  await waitFor(() => expect(unload()).toBe(true));
  const removals = () =>
    requests.filter(({ url }) => url.includes('/checkout/remove')).map(({ wireBody }) => wireBody);
  return { removals };
}

test('what staff have added is named with its hold, and kept only once they say so', async () => {
  const { removals } = await addClass();
  await another();
  const asked = await question();
  expect(asked).toHaveTextContent('Added at the desk for Alex Fairbairn, but not booked yet:');
  expect(asked).toHaveTextContent('Once a place is no longer held');
  expect(within(asked).getByRole('listitem')).toHaveTextContent(
    /^Lane swimming, £6.50.+Place held until 18:42$/,
  );
  await userEvent.click(within(asked).getByRole('button', { name: 'Stay here' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Alex Fairbairn' })).toBeVisible();
  await another();
  await press('Keep in basket');
  expect(await screen.findByRole('button', { name: 'Find customer' })).toBeVisible();
  expect(removals()).toEqual([]);
  expect(unload()).toBe(false);
});

test('what staff have added is removed when they say so, and the customer’s own choice is not', async () => {
  const { removals } = await addClass();
  await another();
  await press('Remove from basket');
  expect(await screen.findByRole('button', { name: 'Find customer' })).toBeVisible();
  expect(removals()).toEqual([{ cart_item_ids: ['added'] }]);
  expect(unload()).toBe(false);
});

test('a removal that is refused leaves the question open', async () => {
  const { removals } = await addClass(added, failure(removeFromCart, 500));
  await another();
  await press('Remove from basket');
  await waitFor(() => expect(removals()).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Remove from basket' })).toBeEnabled();
  expect(await question()).toBeVisible();
});

test('logging out asks, too, and follows once what was added is removed', async () => {
  const { removals } = await addClass();
  const loggedOut = vi.fn();
  const button = document.body.appendChild(document.createElement('button'));
  button.setAttribute(LEAVES_PAGE, '');
  button.addEventListener('click', loggedOut);
  button.click();
  await question();
  expect(loggedOut).not.toHaveBeenCalled();
  await press('Remove from basket');
  await waitFor(() => expect(loggedOut).toHaveBeenCalledOnce());
  expect(removals()).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  button.remove();
});

test.each([
  ['that is over', { isHeld: false, holdExpiresAt: null }, /Place no longer held$/],
  ['of a server without holds', { isHeld: null, holdExpiresAt: null }, /\d\d:\d\d$/],
])('no end is promised for a hold %s', async (_what, hold, end) => {
  await addClass({ ...added, ...hold });
  await another();
  expect(within(await question()).getByRole('listitem')).toHaveTextContent(end);
});

test('what staff have added is asked about after the page is loaded again', async () => {
  openDesk([
    answer(cart, testCart([own, { ...added, addedByStaff: true }])),
    answer(terms, []),
    answer(paymentStatus, noPayment),
    answer(venues, []),
  ]);
  await serve();
  await screen.findByText('Lane swimming');
  expect(unload()).toBe(true);
  await another();
  const places = within(await question()).getAllByRole('listitem');
  expect(places.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Lane swimming/)]);
});

test('a basket that staff have added nothing to is left at once', async () => {
  openDesk([answer(cart, testCart([own])), answer(terms, []), answer(paymentStatus, noPayment)]);
  await serve();
  await screen.findByText('Pilates');
  expect(unload()).toBe(false);
  await another();
  expect(await screen.findByRole('button', { name: 'Find customer' })).toBeVisible();
});

test('money that was handed over for what staff have added is part of the question', async () => {
  const { removals } = await addClass();
  await press('Take payment');
  await userEvent.type(await screen.findByLabelText('Cash received'), '5');
  await press('Add payment');
  await another();
  const asked = await screen.findByRole('alertdialog', { name: 'Leave this payment?' });
  expect(asked).toHaveTextContent('You’ve added £5.00 as received from Alex Fairbairn');
  expect(within(asked).getByRole('listitem')).toHaveTextContent('Lane swimming');
  await userEvent.click(within(asked).getByRole('button', { name: 'Remove from basket' }));
  expect(await screen.findByRole('button', { name: 'Find customer' })).toBeVisible();
  expect(removals()).toHaveLength(1);
  expect(screen.queryByText('Give £5.00 back')).toBeNull();
});
