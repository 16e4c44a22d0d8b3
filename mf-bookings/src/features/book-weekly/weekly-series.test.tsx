// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ScheduledSession, session, weeklySessions } from 'shared-contracts/api/activities';
import { answer, failure, renderWithPlatform, type TestAnswer } from 'shared-platform/testing';
import { describe, expect, it, vi } from 'vitest';
import SessionScreen from '../../screens/session-screen.tsx';
import { testSession, testSessionDetail } from '../../testing/examples.ts';

const week = (id: string, day: string, parts: Partial<ScheduledSession> = {}) =>
  testSession({
    id,
    startDate: `${day}T18:30:00+00:00`,
    endDate: `${day}T19:15:00+00:00`,
    ...parts,
  });
const early = {
  canBook: false,
  reason: 'not-open-yet',
  message: 'Booking opens on Saturday 28 Nov 2026.',
} as const;
const weeks = [
  week('s1', '2026-11-21'),
  week('s2', '2026-11-28'),
  week('s3', '2026-12-05'),
  week('s4', '2026-12-12', { bookable: early }),
];

async function open(given: TestAnswer = answer(weeklySessions, weeks)) {
  const rendered = renderWithPlatform(<SessionScreen />, {
    path: '/location/sale-leisure-centre/sessions/s1',
    route: '/location/:locationSlug/sessions/:sessionId',
    answers: [answer(session, testSessionDetail({ session: weeks[0] as ScheduledSession })), given],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Book it every week' }));
  return rendered;
}

describe('a class week by week', () => {
  it('has every week that can be booked ticked, and says why another cannot', async () => {
    await open();
    expect(await screen.findByRole('group', { name: /^Every Saturday at 18:30/ })).toBeInTheDocument();
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, false],
      [true, false],
      [true, false],
      [false, true],
    ]);
    expect(screen.getByText(early.message)).toBeInTheDocument();
    expect(screen.getByText(/if you cancel one, you keep the others/)).toBeInTheDocument();
  });

  it('leads a visitor to the login where members can book a week already', async () => {
    const message = `${early.message} Members can book it already.`;
    const later = week('s5', '2026-12-19', { bookable: { ...early, message } });
    const { unmount } = await open(answer(weeklySessions, [...weeks, later]));
    expect(await screen.findByRole('button', { name: 'Log in to book' })).toBeVisible();
    unmount();
    await open();
    await screen.findByRole('group', { name: /^Every Saturday at 18:30/ });
    expect(screen.queryByRole('button', { name: 'Log in to book' })).not.toBeInTheDocument();
  });

  it('leaves out the weeks that are unticked, and adds the others at once', async () => {
    const { platform } = await open();
    const asked = vi.fn();
    platform.bus.on('basket:add-requested', asked);
    await userEvent.click(await screen.findByRole('checkbox', { name: /^28 Nov 2026/ }));
    expect(screen.getByText('£14.40 in total')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 classes to basket' }));
    const [{ requestId, items }] = asked.mock.lastCall as [{ requestId: string; items: unknown }];
    expect(items).toEqual([
      { id: 's1', type: 'activity' },
      { id: 's3', type: 'activity' },
    ]);
    act(() => void platform.bus.emit('basket:add-settled', { requestId, outcome: 'added', message: null }));
    expect(await screen.findByRole('checkbox', { name: /^05 Dec 2026.*In your basket/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Add 0 classes to basket' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'View basket' }).length).toBeGreaterThan(0);
  });

  it.each([
    ['its weeks', answer(weeklySessions, weeks), 'Add 3 classes to basket', /^Add 3 classes/],
    ['a failure', failure(weeklySessions, 500), 'Try again', /^Add to basket/],
  ] as const)('with %s has one loud button', async (_what, given, name, loud) => {
    const { container } = await open(given);
    expect(await screen.findByRole('button', { name })).toBeInTheDocument();
    expect([...container.querySelectorAll('[data-variant="primary"]')]).toEqual([
      screen.getByRole('button', { name: loud }),
    ]);
    expect(container.querySelectorAll('[data-variant="secondary"]')).toHaveLength(0);
  });

  it('leaves the class the loud button once its weeks are closed', async () => {
    await open();
    const own = screen.getByRole('button', { name: /^Add to basket/ });
    await screen.findByRole('button', { name: /^Add 3 classes/ });
    expect(own).toHaveAttribute('data-variant', 'quiet');
    await userEvent.click(screen.getByRole('button', { name: 'Book it every week' }));
    expect(own).toHaveAttribute('data-variant', 'primary');
  });

  it('asks for at least one week', async () => {
    await open();
    for (const box of (await screen.findAllByRole('checkbox')).slice(0, 3)) await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Add 0 classes to basket' }));
    expect(screen.getByText('Choose at least one week.')).toBeInTheDocument();
  });

  it('can be loaded again when it could not be loaded', async () => {
    await open(failure(weeklySessions, 500));
    expect(await screen.findByRole('alert')).toHaveTextContent('The coming weeks could not be loaded.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
