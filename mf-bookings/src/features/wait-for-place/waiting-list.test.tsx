// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from 'shared-contracts/api/activities';
import { cart } from 'shared-contracts/api/basket';
import { joinWaitingList, leaveWaitingList } from 'shared-contracts/api/waiting-list';
import type { WaitingList } from 'shared-contracts/api/waiting-place';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { describe, expect, it, vi } from 'vitest';
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
      : { canBook: false, reason: 'full' as const, message: 'All places are booked.' };
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
  it('ends with the way off it, below the way to another time', async () => {
    open(third);
    const leave = await screen.findByRole('button', { name: 'Leave the waiting list' });
    const parts = [
      screen.getByRole('heading', { name: 'You are number 3 on the waiting list.' }),
      screen.getByText(/You only pay if you book it\.$/),
      screen.getByRole('link', { name: 'See other Yoga classes' }),
      leave,
    ];
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    for (const [at, part] of parts.slice(1).entries()) {
      expect(parts[at]?.compareDocumentPosition(part)).toBe(DOCUMENT_POSITION_FOLLOWING);
    }
    expect(parts[2]).toHaveAttribute('data-variant', 'quiet');
  });

  it('is joined, and shows the position', async () => {
    const { requests } = open(openList, { next: third, answers: [answer(joinWaitingList, third)] });
    expect(await screen.findByRole('heading', { name: 'All places are booked.' })).toBeInTheDocument();
    expect(await screen.findByText('2 people are waiting.')).toBeInTheDocument();
    expect(screen.queryByText('Full')).not.toBeInTheDocument();
    expect(screen.getByText(/You only pay if you book it\.$/)).toBeInTheDocument();
    expect(screen.getAllByText('£7.20')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'See other Yoga classes' })).toHaveAttribute(
      'data-variant',
      'text',
    );
    await press('Join the waiting list');
    expect(await screen.findByRole('status')).toHaveTextContent('You are number 3 on the waiting list.');
    expect(screen.getByText('Full')).toBeInTheDocument();
    expect(requests.filter(({ method }) => method.toUpperCase() === 'POST')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Waiting list' })).toHaveFocus();
  });

  it('shows the position while the last places are on hold, too', async () => {
    const bookable = { canBook: false, reason: 'reserved' as const, message: null };
    renderWithPlatform(<SessionScreen />, {
      path: '/location/sale-leisure-centre/sessions/s1',
      route: '/location/:locationSlug/sessions/:sessionId',
      user: testUser,
      answers: [
        answer(session, testSessionDetail({ session: testSession({ bookable, waitingList: third }) })),
        answer(cart, testCart()),
      ],
    });
    expect(await screen.findByText('You are number 3 on the waiting list.')).toBeInTheDocument();
    expect(screen.getByText('On hold')).toBeInTheDocument();
  });

  it('is left again', async () => {
    open(third, { next: openList, answers: [answer(leaveWaitingList, openList)] });
    await press('Leave the waiting list');
    expect(await screen.findByRole('button', { name: 'Join the waiting list' })).toBeInTheDocument();
  });

  it('says until when a place is kept, which can be booked or let go', async () => {
    open(offered);
    expect(
      await screen.findByText(
        'A place has come free. We’re holding it for you until 14:30 on Sat 21 Nov 2026.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('Held for you')).toBeInTheDocument();
    const add = screen.getByRole('button', { name: /^Add to basket/ });
    const news = screen.getByText(/^A place has come free/);
    expect(news.compareDocumentPosition(add) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Give up my place' })).toBeInTheDocument();
  });

  describe('for a visitor, who logs in first', () => {
    const joins = (requests: readonly { method: string }[]) =>
      requests.filter(({ method }) => method.toUpperCase() === 'POST').length;
    const joined = () => [answer(joinWaitingList, third)];
    /** Presses the button as a visitor, and leaves the page as a login does. */
    async function wish(after: (bus: ReturnType<typeof open>['platform']['bus']) => void = () => undefined) {
      const { platform, unmount } = open(openList, { isLoggedIn: false });
      const asked: unknown[] = [];
      platform.bus.on('session:login-requested', (request) => void asked.push(request));
      await press('Log in to join the waiting list');
      expect(asked).toEqual([{ resume: 'waiting-list:s1' }]);
      act(() => after(platform.bus));
      unmount();
    }
    const isIdle = async ({ platform }: ReturnType<typeof open>) => {
      await screen.findByRole('heading', { name: 'Waiting list' });
      await expect.poll(() => platform.queries.isFetching()).toBe(0);
    };

    it('is joined after the login, once', async () => {
      await wish((bus) => bus.emit('session:started', { userId: testUser.id }));
      const first = open(openList, { next: third, answers: joined() });
      expect(await screen.findByText('You are number 3 on the waiting list.')).toBeInTheDocument();
      expect(joins(first.requests)).toBe(1);
      first.unmount();
      const second = open(openList, { answers: joined() });
      await isIdle(second);
      expect(joins(second.requests)).toBe(0);
    });

    it.each<[string, Parameters<typeof wish>[0]]>([
      ['the login is closed', (bus) => bus.emit('session:login-dismissed', { resume: 'waiting-list:s1' })],
      [
        'the person has logged out again',
        (bus) => {
          bus.emit('session:started', { userId: 'first' });
          bus.emit('session:ended', { reason: 'logged-out' });
        },
      ],
      [
        'another person has logged in since',
        (bus) => {
          bus.emit('session:started', { userId: 'first' });
          bus.emit('session:started', { userId: 'second' });
        },
      ],
    ])('is not joined if %s', async (_when, after) => {
      await wish(after);
      const later = open(openList, { answers: joined() });
      await isIdle(later);
      expect(joins(later.requests)).toBe(0);
    });

    it('is not joined long after the login', async () => {
      await wish((bus) => bus.emit('session:started', { userId: testUser.id }));
      const now = Date.now();
      const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 61_000);
      const later = open(openList, { answers: joined() });
      await isIdle(later);
      expect(joins(later.requests)).toBe(0);
      clock.mockRestore();
    });

    it('is not joined if it cannot be any more', async () => {
      await wish();
      const later = open(list(), { answers: joined() });
      await isIdle(later);
      expect(joins(later.requests)).toBe(0);
    });
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
