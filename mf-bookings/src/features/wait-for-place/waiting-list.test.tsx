// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from 'shared-contracts/api/activities';
import { cart } from 'shared-contracts/api/basket';
import { joinWaitingList, leaveWaitingList } from 'shared-contracts/api/waiting-list';
import type { WaitingList } from 'shared-contracts/api/waiting-place';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { describe, expect, it } from 'vitest';
import SessionScreen from '../../screens/session-screen.tsx';
import { testCart, testSession, testSessionDetail } from '../../testing/examples.ts';

const list = (parts: Partial<WaitingList> = {}): WaitingList => ({
  position: null,
  offeredUntil: null,
  canJoin: false,
  waiting: 0,
  ...parts,
});
const openList = list({ canJoin: true, waiting: 2 });
const third = list({ position: 3, waiting: 2 });
const offered = list({ offeredUntil: '2026-11-21T14:30:00Z' });

/** A class whose list is what the last of the answers says. */
function open(first: WaitingList, { isLoggedIn = true, answers = [] as TestAnswer[], next = first } = {}) {
  let asked = 0;
  const detail = () => {
    asked += 1;
    const waitingList = asked === 1 ? first : next;
    const bookable = waitingList.offeredUntil
      ? { canBook: true, reason: null, message: null }
      : { canBook: false, reason: 'full' as const, message: 'This class is full.' };
    const remaining = waitingList.offeredUntil ? 1 : 0;
    return testSessionDetail({
      session: testSession({ bookable, waitingList, remainingAttendeeCapacity: remaining }),
    });
  };
  return renderWithPlatform(<SessionScreen />, {
    path: '/location/sale-leisure-centre/sessions/s1',
    route: '/location/:locationSlug/sessions/:sessionId',
    answers: [answer(session, detail), answer(cart, testCart()), ...answers],
    ...(isLoggedIn && { user: testUser }),
  });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the waiting list of a full class', () => {
  it('is joined, and shows the position', async () => {
    const { requests } = open(openList, { next: third, answers: [answer(joinWaitingList, third)] });
    expect(await screen.findByText('2 people are ahead of you.')).toBeInTheDocument();
    expect(screen.getByText(/You only pay if you book it\.$/)).toBeInTheDocument();
    await press('Join the waiting list');
    expect(await screen.findByText('You are number 3 on the waiting list.')).toBeInTheDocument();
    expect(requests.filter(({ method }) => method.toUpperCase() === 'POST')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Waiting list' })).toHaveFocus();
  });

  it('is left again', async () => {
    open(third, { next: openList, answers: [answer(leaveWaitingList, openList)] });
    await press('Leave the waiting list');
    expect(await screen.findByRole('button', { name: 'Join the waiting list' })).toBeInTheDocument();
  });

  it('says until when a place is kept, which can be booked or let go', async () => {
    open(offered);
    expect(
      await screen.findByText('A place has come free. We’re holding it for you until 14:30 on 21 Nov 2026.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Held for you')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Add to basket/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Give up my place' })).toBeInTheDocument();
  });

  it('asks a visitor to log in first', async () => {
    const { platform } = open(openList, { isLoggedIn: false });
    const asked: unknown[] = [];
    platform.bus.on('session:login-requested', (request) => void asked.push(request));
    await press('Log in to join the waiting list');
    expect(asked).toHaveLength(1);
  });

  it('is joined for a visitor once they have logged in, and once only', async () => {
    open(openList, { isLoggedIn: false });
    await press('Log in to join the waiting list');
    cleanup();
    const joined = { next: third, answers: [answer(joinWaitingList, third)] };
    const { requests } = open(openList, joined);
    expect(await screen.findByText('You are number 3 on the waiting list.')).toBeInTheDocument();
    expect(requests.filter(({ method }) => method.toUpperCase() === 'POST')).toHaveLength(1);
    cleanup();
    open(openList, joined);
    expect(await screen.findByRole('button', { name: 'Join the waiting list' })).toBeInTheDocument();
  });

  it('is not joined by a person who closed the login and logs in later', async () => {
    const { platform } = open(openList, { isLoggedIn: false });
    platform.bus.on('session:login-requested', ({ resume }) =>
      platform.bus.emit('session:login-dismissed', { resume }),
    );
    await press('Log in to join the waiting list');
    cleanup();
    const { requests } = open(openList, { answers: [answer(joinWaitingList, third)] });
    expect(await screen.findByRole('button', { name: 'Join the waiting list' })).toBeInTheDocument();
    expect(requests.filter(({ method }) => method.toUpperCase() === 'POST')).toEqual([]);
  });

  it('says why it cannot be joined, and shows how things are', async () => {
    const message = 'A place is free. You can book it now.';
    const { platform } = open(openList, {
      next: offered,
      answers: [failure(joinWaitingList, 409, { message })],
    });
    const said: string[] = [];
    platform.bus.on('toast:requested', ({ content }) => void said.push(content));
    await press('Join the waiting list');
    expect(await screen.findByRole('button', { name: /^Add to basket/ })).toBeInTheDocument();
    expect(said).toEqual([message]);
  });
});
