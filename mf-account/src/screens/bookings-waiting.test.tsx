// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { upcomingBookings } from 'shared-contracts/api/account';
import { leaveWaitingList, type WaitingListEntry, waitingPlaces } from 'shared-contracts/api/waiting-list';
import type { WaitingList } from 'shared-contracts/api/waiting-place';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { bookingOf } from '../testing/booking-examples.ts';
import { suggestedClass } from '../testing/suggestion-examples.ts';
import BookingsScreen from './bookings-screen.tsx';

const NOT_ON_IT: WaitingList = { position: null, offeredUntil: null, canJoin: true, waiting: 0 };

function waitingFor(name: string, list: Partial<WaitingList> | null): WaitingListEntry {
  const { session, venue } = suggestedClass(name, name);
  return { session: { ...session, waitingList: list && { ...NOT_ON_IT, ...list } }, venue };
}
const yoga = waitingFor('Gentle yoga', { position: 2, waiting: 1 });
const spin = waitingFor('Spin', { offeredUntil: '2026-11-28T09:30:00+00:00' });

function open(...answers: TestAnswer[]) {
  const page = renderWithPlatform(<BookingsScreen />, {
    app: 'my-account',
    path: '/bookings',
    user: testUser,
    answers: [answer(upcomingBookings, [bookingOf('1', 'Aqua aerobics')]), ...answers],
  });
  const toasts = vi.fn();
  page.bus.on('toast:requested', toasts);
  return { ...page, toasts };
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

afterEach(cleanup);

it('shows each class that the person waits for below the bookings, and leads to it', async () => {
  open(answer(waitingPlaces, [yoga, waitingFor('Pilates', { position: 1 })]));
  const list = within(await screen.findByRole('region', { name: 'Waiting lists' }));
  const first = within(list.getByRole('article', { name: 'Gentle yoga' }));
  expect(first.getByText('Saturday 28 Nov 2026, 18:30 to 19:15')).toBeVisible();
  expect(first.getByText('Sale Leisure Centre, Studio 1')).toBeVisible();
  expect(first.getByText('You are number 2 on the waiting list.')).toBeVisible();
  expect(first.getByRole('link', { name: 'View class Gentle yoga, Saturday 28 Nov 2026' })).toHaveAttribute(
    'href',
    'http://bookings.riverside.localhost:8080/location/sale/sessions/Gentle%20yoga',
  );
  const second = within(list.getByRole('article', { name: 'Pilates' }));
  expect(second.getByText('You are next on the waiting list.')).toBeVisible();
  expect(headings()).toEqual(['Aqua aerobics', 'Waiting lists']);
});

it('puts a place that is held for the person before the bookings, with the time it ends', async () => {
  open(answer(waitingPlaces, [yoga, spin]));
  const offered = within(await screen.findByRole('region', { name: 'A place has come free' }));
  expect(offered.getByText('We’re holding it for you until 09:30 on Saturday 28 Nov 2026.')).toBeVisible();
  expect(offered.getByRole('link', { name: /^Book your place in Spin/ })).toBeVisible();
  expect(headings()).toEqual(['A place has come free', 'Aqua aerobics', 'Waiting lists']);
});

it('has the place that is held as its one loud button', async () => {
  const { container } = open(answer(waitingPlaces, [spin]), answer(upcomingBookings, []));
  await screen.findByRole('link', { name: 'Book an activity' });
  // One line without its picture says that there are no bookings.
  expect(screen.getByRole('heading', { level: 2, name: 'You have no bookings coming up' })).toBeVisible();
  expect(screen.queryByText(/^Book a class or a court/)).toBeNull();
  const loud = [...container.querySelectorAll('[data-variant="primary"]')];
  expect(loud.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Book your place/)]);
});

it('takes the person off a list after a question; the heading has the focus', async () => {
  const entries = [yoga];
  const { requests, toasts } = open(
    answer(waitingPlaces, () => [...entries]),
    answer(leaveWaitingList, NOT_ON_IT),
  );
  const leave = await screen.findByRole('button', { name: /^Leave the waiting list of Gentle yoga/ });
  await userEvent.click(leave);
  let question = within(await screen.findByRole('alertdialog', { name: 'Leave this waiting list?' }));
  expect(question.getByText(/you’ll be at the end of it/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Stay on the list' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(requests.filter(({ method }) => method === 'DELETE')).toEqual([]);

  await userEvent.click(leave);
  question = within(await screen.findByRole('alertdialog', { name: 'Leave this waiting list?' }));
  entries.pop();
  await userEvent.click(question.getByRole('button', { name: 'Leave the waiting list' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Waiting lists' })).toBeNull());
  expect(requests.filter(({ method }) => method === 'DELETE').map(({ url }) => url)).toEqual([
    '/api/v1/activities/sessions/Gentle%20yoga/waiting-list',
  ]);
  expect(toasts).toHaveBeenCalledExactlyOnceWith({
    content: 'You are no longer on the waiting list.',
    type: 'success',
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Bookings' })).toHaveFocus();
});

it('says that a place which is held goes to someone else, and what went wrong', async () => {
  const { toasts } = open(answer(waitingPlaces, [spin]), failure(leaveWaitingList, 500));
  await userEvent.click(await screen.findByRole('button', { name: /^Give up my place in Spin/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Give up your place?' }));
  expect(question.getByText(/will go to the next person on the list/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Give up my place' }));
  await waitFor(() => expect(toasts).toHaveBeenCalledWith(expect.objectContaining({ type: 'danger' })));
  expect(screen.getByRole('article', { name: 'Spin' })).toBeVisible();
});

it('shows nothing without a list, for a place in the basket, and where the API knows none', async () => {
  for (const none of [
    answer(waitingPlaces, []),
    answer(waitingPlaces, [waitingFor('Spin', null)]),
    failure(waitingPlaces, 404),
  ]) {
    open(none);
    expect(await screen.findByRole('article', { name: 'Aqua aerobics' })).toBeVisible();
    expect(headings()).toEqual(['Aqua aerobics']);
    expect(screen.queryByText('Your waiting lists could not be loaded')).toBeNull();
    cleanup();
  }
});

it('says when the lists could not be loaded, and tries again', async () => {
  let isDown = true;
  open({
    endpoint: waitingPlaces,
    respond: (request) =>
      (isDown ? failure(waitingPlaces, 500) : answer(waitingPlaces, [yoga])).respond(request),
  });
  expect(await screen.findByText('Your waiting lists could not be loaded')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Waiting lists' })).toBeVisible();
});
