// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ActivityCartItem, cart, removeBenefit, removeFromCart } from 'shared-contracts/api/basket';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { expect, test, vi } from 'vitest';
import { cartItem, testCart } from '../../shared/basket/testing.ts';
import BasketScreen from './basket-screen.tsx';

const yoga = cartItem({ id: 'line-2', name: 'Yoga', sortBy: 0 });

const open = (...answers: TestAnswer[]) =>
  renderWithPlatform(<BasketScreen />, { user: testUser, path: '/basket', route: '/basket', answers });

const halfHours = (...changes: Partial<ActivityCartItem>[]) =>
  ['18:00', '18:30', '19:00'].map((from, at) =>
    cartItem({
      id: `court-${at}`,
      name: 'Badminton',
      location: 'Court 3',
      isCourt: true,
      sortBy: at,
      startDate: `2026-11-21T${from}:00+00:00`,
      endDate: `2026-11-21T${['18:30', '19:00', '19:30'][at]}:00+00:00`,
      ...changes[at],
    }),
  );

test('a court for three half hours is one line, which is removed as a whole', async () => {
  const { requests } = open(
    answer(cart, testCart([yoga, ...halfHours()])),
    answer(removeFromCart, testCart([yoga])),
  );
  const lines = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toHaveTextContent('Badminton£19.50');
  expect(lines[1]).toHaveTextContent('Sat 21 Nov 2026, 18:00 to 19:30');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Badminton' }));
  await waitFor(() => expect(screen.queryByText('Badminton')).toBeNull());
  expect(requests.at(-1)).toMatchObject({ body: { cartItemIds: ['court-0', 'court-1', 'court-2'] } });
});

test('its benefit is one, and is taken off all of it', async () => {
  const benefit = { name: 'Member price', formattedSaving: '£1.00', saving: '1.00', fullPrice: '7.50' };
  const { requests } = open(
    answer(cart, testCart(halfHours({ benefit }, { benefit }, { benefit }))),
    answer(removeBenefit, testCart(halfHours())),
  );
  const line = within(within(await screen.findByRole('list')).getByRole('listitem'));
  expect(screen.getByRole('heading', { name: '1 item' })).toBeVisible();
  expect(line.getByText('Member price: you save £3.00.')).toBeVisible();
  expect(line.getByText('£22.50')).toBeVisible();
  await userEvent.click(line.getByRole('button', { name: /^Pay full price instead/ }));
  await waitFor(() => expect(screen.queryByText(/you save/)).toBeNull());
  const sent = requests.filter(({ url, method }) => method !== 'GET' && url.includes('court-'));
  expect(sent.map(({ url }) => /court-\d/.exec(url)?.[0])).toEqual(['court-0', 'court-1', 'court-2']);
});

test('a court whose removal failed stays one line', async () => {
  open(answer(cart, testCart(halfHours())), failure(removeFromCart, 500));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Badminton' }));
  const line = within(screen.getByRole('list')).getByRole('listitem');
  await waitFor(() => expect(within(line).getByRole('button')).not.toHaveAttribute('aria-busy'));
  expect(line).toHaveTextContent('18:00 to 19:30');
});

test('a line that cannot be booked has its way out where that is said', async () => {
  open(answer(cart, testCart([cartItem({ problem: 'All places are booked.' })])));
  const problem = (await screen.findByText('All places are booked.')).closest('[role=alert]') as HTMLElement;
  expect(within(problem).getByRole('button', { name: 'Remove Aqua Fit' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Remove Aqua Fit' })).toHaveLength(1);
});

test('a place that staff put in says so', async () => {
  open(answer(cart, testCart([cartItem({ addedByStaff: true }), yoga])));
  const [own, byStaff] = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(byStaff).toHaveTextContent('Added by our staff');
  expect(own).not.toHaveTextContent('Added by our staff');
});

test('on a phone the total and the way on are in one bar', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ media, matches: true, addEventListener() {}, removeEventListener() {} }) as never,
  );
  open(answer(cart, testCart()));
  const wayOn = await screen.findByRole('link', { name: 'Go to checkout' });
  expect(wayOn.parentElement).toHaveTextContent('Total£6.50Go to checkout');
  expect(screen.queryByRole('region', { name: 'Summary' })).toBeNull();
  vi.restoreAllMocks();
});
