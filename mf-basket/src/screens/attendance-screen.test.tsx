// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type Attendee,
  attendees,
  type DeskClass,
  deskClasses,
  takeBackNoShow,
} from 'shared-contracts/api/attendance';
import { type Penalty, recordNoShow } from 'shared-contracts/api/penalties';
import { venues } from 'shared-contracts/api/venues';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { deskVenue } from '../testing/desk-venue.ts';
import AttendanceScreen from './attendance-screen.tsx';

const staff = { ...testUser, id: 'staff', isStaff: true };
const yoga: DeskClass = {
  id: 's1',
  name: 'Gentle yoga',
  startDate: '2026-11-20T18:30:00+00:00',
  location: 'Studio 1',
  hasStarted: true,
  booked: 2,
  missing: 0,
};
const five = { decimal: '5.00', formatted: '£5.00' };
const alex: Attendee = { bookingId: 'b1', name: 'Alex Fairbairn', bookedBy: null, cost: five, noted: null };
const owed: Penalty = {
  id: 'p1',
  reason: 'no-show',
  name: 'Gentle yoga',
  startDate: yoga.startDate,
  venue: { slug: 'sale', name: deskVenue.name },
  amount: '5.00',
  formattedAmount: '£5.00',
  isInBasket: false,
};

function open(answers: TestAnswer[] = [], user = staff) {
  const page = renderWithPlatform(<AttendanceScreen />, {
    app: 'front-of-house',
    user,
    answers: [
      answer(venues, [deskVenue]),
      answer(deskClasses, [yoga]),
      answer(attendees, [alex]),
      ...answers,
    ],
  });
  const toasts: unknown[] = [];
  page.bus.on('toast:requested', ({ content }) => toasts.push(content));
  return { ...page, toasts };
}

async function openList() {
  await userEvent.selectOptions(await screen.findByLabelText('Venue'), 'sale');
  await userEvent.click(await screen.findByRole('button', { name: 'Who booked (Gentle yoga at 18:30)' }));
  return within(await screen.findByRole('list', { name: 'Who booked Gentle yoga' }));
}

afterEach(() => vi.useRealTimers());

test('a class of the chosen venue says who booked it, by name', async () => {
  open([
    answer(attendees, [
      alex,
      { ...alex, bookingId: 'b2', name: 'Frankie Hartley', bookedBy: 'Robin Hartley' },
    ]),
  ]);
  expect(await screen.findByText('Choose your venue to see its classes.')).toBeVisible();
  const list = await openList();
  expect(screen.getByText('Studio 1')).toBeVisible();
  expect(screen.getByText('2 booked')).toBeVisible();
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent('Alex Fairbairn');
  expect(second).toHaveTextContent('Frankie HartleyBooked by Robin Hartley');
  const close = screen.getByRole('button', { name: 'Close the list (Gentle yoga at 18:30)' });
  expect(close).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(close);
  expect(screen.queryByRole('list')).toBeNull();
});

test('what it costs is shown before it is noted, once, and the row has the focus then', async () => {
  let isNoted = false;
  const { requests, toasts } = open([
    answer(attendees, () => [isNoted ? { ...alex, noted: { owed: five, isPaid: false } } : alex]),
    answer(recordNoShow, () => {
      isNoted = true;
      return { penalty: owed };
    }),
  ]);
  const list = await openList();
  await userEvent.click(list.getByRole('button', { name: 'Mark as no-show (Alex Fairbairn)' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Record a no-show for Alex Fairbairn?' }),
  );
  expect(question.getByText(/^Alex Fairbairn will owe £5\.00,/)).toBeVisible();
  const posts = () => requests.filter(({ method }) => method === 'POST');
  expect(posts()).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Record no-show' }));
  await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus());
  expect(screen.getByRole('listitem')).toHaveTextContent('No-showOwes £5.00');
  expect(posts()).toHaveLength(1);
  expect(toasts).toEqual(['Alex Fairbairn is recorded as a no-show.']);
});

test('what was noted is taken back, unless it is paid', async () => {
  let noted: Attendee['noted'] = { owed: five, isPaid: false };
  const paid = { ...alex, bookingId: 'b2', name: 'Jo Ashdown', noted: { owed: five, isPaid: true } };
  const { toasts } = open([
    answer(attendees, () => [{ ...alex, noted }, paid]),
    answer(takeBackNoShow, () => {
      noted = null;
      return {};
    }),
  ]);
  const list = await openList();
  expect(list.getByText('Paid £5.00')).toBeVisible();
  expect(list.queryByRole('button', { name: 'Undo no-show (Jo Ashdown)' })).toBeNull();
  await userEvent.click(list.getByRole('button', { name: 'Undo no-show (Alex Fairbairn)' }));
  expect(await list.findByRole('button', { name: 'Mark as no-show (Alex Fairbairn)' })).toBeVisible();
  expect(toasts).toEqual(['Alex Fairbairn is no longer recorded as a no-show.']);
});

test('a refusal is shown at the person, and the list is requested again', async () => {
  const { requests } = open([failure(recordNoShow, 409, { message: 'This booking was cancelled.' })]);
  const list = await openList();
  await userEvent.click(list.getByRole('button', { name: 'Mark as no-show (Alex Fairbairn)' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Record no-show' }));
  expect(await list.findByText('This booking was cancelled.')).toBeVisible();
  const asked = () => requests.filter(({ url }) => url.includes('/classes/s1/bookings'));
  await waitFor(() => expect(asked()).toHaveLength(2));
});

test('a class that has not started, and a place that was paid for, leave nothing to note', async () => {
  open([
    answer(deskClasses, [{ ...yoga, hasStarted: false }]),
    answer(attendees, [alex, { ...alex, bookingId: 'b2', cost: null }]),
  ]);
  const list = await openList();
  expect(screen.getByText('You can record no-shows once it has started.')).toBeVisible();
  expect(list.queryByText('No charge for a no-show')).toBeNull();
  expect(list.queryByRole('button', { name: /^Mark as no-show/ })).toBeNull();
});

test('a class that begins while the page stays open can be noted from then on', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let hasStarted = false;
  open([answer(deskClasses, () => [{ ...yoga, hasStarted }])]);
  const list = await openList();
  expect(list.queryByRole('button', { name: /^Mark as no-show/ })).toBeNull();
  hasStarted = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await list.findByRole('button', { name: 'Mark as no-show (Alex Fairbairn)' })).toBeVisible();
});

test('a day without bookings says so, and what could not be loaded is requested again', async () => {
  let isDown = true;
  open([
    {
      endpoint: deskClasses,
      respond: (request) => (isDown ? failure(deskClasses, 500) : answer(deskClasses, [])).respond(request),
    },
  ]);
  await userEvent.selectOptions(await screen.findByLabelText('Venue'), 'sale');
  expect(await screen.findByText('The classes could not be loaded')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show classes with no bookings' })).toBeNull();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No bookings yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show classes with no bookings' })).toBeVisible();
});

test('no one but staff see who came', async () => {
  const { requests } = open([], { ...testUser, isStaff: false });
  expect(await screen.findByRole('heading', { name: 'This page is for staff' })).toBeVisible();
  expect(requests.some(({ url }) => url.includes('front-of-house'))).toBe(false);
});

test('a place that staff booked beside the rules says who did, when and why', async () => {
  const override = { note: 'Agreed with the coach', by: 'Sam Desk', at: '2026-11-18T09:30:00+00:00' };
  open([answer(attendees, [{ ...alex, override }])]);
  const list = await openList();
  expect(await list.findByText('Override by Sam Desk, 18 Nov 2026: Agreed with the coach')).toBeVisible();
});
