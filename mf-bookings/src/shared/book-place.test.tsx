// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ScheduledSession, sessions } from 'shared-contracts/api/activities';
import { cart } from 'shared-contracts/api/basket';
import type { EventPayload } from 'shared-contracts/events';
import { useApiQuery } from 'shared-platform';
import { answer, renderWithPlatform, SERVE_TIMEOUT, testUser } from 'shared-platform/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testCart, testSession } from '../testing/examples.ts';
import { BookPlace } from './book-place.tsx';
import { useBasket } from './use-basket.ts';

const free = (parts: Partial<ScheduledSession> = {}) =>
  testSession({
    offer: { id: 'm', name: 'Member', price: '0.00', formattedPrice: 'Free', priceReason: 'Member price' },
    ...parts,
  });
const gone = free({ bookable: { canBook: false, reason: 'already-booked', message: null } });

function Row({ hasBothWays = false }: { hasBothWays?: boolean }) {
  const basket = useBasket();
  const query = useApiQuery(sessions, { params: { venue: 'sale' }, query: { date: '2026-11-21' } });
  return query.data?.map((session) => (
    <li key={session.id}>
      <a href="/class">{session.name}</a>
      <BookPlace session={session} basket={basket} hasBothWays={hasBothWays} />
    </li>
  ));
}

type Outcome = EventPayload<'basket:quick-book-settled'>['outcome'];

function open(
  list: () => ScheduledSession[] = () => [free()],
  options: Parameters<typeof renderWithPlatform>[1] = {},
) {
  const { answers = [], ...rest } = options;
  const page = renderWithPlatform(<Row />, { answers: [answer(sessions, list), ...answers], ...rest });
  const asked: EventPayload<'basket:quick-book-requested'>[] = [];
  const listen = () => page.bus.on('basket:quick-book-requested', (request) => asked.push(request));
  const settle = (outcome: Outcome) =>
    act(() => {
      page.bus.emit('basket:quick-book-settled', { requestId: asked.at(-1)?.requestId ?? '', outcome });
    });
  return { ...page, asked, listen, settle };
}
const button = () => screen.findByRole('button', { name: /^Book now Hatha Yoga, 18:30/ });

afterEach(() => void vi.useRealTimers());

describe('a place that costs nothing', () => {
  it('is asked for at once, and only so', async () => {
    const page = open();
    page.listen();
    await userEvent.click(await button());
    expect(page.asked).toMatchObject([{ item: { id: 's1', type: 'activity' } }]);
    expect(screen.getByText('Opening your booking')).toBeInTheDocument();
    await userEvent.click(await button());
    expect(page.asked).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Add to basket/ })).not.toBeInTheDocument();
  });

  it('is no longer on its way once the question has the focus', async () => {
    const page = open();
    page.listen();
    await userEvent.click(await button());
    const dialog = document.createElement('div');
    dialog.innerHTML = '<div tabindex="-1"><div role="dialog"></div></div>';
    document.body.append(dialog);
    act(() => dialog.querySelector('div')?.focus());
    expect(screen.queryByText('Opening your booking')).not.toBeInTheDocument();
    dialog.remove();
    page.settle('cancelled');
    await userEvent.click(await button());
    expect(page.asked).toHaveLength(2);
    expect(screen.getByText('Opening your booking')).toBeInTheDocument();
  });

  it('has the basket as the second way where there is room', async () => {
    renderWithPlatform(<Row hasBothWays />, { answers: [answer(sessions, [free()])] });
    await button();
    expect(screen.getByRole('button', { name: /^Add to basket Hatha Yoga/ })).toBeInTheDocument();
  });

  it.each(['failed', 'cancelled'] as const)('can be asked for again when it %s', async (outcome) => {
    const page = open();
    page.listen();
    await userEvent.click(await button());
    page.settle(outcome);
    await userEvent.click(await button());
    expect(page.asked).toHaveLength(2);
    expect(page.asked[0]?.requestId).not.toBe(page.asked[1]?.requestId);
  });

  it('is shown as it is once it was booked, and the focus stays in its row', async () => {
    let isBooked = false;
    const page = open(() => [isBooked ? gone : free()]);
    page.listen();
    await userEvent.click(await button());
    isBooked = true;
    page.settle('booked');
    await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Hatha Yoga' })).toHaveFocus();
  });

  it('is replaced by the basket when it was put there instead, and the focus stays in its row', async () => {
    let isInBasket = false;
    const held = answer(cart, () => (isInBasket ? testCart('s1') : testCart()));
    const page = open(undefined, { user: testUser, answers: [held] });
    page.listen();
    await userEvent.click(await button());
    page.settle('cancelled');
    isInBasket = true;
    await act(() => page.platform.person.life.get().queries.invalidateQueries());
    expect(await screen.findByRole('link', { name: 'View basket' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Hatha Yoga' })).toHaveFocus();
  });

  it('says when no remote answers', async () => {
    const page = open();
    const toasts: unknown[] = [];
    page.bus.on('toast:requested', (toast) => toasts.push(toast));
    const book = await button();
    vi.useFakeTimers();
    fireEvent.click(book);
    await act(() => vi.advanceTimersByTimeAsync(SERVE_TIMEOUT + 1_000));
    expect(toasts).toEqual([{ content: 'We couldn’t reach your basket. Please try again.', type: 'danger' }]);
    expect(screen.queryByText('Opening your booking')).not.toBeInTheDocument();
  });

  it('is left to the basket that holds it', async () => {
    open(undefined, { user: testUser, answers: [answer(cart, testCart('s1'))] });
    expect(await screen.findByRole('link', { name: 'View basket' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Book now/ })).not.toBeInTheDocument();
  });
});

it('what costs something goes by way of the basket', async () => {
  open(() => [testSession()]);
  expect(await screen.findByRole('button', { name: /^Add to basket/ })).toBeInTheDocument();
});
