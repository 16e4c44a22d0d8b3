// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart, removeFromCart } from 'shared-contracts/api/basket';
import { paymentStatus, terms } from 'shared-contracts/api/checkout';
import { venues } from 'shared-contracts/api/venues';
import { LEAVES_PAGE } from 'shared-contracts/leaving';
import { answer } from 'shared-platform/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartItem, testCart } from '../shared/basket/testing.ts';
import { noPayment } from './checkout-testing.tsx';
import { alex, openDesk, serve } from './desk-testing.tsx';

const unload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const another = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Serve another customer' }));

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** @param left in the basket after a line is removed */
const open = (left = testCart([]), customer = alex) =>
  openDesk(
    [
      answer(cart, testCart([cartItem(), cartItem({ id: 'second', name: 'Pilates' })])),
      answer(removeFromCart, left),
      answer(terms, []),
      answer(paymentStatus, noPayment),
      answer(venues, []),
    ],
    customer,
  );

async function takeCash(left = testCart([])): Promise<void> {
  open(left);
  await serve();
  await screen.findByLabelText('Cash received');
  expect(unload()).toBe(false);
  await userEvent.click(screen.getByRole('radio', { name: 'Cash' }));
  await userEvent.type(screen.getByLabelText('Cash received'), '5');
  await userEvent.click(screen.getByRole('button', { name: 'Add payment' }));
  expect(unload()).toBe(true);
}

test('money that was handed over is not left behind without a question', async () => {
  await takeCash();
  await another();
  const question = await screen.findByRole('alertdialog', { name: 'Leave this payment?' });
  expect(question).toHaveTextContent(
    'You’ve added £5.00 as received from Alex Fairbairn, but the order hasn’t been made. If you leave, give it back first.',
  );
  await userEvent.click(within(question).getByRole('button', { name: 'Stay with the payment' }));
  expect(screen.getByText('Still to pay: £1.50')).toBeVisible();
  await another();
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without an order' }));
  expect(await screen.findByRole('button', { name: 'Find customer' })).toBeVisible();
  expect(unload()).toBe(false);
});

test('a link is followed once the question is answered, and not before', async () => {
  await takeCash();
  const followed = vi.fn((event: Event) => event.preventDefault());
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '/attendance';
  link.addEventListener('click', followed);
  link.click();
  await userEvent.click(await screen.findByRole('button', { name: 'Stay with the payment' }));
  expect(followed).not.toHaveBeenCalled();
  link.click();
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without an order' }));
  expect(followed).toHaveBeenCalledOnce();
  expect(unload()).toBe(false);
  link.remove();
});

test('a link that led nowhere is held again, and so is a page that is closed after the next key', async () => {
  await takeCash();
  const followed = vi.fn((event: Event) => event.preventDefault());
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '/attendance';
  link.addEventListener('click', followed);
  link.click();
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without an order' }));
  expect(unload()).toBe(false);
  await userEvent.keyboard('{F5}');
  expect(unload()).toBe(true);
  link.click();
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(followed).toHaveBeenCalledOnce();
  link.remove();
});

test('logging out waits for the answer, too', async () => {
  await takeCash();
  const loggedOut = vi.fn();
  const button = document.body.appendChild(document.createElement('button'));
  button.setAttribute(LEAVES_PAGE, '');
  button.addEventListener('click', loggedOut);
  button.click();
  await userEvent.click(await screen.findByRole('button', { name: 'Stay with the payment' }));
  expect(loggedOut).not.toHaveBeenCalled();
  button.click();
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without an order' }));
  expect(loggedOut).toHaveBeenCalledOnce();
  button.remove();
});

test('the way back is held where browsers allow it, and taken once the question is answered', async () => {
  const traverseTo = vi.fn();
  const navigation = Object.assign(new EventTarget(), { traverseTo });
  vi.stubGlobal('navigation', navigation);
  const goBack = () => {
    const event = new Event('navigate', { cancelable: true });
    return !navigation.dispatchEvent(
      Object.assign(event, { navigationType: 'traverse', destination: { key: 'before' } }),
    );
  };
  await takeCash();
  expect(goBack()).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without an order' }));
  expect(traverseTo).toHaveBeenCalledExactlyOnceWith('before');
  expect(goBack()).toBe(false);
});

const giveBack = () => screen.queryByRole('alert');

test.each([
  ['a part', () => testCart([cartItem()]), /^Take payment$/],
  ['all', () => testCart([]), /^Book a class for Alex/],
])('money is to be given back once %s of what it was for is removed', async (_what, left, next) => {
  await takeCash(left());
  expect(screen.getByLabelText('Cash received in all')).toHaveAccessibleDescription(
    'Including the £5.00 so far',
  );
  await userEvent.click(screen.getByRole('button', { name: /^Remove Pilates/ }));
  await expect.poll(giveBack).toHaveTextContent('Give £5.00 back');
  await another();
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('You’ve added £5.00 as received');
  await userEvent.click(screen.getByRole('button', { name: 'Stay with the payment' }));
  await userEvent.click(
    within(await screen.findByRole('alert')).getByRole('button', {
      name: 'I’ve given it back (customer RIV100002)',
    }),
  );
  expect(giveBack()).toBeNull();
  expect(screen.getByRole('heading', { name: next })).toBeVisible();
  expect(unload()).toBe(false);
});

test('money to give back is kept over a reload, and over other customers, until staff say it is returned', async () => {
  await takeCash(testCart([cartItem()]));
  await userEvent.click(screen.getByRole('button', { name: /^Remove Pilates/ }));
  await expect.poll(giveBack).toHaveTextContent('Give £5.00 back');
  // Known by the customer ID alone: no name is stored.
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Fairbairn');
  cleanup();
  open(testCart([]), { ...alex, id: 'sam', reference: 'RIV100001', name: 'Sam Ashworth' });
  await expect.poll(giveBack).toHaveTextContent('It is from customer RIV100002');
  await serve();
  expect(await screen.findByRole('heading', { level: 1, name: 'Sam Ashworth' })).toBeVisible();
  await userEvent.click(
    within(await screen.findByRole('alert')).getByRole('button', {
      name: 'I’ve given it back (customer RIV100002)',
    }),
  );
  expect(giveBack()).toBeNull();
  cleanup();
  open();
  expect(await screen.findByRole('button', { name: 'Find customer' })).toBeVisible();
  expect(giveBack()).toBeNull();
});

test('money that staff leave with is given back', async () => {
  await takeCash(testCart([cartItem()]));
  await userEvent.click(screen.getByRole('button', { name: /^Remove Pilates/ }));
  await expect.poll(giveBack).toHaveTextContent('Give £5.00 back');
  await another();
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without an order' }));
  expect(await screen.findByRole('button', { name: 'Find customer' })).toBeVisible();
  expect(giveBack()).toBeNull();
});

test('money received for an order that is not made yet is to be given back if the page is lost', async () => {
  await takeCash();
  cleanup();
  open();
  await expect.poll(giveBack).toHaveTextContent('Give £5.00 back');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Fairbairn');
});

test('money to give back pays for the basket once, and is owed again once it does not', async () => {
  await takeCash(testCart([cartItem()]));
  await userEvent.click(screen.getByRole('button', { name: /^Remove Pilates/ }));
  await expect.poll(giveBack).toHaveTextContent('£5.00 to give back or use');
  await screen.findByRole('button', { name: 'Use £5.00 for this basket' });
  expect(screen.getByText('Nothing for this basket yet.')).toBeVisible();
  const answers = within(screen.getByRole('alert')).getAllByRole('button');
  expect(answers.map(({ textContent }) => textContent)).toEqual([
    'Use £5.00 for this basket',
    'I’ve given it back (customer RIV100002)',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Use £5.00 for this basket' }));
  expect(giveBack()).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /for this basket$/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Cash' }));
  await expect.poll(giveBack).toHaveTextContent('£5.00 to give back or use');
});

test('what is received meanwhile is kept when other money is returned', async () => {
  await takeCash(testCart([cartItem()]));
  await userEvent.click(screen.getByRole('button', { name: /^Remove Pilates/ }));
  await expect.poll(giveBack).toHaveTextContent('£5.00 to give back or use');
  await userEvent.type(screen.getByLabelText('Cash received'), '3');
  await userEvent.click(screen.getByRole('button', { name: 'Add payment' }));
  await userEvent.click(screen.getByRole('button', { name: 'I’ve given it back (customer RIV100002)' }));
  cleanup();
  open();
  await expect.poll(giveBack).toHaveTextContent('Give £3.00 back');
});
