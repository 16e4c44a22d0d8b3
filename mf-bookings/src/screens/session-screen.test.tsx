// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from 'shared-contracts/api/activities';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { describe, expect, it, vi } from 'vitest';
import { testSession, testSessionDetail } from '../testing/examples.ts';
import SessionScreen from './session-screen.tsx';

function open(
  given: TestAnswer = answer(session, testSessionDetail()),
  venueSlug = 'sale-leisure-centre',
  options: Parameters<typeof renderWithPlatform>[1] = {},
) {
  return renderWithPlatform(<SessionScreen />, {
    path: `/location/${venueSlug}/sessions/s1`,
    route: '/location/:locationSlug/sessions/:sessionId',
    answers: [given],
    ...options,
  });
}

describe('a class', () => {
  it('is shown with everything about it', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Hatha Yoga' })).toBeInTheDocument();
    for (const text of [
      'Saturday 21 Nov 2026, 18:30–19:15 (45 minutes)',
      /Broad Road, Sale, M33 2AL/,
      'Priya Chandran',
      'Beginner',
      'Ages 16 and over',
      'Hearing impairment',
      'Slow, steady yoga for every body.',
      'Bring a mat.',
      'You can cancel free of charge up to 24 hours before the class starts.',
      'Free to cancel until 18:30 on Fri 20 Nov 2026.',
      '12 places left',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(document.title).toBe('Riverside Leisure | Hatha Yoga');
    expect(screen.getByRole('button', { name: /^Add to basket/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to timetable' })).toHaveAttribute(
      'href',
      '/location/sale-leisure-centre?date=2026-11-21',
    );
  });
  it('lists its prices with yours marked', async () => {
    open();
    const yours = (await screen.findByText('Adult')).closest('li');
    expect(within(yours as HTMLElement).getByText('Your price')).toBeInTheDocument();
    const members = screen.getByText('Member').closest('li');
    expect(within(members as HTMLElement).getByText('Free')).toBeInTheDocument();
    expect(within(members as HTMLElement).queryByText('Your price')).not.toBeInTheDocument();
  });
  it('says why it cannot be booked, and leads to others', async () => {
    const message = 'This class has been cancelled.';
    const cancelled = testSession({
      eventStatus: 'EventCancelled',
      bookable: { canBook: false, reason: 'cancelled', message },
    });
    open(answer(session, testSessionDetail({ session: cancelled })));
    expect(await screen.findByRole('heading', { name: message })).toBeInTheDocument();
    expect(screen.queryByText('£7.20')).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Share' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Add to|Book)/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'If you can’t come' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Before you come' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See other Yoga classes' })).toHaveAttribute(
      'href',
      '/location/sale-leisure-centre?activity=yoga&date=2026-11-21',
    );
  });
  it('leads from one that the person has booked to their bookings, then to others', async () => {
    const bookable = { canBook: false, reason: 'already-booked' as const, message: null };
    const { container } = open(answer(session, testSessionDetail({ session: testSession({ bookable }) })));
    expect(
      await screen.findByRole('heading', { name: 'You have already booked this class.' }),
    ).toBeInTheDocument();
    const way = screen.getByRole('link', { name: 'See your bookings' });
    expect([...container.querySelectorAll('[data-variant="primary"]')]).toEqual([way]);
    expect(screen.getByRole('link', { name: 'See other Yoga classes' })).toHaveAttribute(
      'data-variant',
      'text',
    );
  });
  it('warns of something else at its hours, and leads to others too', async () => {
    const clash = {
      name: 'Pilates',
      startDate: '2026-11-21T18:00:00+00:00',
      endDate: '2026-11-21T19:00:00+00:00',
    };
    open(answer(session, testSessionDetail({ session: testSession({ clash }) })));
    expect(await screen.findByText('You already have Pilates, 18:00–19:00.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Add anyway/ })).toHaveAttribute('data-variant', 'quiet');
    expect(screen.getByRole('link', { name: 'See other Yoga classes' })).toHaveAttribute(
      'data-variant',
      'primary',
    );
  });
  it('checks again for places that are on hold, before it leads to others', async () => {
    const bookable = { canBook: false, reason: 'reserved' as const, message: null };
    let isFree = false;
    const details = () => testSessionDetail({ session: testSession(isFree ? {} : { bookable }) });
    const { container } = open(answer(session, details));
    const check = await screen.findByRole('button', { name: 'Check again' });
    expect([...container.querySelectorAll('[data-variant="primary"]')]).toEqual([check]);
    isFree = true;
    await userEvent.click(check);
    expect(await screen.findByRole('button', { name: /^Add to basket/ })).toBeInTheDocument();
    expect(check).not.toBeInTheDocument();
  });
  it('leads from one that is too far ahead to those of today', async () => {
    const message = 'Booking opens on 12 Dec 2026. Members can book it already.';
    const early = testSession({ bookable: { canBook: false, reason: 'not-open-yet', message } });
    const { container, platform } = open(answer(session, testSessionDetail({ session: early })));
    const asked = vi.fn();
    platform.bus.on('session:login-requested', asked);
    expect(
      await screen.findByRole('heading', { name: 'Booking opens on\u00a012\u00a0Dec\u00a02026.' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See other Yoga classes' })).toHaveAttribute(
      'href',
      '/location/sale-leisure-centre?activity=yoga',
    );
    expect(screen.getByText('Members can book it already.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Log in to book' }));
    expect(asked).toHaveBeenCalledOnce();
    expect(container.querySelectorAll('[data-variant="primary"]')).toHaveLength(0);
    expect(await screen.findByRole('button', { name: 'Share' })).toBeInTheDocument();
    for (const name of ['Add to calendar', 'Book it every week'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
  it.each([
    ['opens for everyone at once', 'Booking opens on 12 Dec 2026.', undefined],
    ['opens later for this person', 'Booking opens on 12 Dec 2026. Members can book it already.', testUser],
  ])('asks no one to log in where it %s', async (_, message, user) => {
    const early = testSession({ bookable: { canBook: false, reason: 'not-open-yet', message } });
    open(answer(session, testSessionDetail({ session: early })), undefined, { ...(user && { user }) });
    await screen.findByRole('heading', { name: /^Booking opens on/ });
    await screen.findByRole('button', { name: 'Share' });
    expect(screen.queryByRole('button', { name: 'Log in to book' })).not.toBeInTheDocument();
  });
  it('says once that it is full', async () => {
    const message = 'All places are booked.';
    const full = testSession({ bookable: { canBook: false, reason: 'full', message } });
    open(answer(session, testSessionDetail({ session: full })));
    expect(await screen.findByRole('heading', { name: 'All places are booked.' })).toBeInTheDocument();
    expect(screen.queryByText('Full')).not.toBeInTheDocument();
    expect(
      screen.getByText('Check back later. A place may come free if someone cancels.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Add to basket/ })).not.toBeInTheDocument();
  });
  it('leaves out what is not known', async () => {
    const plain = testSession({ leader: null, level: null, location: null });
    open(
      answer(
        session,
        testSessionDetail({
          session: plain,
          attendeeInstructions: null,
          ageRange: { minValue: null, maxValue: null },
          accessibilitySupport: [],
        }),
      ),
    );
    await screen.findByRole('heading', { level: 1 });
    for (const title of ['Leader', 'Level', 'Who it’s for', 'Accessibility support', 'Before you come']) {
      expect(screen.queryByText(title)).not.toBeInTheDocument();
    }
  });
  it('says that it loads, and leads back meanwhile', () => {
    open(answer(session, () => new Promise(() => undefined)));
    expect(screen.getByText('Loading the class')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to timetable' })).toHaveAttribute(
      'href',
      '/location/sale-leisure-centre',
    );
  });
  it('says when it could not be loaded, and tries again', async () => {
    let isUp = false;
    open({
      endpoint: session,
      respond: (request) =>
        (isUp ? answer(session, testSessionDetail()) : failure(session, 500)).respond(request),
    });
    expect(await screen.findByRole('heading', { name: 'The class could not be loaded' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to timetable' })).toHaveAttribute(
      'href',
      '/location/sale-leisure-centre',
    );
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Hatha Yoga' })).toBeInTheDocument();
  });
  it.each([
    ['it does not exist', failure(session, 404), 'sale-leisure-centre'],
    ['it is at another venue', answer(session, testSessionDetail()), 'bury-baths'],
  ])('is not found when %s', async (_, given, venueSlug) => {
    open(given, venueSlug);
    expect(await screen.findByText('Not found screen')).toBeInTheDocument();
  });
});
