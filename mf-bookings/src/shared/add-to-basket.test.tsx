// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { sessions } from 'shared-contracts/api/activities';
import { cart } from 'shared-contracts/api/basket';
import type { EventPayload } from 'shared-contracts/events';
import { storageKeys } from 'shared-contracts/storage';
import { useApiQuery } from 'shared-platform';
import { answer, renderWithPlatform, SERVE_TIMEOUT, testUser } from 'shared-platform/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testCart, testSession } from '../testing/examples.ts';
import { AddToBasket } from './add-to-basket.tsx';
import { useBasket } from './use-basket.ts';

function Timetable() {
  const basket = useBasket();
  const query = useApiQuery(sessions, { params: { venue: 'sale' }, query: { date: '2026-11-21' } });
  return query.data?.map((session) => (
    <AddToBasket key={session.id} session={session} basket={basket} retries />
  ));
}

type Outcome = EventPayload<'basket:add-settled'>['outcome'];

function open(options: Parameters<typeof renderWithPlatform>[1] = {}) {
  const page = renderWithPlatform(<Timetable />, {
    answers: [answer(sessions, [testSession()])],
    ...options,
  });
  const asked: EventPayload<'basket:add-requested'>[] = [];
  const listen = () => page.bus.on('basket:add-requested', (request) => asked.push(request));
  const settle = (outcome: Outcome) =>
    act(() => {
      const requestId = asked.at(-1)?.requestId ?? '';
      page.bus.emit('basket:add-settled', { requestId, outcome, message: null });
    });
  const timetableCalls = () => page.requests.filter(({ url }) => url.includes('/sessions?')).length;
  return { ...page, asked, listen, settle, timetableCalls };
}
const button = () => screen.findByRole('button', { name: /^Add to basket Hatha Yoga, 18:30/ });

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('a request that waits for a login', () => {
  it('is still under way on the screen that mounts again with the person, and not in another document', async () => {
    const { listen, settle, unmount } = open();
    listen();
    await userEvent.click(await button());
    unmount();
    const again = open();
    expect(await screen.findByText('Adding to your basket')).toBeInTheDocument();
    settle('cancelled');
    again.unmount();
    sessionStorage.setItem(
      storageKeys.addsUnderWay,
      JSON.stringify({ document: performance.timeOrigin - 1, requests: { s1: 'lost' } }),
    );
    open();
    expect(await button()).toBeEnabled();
    expect(screen.queryByText('Adding to your basket')).not.toBeInTheDocument();
  });
});

describe('a request that no basket takes', () => {
  function Screens() {
    const [shown, show] = useState(['first']);
    return (
      <>
        {shown.map((name) => (
          <section key={name} aria-label={name}>
            <Timetable />
          </section>
        ))}
        <button type="button" onClick={() => show(['first', 'second'])}>
          More
        </button>
        <button type="button" onClick={() => show(['next'])}>
          Onwards
        </button>
      </>
    );
  }
  const render = () => renderWithPlatform(<Screens />, { answers: [answer(sessions, [testSession()])] });
  const buttonOn = (name: string) =>
    within(screen.getByRole('region', { name })).findByRole('button', { name: /^Add to basket/ });

  it('ends on every screen that shows it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render();
    fireEvent.click(await buttonOn('first'));
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getAllByText('Adding to your basket')).toHaveLength(2));
    await act(() => vi.advanceTimersByTimeAsync(SERVE_TIMEOUT));
    expect(screen.queryAllByText('Adding to your basket')).toHaveLength(0);
  });

  it('ends on the screen that follows', async () => {
    render();
    await userEvent.click(await buttonOn('first'));
    await userEvent.click(screen.getByRole('button', { name: 'Onwards' }));
    await buttonOn('next');
    expect(screen.queryByText('Adding to your basket')).not.toBeInTheDocument();
  });
});

describe('the focus', () => {
  it('goes to the basket’s link although the place was added before its timetable was there', async () => {
    const first = open();
    first.listen();
    await userEvent.click(await button());
    const requestId = first.asked.at(-1)?.requestId ?? '';
    first.unmount();
    const again = open();
    act(() => again.bus.emit('basket:add-settled', { requestId, outcome: 'added', message: null }));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'View basket' })).toHaveFocus();
  });
  it('stays where it is when the same place is shown again', async () => {
    const page = open();
    page.listen();
    await userEvent.click(await button());
    page.settle('added');
    const link = screen.getByRole('link', { name: 'View basket' });
    expect(link).toHaveFocus();
    act(() => link.blur());
    act(() => void page.bus.emit('basket:changed', { cartId: '1', itemCount: 1 }));
    await waitFor(() => expect(page.timetableCalls()).toBe(2));
    expect(link).not.toHaveFocus();
  });
});

describe('Add to basket', () => {
  it('asks the basket for the class and says when it is in', async () => {
    const page = open();
    page.listen();
    await userEvent.click(await button());
    expect(page.asked).toMatchObject([{ items: [{ id: 's1', type: 'activity' }] }]);
    expect(screen.getByText('Adding to your basket')).toBeInTheDocument();
    page.settle('added');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View basket' })).toHaveAttribute('href', '/basket');
    expect(screen.getByRole('link', { name: 'View basket' })).toHaveFocus();
    await waitFor(() => expect(page.timetableCalls()).toBe(2));
  });
  it('asks once however often it is pressed', async () => {
    const page = open();
    page.listen();
    await userEvent.click(await button());
    await userEvent.click(await button());
    expect(page.asked).toHaveLength(1);
  });
  it.each(['failed', 'cancelled'] as const)('can be pressed again when it %s', async (outcome) => {
    const page = open();
    page.listen();
    await userEvent.click(await button());
    page.settle(outcome);
    await userEvent.click(await button());
    expect(page.asked).toHaveLength(2);
    expect(page.asked[0]?.requestId).not.toBe(page.asked[1]?.requestId);
  });
  it('waits for a basket that is not there yet', async () => {
    const page = open();
    await userEvent.click(await button());
    page.listen();
    await waitFor(() => expect(page.asked).toHaveLength(1));
  });
  it('says when there is no basket at all', async () => {
    const page = open();
    const toasts: unknown[] = [];
    page.bus.on('toast:requested', (toast) => toasts.push(toast));
    const add = await button();
    vi.useFakeTimers();
    fireEvent.click(add);
    await act(() => vi.advanceTimersByTimeAsync(SERVE_TIMEOUT + 1_000));
    expect(toasts).toEqual([{ content: 'We couldn’t reach your basket. Please try again.', type: 'danger' }]);
    expect(add).toBeEnabled();
    expect(screen.queryByText('Adding to your basket')).not.toBeInTheDocument();
  });
  it('shows what the basket of the person already holds', async () => {
    open({ user: testUser, answers: [answer(sessions, [testSession()]), answer(cart, testCart('s1'))] });
    expect(await screen.findByRole('link', { name: 'View basket' })).toBeInTheDocument();
  });
  it('asks for places again when the basket changes, not when it is first announced', async () => {
    const page = open();
    await button();
    act(() => void page.bus.emit('basket:changed', { cartId: '1', itemCount: 1 }));
    act(() => void page.bus.emit('basket:changed', { cartId: '1', itemCount: 1 }));
    expect(page.timetableCalls()).toBe(1);
    act(() => void page.bus.emit('basket:changed', { cartId: '1', itemCount: 0 }));
    await waitFor(() => expect(page.timetableCalls()).toBe(2));
  });
  it('says so where something else is at the same hours, and sends that it was read', async () => {
    const clash = {
      name: 'Squash',
      startDate: '2026-11-21T18:00:00+00:00',
      endDate: '2026-11-21T19:00:00+00:00',
    };
    const page = open({ answers: [answer(sessions, [testSession({ clash })])] });
    page.listen();
    await userEvent.click(await screen.findByRole('button', { name: 'Add anyway Hatha Yoga, 18:30' }));
    expect(page.asked).toMatchObject([{ items: [{ id: 's1', acceptsClash: true }] }]);
  });
  it('is not there for what cannot be booked', async () => {
    const full = testSession({ bookable: { canBook: false, reason: 'full', message: null } });
    const page = open({ answers: [answer(sessions, [full])] });
    await waitFor(() => expect(page.timetableCalls()).toBe(1));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('a class whose last places are in other people’s baskets', () => {
  const onHold = testSession({ bookable: { canBook: false, reason: 'reserved', message: null } });

  it('is tried again, and stays so after a refusal', async () => {
    const { asked, listen, settle } = open({ answers: [answer(sessions, [onHold])] });
    listen();
    await userEvent.click(await screen.findByRole('button', { name: /^Try again Hatha Yoga, 18:30/ }));
    expect(asked).toHaveLength(1);
    settle('failed');
    expect(await screen.findByRole('button', { name: /^Try again/ })).toBeVisible();
  });
});
