// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from 'shared-contracts/api/activities';
import { addFavourite, type Favourite, favourites, removeFavourite } from 'shared-contracts/api/favourites';
import { related } from 'shared-contracts/api/suggestions';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { describe, expect, it, vi } from 'vitest';
import { testSession, testSessionDetail } from '../testing/examples.ts';
import SessionScreen from './session-screen.tsx';

const later = testSession({
  id: 's9',
  startDate: '2026-11-28T18:30:00+00:00',
  endDate: '2026-11-28T19:15:00+00:00',
});
const elsewhere = {
  kind: 'class' as const,
  session: testSession({ id: 's10', name: 'Pilates' }),
  venue: { slug: 'bury', name: 'Bury Baths', town: 'Bury', lat: null, lng: null },
  metres: null,
};
const alike = answer(related, { sameClass: [later], sameInstructor: [elsewhere] });
const full = testSession({ bookable: { canBook: false, reason: 'full', message: 'All places are booked.' } });
const heart: Favourite = {
  id: 'f1',
  kind: 'class',
  key: 'series-1',
  name: 'Hatha Yoga',
  venue: null,
  next: null,
};

function open(answers: TestAnswer[], options: Parameters<typeof renderWithPlatform>[1] = {}) {
  return renderWithPlatform(<SessionScreen />, {
    path: '/location/sale-leisure-centre/sessions/s1?kiosk=false',
    route: '/location/:locationSlug/sessions/:sessionId',
    answers,
    ...options,
  });
}
const detail = answer(session, testSessionDetail());

describe('what is like a class', () => {
  it('is its other times, and what else its instructor leads, each with its way to a place', async () => {
    open([detail, alike]);
    const times = within(await screen.findByRole('region', { name: 'Other times' }));
    expect(times.getByRole('link', { name: 'Sat 28 Nov 2026, 18:30, Hatha Yoga' })).toHaveAttribute(
      'href',
      expect.stringContaining('/location/sale-leisure-centre/sessions/s9'),
    );
    expect(times.getByRole('button', { name: /^Add to basket/ })).toHaveAttribute('data-variant', 'quiet');
    const others = within(screen.getByRole('region', { name: 'More classes with Priya Chandran' }));
    expect(others.getByRole('link', { name: /^Pilates, / }).getAttribute('href')).toContain(
      '/location/bury/',
    );
  });

  it('has no way to a place while the class needs a detail of the person', async () => {
    const bookable = {
      canBook: false,
      reason: 'wrong-age' as const,
      message: 'Add your date of birth.',
      remedy: 'add-date-of-birth' as const,
    };
    open([answer(session, testSessionDetail({ session: testSession({ bookable }) })), alike]);
    const times = within(await screen.findByRole('region', { name: 'Other times' }));
    expect(times.getByRole('link', { name: 'Sat 28 Nov 2026, 18:30, Hatha Yoga' })).toBeVisible();
    expect(times.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Book it every week' })).not.toBeInTheDocument();
  });

  it('leads from a full class to the next one with places', async () => {
    const { container } = open([answer(session, testSessionDetail({ session: full })), alike]);
    const next = await screen.findByRole('link', {
      name: 'Book the next one: Sat 28 Nov 2026, 18:30',
    });
    expect(next.getAttribute('href')).toContain('/sessions/s9');
    expect([...container.querySelectorAll('[data-variant="primary"]')]).toEqual([next]);
  });

  it('leads to an earlier one only where none with places follows', async () => {
    const before = testSession({ id: 's0', startDate: '2026-11-20T18:30:00+00:00' });
    const given = (sameClass: (typeof before)[]) => [
      answer(session, testSessionDetail({ session: full })),
      answer(related, { sameClass, sameInstructor: [] }),
    ];
    const { unmount } = open(given([before, later]));
    expect(await screen.findByRole('link', { name: /^Book the next one: Sat 28 Nov/ })).toBeVisible();
    unmount();
    open(given([before]));
    expect(
      await screen.findByRole('link', { name: 'Book an earlier one: Fri 20 Nov 2026, 18:30' }),
    ).toHaveAttribute('href', expect.stringContaining('/sessions/s0'));
  });

  it('is left out where the API has no such call', async () => {
    open([answer(session, testSessionDetail({ session: full })), failure(related, 404)]);
    expect(await screen.findByRole('link', { name: 'See other Yoga classes' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Other times' })).toBeNull();
  });
});

describe('a class to pass on', () => {
  it('has its link copied where nothing can be shared', async () => {
    const user = userEvent.setup();
    const { bus } = open([detail]);
    const told: unknown[] = [];
    bus.on('toast:requested', (toast) => told.push(toast));
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await navigator.clipboard.readText()).toMatch(/\/location\/sale-leisure-centre\/sessions\/s1$/);
    await waitFor(() => expect(told).toEqual([expect.objectContaining({ content: 'Link copied' })]));
  });

  it('is a file for a calendar', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:class';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    open([detail]);
    await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    expect(click).toHaveBeenCalledOnce();
    expect(await files[0]?.text()).toContain('SUMMARY:Hatha Yoga');
    vi.restoreAllMocks();
  });
});

describe('the heart of a class', () => {
  const button = () => screen.findByRole('button', { name: 'Favourite: Hatha Yoga' });

  it('is pressed for a favourite, and keeps its name', async () => {
    open([detail, answer(favourites, []), answer(addFavourite, [heart]), answer(removeFavourite, [])], {
      user: testUser,
    });
    const free = await button();
    await waitFor(() => expect(free).toBeVisible());
    expect(free).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(free);
    await waitFor(async () => expect(await button()).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(await button());
    await waitFor(async () => expect(await button()).toHaveAttribute('aria-pressed', 'false'));
  });

  it('asks a visitor to log in', async () => {
    const { bus } = open([detail]);
    const asked = vi.fn();
    bus.on('session:login-requested', asked);
    await userEvent.click(await button());
    expect(asked).toHaveBeenCalledOnce();
  });

  it('keeps what a visitor pressed, once they are logged in', async () => {
    const given = [detail, answer(favourites, []), answer(addFavourite, [heart])];
    const { bus, unmount } = open(given);
    const asked = vi.fn();
    bus.on('session:login-requested', asked);
    await userEvent.click(await button());
    expect(asked).toHaveBeenCalledWith({ resume: 'favourite:class:series-1' });
    unmount();
    open(given, { user: testUser });
    await waitFor(async () => expect(await button()).toHaveAttribute('aria-pressed', 'true'));
  });

  it('forgets what was pressed when the login is closed', async () => {
    const added = vi.fn(() => [heart]);
    const given = [detail, answer(favourites, []), answer(addFavourite, added)];
    const { bus, unmount } = open(given);
    await userEvent.click(await button());
    act(() => void bus.emit('session:login-dismissed', { resume: 'favourite:class:series-1' }));
    unmount();
    open(given, { user: testUser });
    await waitFor(async () => expect(await button()).toBeVisible());
    expect(await button()).toHaveAttribute('aria-pressed', 'false');
    expect(added).not.toHaveBeenCalled();
  });

  it('is there for the instructor too', async () => {
    open([detail, answer(favourites, [])], { user: testUser });
    expect(await screen.findByRole('button', { name: 'Favourite: Priya Chandran' })).toBeVisible();
  });

  it('is not shown where the API has no favourites', async () => {
    open([detail, failure(favourites, 404)], { user: testUser });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Favourite: Hatha Yoga' })).not.toBeInTheDocument(),
    );
  });
});
