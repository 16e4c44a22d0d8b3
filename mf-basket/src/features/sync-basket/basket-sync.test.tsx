// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { currentUser } from 'shared-contracts/api/auth';
import { addToCart, cart } from 'shared-contracts/api/basket';
import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import type { EventName, EventPayload } from 'shared-contracts/events';
import { answer, failure, renderWithPlatform, testUser } from 'shared-platform/testing';
import { expect, test, vi } from 'vitest';
import { cartItem, testCart } from '../../shared/basket/testing.ts';
import BasketSync from './basket-sync.tsx';

type Rendered = ReturnType<typeof renderWithPlatform>;

function collect<Name extends EventName>({ bus }: Rendered, name: Name): EventPayload<Name>[] {
  const heard: EventPayload<Name>[] = [];
  bus.on(name, (payload) => heard.push(payload));
  return heard;
}

let lastId = 0;
function request(items = [{ id: 'session-1', type: 'activity' as const }]) {
  lastId += 1;
  return { requestId: `request-${lastId}`, items };
}

const empty = testCart([], { id: 'cart-1' });
const filled = testCart([cartItem()], { id: 'cart-1' });

test('a visitor has an empty basket, without a call', async () => {
  const screen = renderWithPlatform(<BasketSync />, { lifetime: 'visit' });
  expect(collect(screen, 'basket:changed')).toEqual([{ cartId: null, itemCount: 0 }]);
  expect(screen.requests).toEqual([]);
});

test("a customer's basket is fetched and announced once", async () => {
  const screen = renderWithPlatform(<BasketSync />, {
    lifetime: 'visit',
    user: testUser,
    answers: [answer(cart, filled)],
  });
  const changes = collect(screen, 'basket:changed');
  await waitFor(() => expect(changes).toEqual([{ cartId: 'cart-1', itemCount: 1 }]));
  expect(screen.requests.filter(({ url }) => url.includes('checkout')).map(({ url }) => url)).toEqual([
    `/api/v1/checkout?selected_user_id=${testUser.id}`,
  ]);
});

test('an item is added under the key of its request', async () => {
  const user = { ...testUser, membershipUser: { id: 'member-1' } };
  const screen = renderWithPlatform(<BasketSync />, {
    lifetime: 'visit',
    user,
    answers: [answer(cart, empty), answer(addToCart, filled)],
  });
  const changes = collect(screen, 'basket:changed');
  const settled = collect(screen, 'basket:add-settled');
  const toasts = collect(screen, 'toast:requested');
  await waitFor(() => expect(changes).toHaveLength(1));
  const asked = request();
  act(() => void screen.bus.emit('basket:add-requested', asked));
  await waitFor(() =>
    expect(settled).toEqual([{ requestId: asked.requestId, outcome: 'added', message: null }]),
  );
  await waitFor(() => expect(changes.at(-1)).toEqual({ cartId: 'cart-1', itemCount: 1 }));
  expect(toasts).toEqual([
    { content: 'Successfully added item to the basket.', type: 'success', callback: 'basket' },
  ]);
  const call = screen.requests.at(-1);
  expect(call).toMatchObject({
    method: 'POST',
    url: '/api/v1/checkout/add',
    body: { items: asked.items, membershipUserId: 'member-1', selectedUserId: user.id },
  });
  expect(call?.headers['Idempotency-Key']).toBe(asked.requestId);
});

test('the same request is taken up once', async () => {
  const screen = renderWithPlatform(<BasketSync />, {
    lifetime: 'visit',
    user: testUser,
    answers: [answer(cart, empty), answer(addToCart, filled)],
  });
  const settled = collect(screen, 'basket:add-settled');
  const asked = request();
  act(() => {
    screen.bus.emit('basket:add-requested', asked);
    screen.bus.emit('basket:add-requested', asked);
  });
  await waitFor(() => expect(settled).toHaveLength(1));
  expect(screen.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test.each([
  ['the message of the server', { message: 'That class is full.' }, 'That class is full.'],
  ['its own words when there is none', {}, 'Something went wrong, please try again.'],
])('a failed add says %s and changes nothing', async (_, parts, content) => {
  const screen = renderWithPlatform(<BasketSync />, {
    lifetime: 'visit',
    user: testUser,
    answers: [answer(cart, empty), failure(addToCart, 500, parts)],
  });
  const changes = collect(screen, 'basket:changed');
  const settled = collect(screen, 'basket:add-settled');
  const toasts = collect(screen, 'toast:requested');
  await waitFor(() => expect(changes).toHaveLength(1));
  act(() => void screen.bus.emit('basket:add-requested', request()));
  await waitFor(() => expect(settled).toMatchObject([{ outcome: 'failed', message: content }]));
  expect(toasts).toMatchObject([{ content, type: 'danger' }]);
  expect(changes).toHaveLength(1);
});

test('a visitor is asked to log in, then the add is carried on', async () => {
  const screen = renderWithPlatform(<BasketSync />, {
    lifetime: 'visit',
    answers: [answer(currentUser, testUser), answer(cart, empty), answer(addToCart, filled)],
  });
  const logins = collect(screen, 'session:login-requested');
  const settled = collect(screen, 'basket:add-settled');
  const asked = request();
  act(() => void screen.bus.emit('basket:add-requested', asked));
  expect(logins).toEqual([{ resume: asked.requestId }]);
  expect(settled).toEqual([]);
  // biome-ignore lint/suspicious/noDocumentCookie: the platform reads the person's token from the cookie
  document.cookie = `${TOKEN_COOKIE}=token; path=/`;
  act(() => screen.platform.session.compare());
  await waitFor(() => expect(settled).toMatchObject([{ requestId: asked.requestId, outcome: 'added' }]));
});

test('closing the login cancels the add', () => {
  const screen = renderWithPlatform(<BasketSync />, { lifetime: 'visit' });
  const settled = collect(screen, 'basket:add-settled');
  const asked = request();
  act(() => void screen.bus.emit('basket:add-requested', asked));
  act(() => void screen.bus.emit('session:login-dismissed', { resume: 'another' }));
  expect(settled).toEqual([]);
  act(() => void screen.bus.emit('session:login-dismissed', { resume: asked.requestId }));
  expect(settled).toEqual([{ requestId: asked.requestId, outcome: 'cancelled', message: null }]);
});

test('logging out empties the local basket only', async () => {
  const screen = renderWithPlatform(<BasketSync />, {
    lifetime: 'visit',
    user: testUser,
    answers: [answer(cart, filled)],
  });
  const changes = collect(screen, 'basket:changed');
  const toasts = collect(screen, 'toast:requested');
  await waitFor(() => expect(changes).toHaveLength(1));
  // biome-ignore lint/suspicious/noDocumentCookie: the platform reads the person's token from the cookie
  document.cookie = `${TOKEN_COOKIE}=; path=/; max-age=0`;
  act(() => screen.platform.session.compare());
  await waitFor(() => expect(changes.at(-1)).toEqual({ cartId: null, itemCount: 0 }));
  expect(screen.requests.some(({ method }) => method === 'DELETE')).toBe(false);
  expect(toasts).toEqual([]);
});

test('other tabs learn of a change, not of what a page begins with', async () => {
  const channel = new BroadcastChannel('touchline:basket');
  const heard = vi.fn<() => void>();
  channel.addEventListener('message', heard);
  const screen = renderWithPlatform(<BasketSync />, {
    lifetime: 'visit',
    user: testUser,
    answers: [answer(cart, empty), answer(addToCart, filled)],
  });
  const changes = collect(screen, 'basket:changed');
  await waitFor(() => expect(changes).toHaveLength(1));
  expect(heard).not.toHaveBeenCalled();
  act(() => void screen.bus.emit('basket:add-requested', request()));
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  channel.close();
});
