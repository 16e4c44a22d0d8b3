// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Cart, type CartItem, cart, clearCart, removeFromCart } from 'shared-contracts/api/basket';
import { storageKeys } from 'shared-contracts/storage';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { expect, test } from 'vitest';
import { cartItem, membershipItem, testCart } from '../../shared/basket/testing.ts';
import BasketScreen from './basket-screen.tsx';

const user = testUser;
const yoga = cartItem({
  id: 'line-2',
  name: 'Yoga',
  sortBy: 0,
  formattedPrice: '£4.00',
  priceReason: 'Member price',
});

function open(...answers: TestAnswer[]) {
  const rendered = renderWithPlatform(<BasketScreen />, { user, path: '/basket', route: '/basket', answers });
  const toasts: unknown[] = [];
  rendered.bus.on('toast:requested', (toast) => toasts.push(toast));
  return { ...rendered, toasts };
}

test('lines are listed by sort_by, with everything a person needs', async () => {
  open(answer(cart, testCart([cartItem(), yoga])));
  const lines = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(lines.map((line) => within(line).getByRole('heading').textContent)).toEqual(['Yoga', 'Aqua Fit']);
  const [first, second] = lines;
  expect(first).toHaveTextContent('£4.00');
  expect(first).toHaveTextContent('Member price');
  expect(second).toHaveTextContent('Sat 21 Nov 2026, 18:30 to 19:15');
  expect(second).toHaveTextContent('Sale Leisure Centre, Main pool');
  expect(second).toHaveTextContent('For Sam New');
  expect(document.title).toMatch(/ \| Basket$/);
});

test('a membership shows from when, where and what its price is made of', async () => {
  open(answer(cart, testCart([membershipItem()])));
  const line = within(await screen.findByRole('list')).getByRole('listitem');
  for (const text of ['Monthly, from 21 Nov 2026', 'Sale Leisure Centre', 'Setup fee£20.00', '£30.66']) {
    expect(line).toHaveTextContent(text);
  }
});

test('what is owed for a class stands among the lines, without anything to choose', async () => {
  const owed: CartItem = {
    id: 'p1',
    type: 'penalty',
    objectId: 'p1',
    name: 'Late cancellation of Aqua Fit',
    sortBy: 0,
    enablePrintReceipt: true,
    startDate: '2026-11-18T18:30:00+00:00',
    endDate: '2026-11-18T19:15:00+00:00',
    venue: { slug: 'sale-leisure-centre', name: 'Sale Leisure Centre' },
    purchasedFor: { id: 'sam', name: 'Sam New' },
    price: '3.00',
    formattedPrice: '£3.00',
    priceReason: null,
    formattedPreviousPrice: null,
    problem: null,
  };
  open(answer(cart, testCart([owed])));
  const line = within(await screen.findByRole('list')).getByRole('listitem');
  expect(line).toHaveTextContent('Late cancellation of Aqua Fit£3.00');
  expect(line).toHaveTextContent('Wed 18 Nov 2026, 18:30 to 19:15Sale Leisure CentreFor Sam New');
  expect(within(line).getAllByRole('button')).toHaveLength(1);
});

test("the server's totals are shown as they are, the tax only where there is some", async () => {
  const { totals } = testCart();
  const taxed = {
    subTotal: '5.42',
    formattedSubTotal: '£5.42',
    taxTotal: '1.08',
    formattedTaxTotal: '£1.08',
  };
  open(
    answer(cart, testCart([cartItem()], { totals: { ...totals, ...taxed, formattedTotal: '£6.50 all in' } })),
  );
  const summary = await screen.findByRole('region', { name: 'Summary' });
  expect(summary).toHaveTextContent('Subtotal£5.42VAT£1.08Total£6.50 all in');
});

test('no tax is not spoken of', async () => {
  open(answer(cart, testCart()));
  const summary = await screen.findByRole('region', { name: 'Summary' });
  expect(summary).toHaveTextContent('SummaryTotal£6.50');
  expect(summary).not.toHaveTextContent('VAT');
});

test('checkout is a page load of its own', async () => {
  open(answer(cart, testCart()));
  expect(await screen.findByRole('link', { name: 'Go to checkout' })).toHaveAttribute('href', '/checkout');
});

test('a moved price and a lost place are said at the line, and stop the way to checkout', async () => {
  const line = cartItem({ formattedPreviousPrice: '£5.00', problem: 'All places are booked.' });
  // A server with a rule of its own for totals.
  const totals = { ...testCart().totals, total: '9.99' };
  open(answer(cart, testCart([line], { totals })));
  expect(await screen.findByText('The price has changed from £5.00 to £6.50.')).toBeVisible();
  expect(screen.getByText('All places are booked.')).toBeVisible();
  const checkout = screen.getByRole('link', { name: 'Go to checkout' });
  expect(checkout).toHaveAttribute('aria-disabled', 'true');
  expect(checkout).toHaveAccessibleDescription(
    'Nothing in your basket can be booked any more. The total still includes it.',
  );
  expect(screen.getByRole('link', { name: 'See other times of Aqua Fit' })).toHaveAttribute(
    'href',
    `/location/${line.venue.slug}/sessions/${line.objectId}`,
  );
});

test('among lines that can be bought, the one to remove is named', async () => {
  open(answer(cart, testCart([cartItem({ problem: 'All places are booked.' }), yoga])));
  expect(await screen.findByRole('link', { name: 'Go to checkout' })).toHaveAccessibleDescription(
    /^Remove Aqua Fit to go to checkout\./,
  );
});

test.each([
  ['sum of all lines', '13.00'],
  ['sum of the available lines', '6.50'],
])('an unavailable class is not in the total, where the server’s is the %s', async (_, total) => {
  const { totals } = testCart();
  const line = cartItem({ problem: 'All places are booked.' });
  const taxed = { total, taxTotal: '1.00', formattedTaxTotal: '£1.00' };
  open(answer(cart, testCart([line, yoga], { totals: { ...totals, ...taxed } })));
  const summary = await screen.findByRole('region', { name: 'Summary' });
  expect(summary).toHaveTextContent('Total£6.50');
  expect(summary.textContent?.includes('VAT')).toBe(total === '6.50');
  expect((await screen.findByText(line.formattedPrice, { selector: 's' })).tagName).toBe('S');
  expect(screen.getByRole('link', { name: 'Go to checkout' })).toHaveAccessibleDescription(
    'Remove Aqua Fit to go to checkout.',
  );
});

test('removing a line takes the answer as the basket, and gives focus to the list', async () => {
  const { requests, toasts } = open(
    answer(cart, testCart([cartItem(), yoga])),
    answer(removeFromCart, testCart([yoga])),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Aqua Fit' }));
  await waitFor(() => expect(screen.queryByText('Aqua Fit')).toBeNull());
  expect(screen.getByRole('heading', { name: '1 item' })).toHaveFocus();
  expect(toasts).toEqual([
    { content: 'Successfully removed item from the basket.', type: 'success', callback: 'basket' },
  ]);
  expect(requests.at(-1)).toMatchObject({
    method: 'POST',
    url: `/api/v1/checkout/remove?selected_user_id=${user.id}`,
    body: { cartItemIds: ['line-1'] },
  });
});

test('a removal is busy until its answer, whose totals take the place of the old ones', async () => {
  const removed = Promise.withResolvers<Cart>();
  open(
    answer(cart, testCart([cartItem(), yoga])),
    answer(removeFromCart, () => removed.promise),
  );
  const button = await screen.findByRole('button', { name: 'Remove Aqua Fit' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  const summary = screen.getByRole('region', { name: 'Summary' });
  expect(summary).toHaveTextContent('Total£6.50');
  const { totals } = testCart();
  removed.resolve(testCart([yoga], { totals: { ...totals, itemCount: 1, formattedTotal: '£4.00' } }));
  await waitFor(() => expect(summary).toHaveTextContent('Total£4.00'));
  expect(screen.getByRole('button', { name: 'Remove Yoga' })).not.toHaveAttribute('aria-busy');
});

test('a member removes under the membership, which is no part of the body', async () => {
  const member = { ...testUser, membershipUser: { id: 'member-1' } };
  const { requests } = renderWithPlatform(<BasketScreen />, {
    user: member,
    path: '/basket',
    answers: [answer(cart, testCart()), answer(removeFromCart, testCart([]))],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Aqua Fit' }));
  await waitFor(() => expect(requests.at(-1)?.method).toBe('POST'));
  const { searchParams } = new URL(requests.at(-1)?.url ?? '', 'http://x');
  expect(Object.fromEntries(searchParams)).toEqual({
    selected_user_id: member.id,
    membership_user_id: 'member-1',
  });
  expect(requests.at(-1)?.body).toEqual({ cartItemIds: ['line-1'] });
});

const tellings = [
  ['the message of the server', { message: 'Please wait a moment.' }, 'Please wait a moment.'],
  ['its own words when there is none', {}, 'Something went wrong, please try again.'],
] as const;

test.each(tellings)('a failed removal says %s and keeps the line', async (_, parts, content) => {
  const { toasts } = open(answer(cart, testCart()), failure(removeFromCart, 500, parts));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Aqua Fit' }));
  await waitFor(() => expect(toasts).toMatchObject([{ content, type: 'danger' }]));
  expect(screen.getByText('Aqua Fit')).toBeVisible();
});

test.each(tellings)('a failed clearing says %s and keeps the basket', async (_, parts, content) => {
  const { toasts } = open(answer(cart, testCart()), failure(clearCart, 500, parts));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear basket' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Clear your basket?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Clear basket' }));
  await waitFor(() => expect(toasts).toMatchObject([{ content, type: 'danger' }]));
  expect(screen.getByText('Aqua Fit')).toBeVisible();
});

test('clearing asks first', async () => {
  const { requests, toasts } = open(answer(cart, testCart()), answer(clearCart, testCart([])));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear basket' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Clear your basket?' });
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Clear basket' }));
  expect(await screen.findByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
  expect(toasts).toEqual([{ content: 'Successfully cleared order.', type: 'success', callback: 'basket' }]);
  expect(requests.filter(({ method }) => method === 'DELETE').map(({ url }) => url)).toEqual([
    `/api/v1/checkout?selected_user_id=${user.id}`,
  ]);
});

test('keeping the basket makes no call', async () => {
  const { requests } = open(answer(cart, testCart()));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear basket' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep my basket' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
});

test('the hold is counted by the clock of the server', async () => {
  const now = new Date(Date.now() + 3_600_000);
  const holdExpiresAt = new Date(now.getTime() + 4 * 60_000).toISOString();
  open(answer(cart, testCart([cartItem({ holdExpiresAt })], { holdExpiresAt, now: now.toISOString() })));
  expect((await screen.findByRole('timer')).textContent).toMatch(/^(4:00|3:5\d)$/);
  expect(screen.getByText('Less than 5 minutes left before we release your place.')).toBeInTheDocument();
});

test('an ended hold says so and asks for the basket again', async () => {
  const now = new Date().toISOString();
  let asked = 0;
  open(
    answer(cart, () => {
      asked += 1;
      return testCart([cartItem()], { holdExpiresAt: now, now });
    }),
  );
  expect(await screen.findByText(/^Your time to pay has run out/)).toBeVisible();
  await waitFor(() => expect(asked).toBe(2));
});

test('an empty basket leads to activities', async () => {
  open(answer(cart, testCart([])));
  expect(await screen.findByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find an activity' })).toHaveAttribute('href', '/');
});

test('a basket that did not come can be requested again', async () => {
  let isUp = false;
  const up = answer(cart, testCart());
  const down = failure(cart, 500);
  open({ endpoint: cart, respond: (request) => (isUp ? up.respond(request) : down.respond(request)) });
  expect(await screen.findByRole('heading', { name: 'We could not load your basket' })).toBeVisible();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Aqua Fit')).toBeVisible();
});

test('a visitor may look and is offered to log in', async () => {
  const { bus, requests } = renderWithPlatform(<BasketScreen />, { path: '/basket' });
  const logins: unknown[] = [];
  bus.on('session:login-requested', (login) => logins.push(login));
  expect(screen.getByRole('heading', { name: 'Log in to see your basket' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(logins).toEqual([{ resume: null }]);
  expect(requests).toEqual([]);
});

test('at a kiosk the sum of all is the only one where no tax is named', async () => {
  sessionStorage.setItem(storageKeys.flags, 'kiosk');
  try {
    open(answer(cart, testCart([cartItem(), yoga])));
    const summary = await screen.findByRole('region', { name: 'Summary' });
    expect(
      within(summary)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Total']);
  } finally {
    sessionStorage.clear();
  }
});
