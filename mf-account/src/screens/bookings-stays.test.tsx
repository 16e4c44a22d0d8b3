// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { upcomingBookings } from 'shared-contracts/api/account';
import {
  bookingCancellation,
  type Cancellation,
  cancelBooking,
  type PastBooking,
  pastBookings,
} from 'shared-contracts/api/bookings';
import { waitingPlaces } from 'shared-contracts/api/waiting-list';
import { answer, renderWithPlatform, testUser } from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
import { bookingOf } from '../testing/booking-examples.ts';
import BookingsScreen from './bookings-screen.tsx';
import PastBookingsScreen from './past-bookings-screen.tsx';

const courtAt = (start: string, end: string) => ({
  ...bookingOf(start.replace(':', ''), 'Tennis courts', {
    startDate: `2026-11-21T${start}:00+00:00`,
    endDate: `2026-11-21T${end}:00+00:00`,
    location: 'Court 2',
    isCourt: true,
  }),
  completeOrderId: 'order-1',
});
const stay = [courtAt('18:00', '18:30'), courtAt('18:30', '19:00'), courtAt('19:00', '19:30')];
const terms: Cancellation = {
  freeUntil: '2026-11-21T14:00:00+00:00',
  description: 'You can cancel free of charge up to 4 hours before the class starts.',
  refunds: [
    { destination: 'card', description: 'Visa ending 0006', amount: '19.50', formattedAmount: '£19.50' },
  ],
  total: '19.50',
  formattedTotal: '£19.50',
  penalty: null,
};

function open(offer: Cancellation) {
  const page = renderWithPlatform(<BookingsScreen />, {
    app: 'my-account',
    path: '/bookings',
    user: testUser,
    answers: [
      answer(upcomingBookings, [...stay, bookingOf('yoga', 'Gentle yoga')]),
      answer(waitingPlaces, []),
      answer(bookingCancellation, offer),
      answer(cancelBooking, offer),
    ],
  });
  return (part: string) => page.requests.filter(({ url }) => url.includes(part));
}

async function askToCancel() {
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel booking of Tennis courts/ }));
  return within(await screen.findByRole('alertdialog', { name: 'Cancel this booking?' }));
}

afterEach(cleanup);

it('a court that is booked for longer is one booking with one code', async () => {
  open(terms);
  const booking = within(await screen.findByRole('article', { name: 'Tennis courts' }));
  expect(booking.getByText('Saturday 21 Nov 2026, 18:00 to 19:30')).toBeVisible();
  expect(booking.getAllByText('482915')).toHaveLength(1);
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('it is cancelled as one, at one refund', async () => {
  const sent = open({ ...terms, bookings: ['1800', '1830', '1900'] });
  const question = await askToCancel();
  expect(await question.findByText(/^£19.50 back to Visa/)).toBeVisible();
  expect(question.getByText(/^Tennis courts, Sat.21.Nov.2026, 18:00 to 19:30$/)).toBeVisible();
  expect(question.queryByText(/^We’ll only cancel this one/)).toBeNull();
  await userEvent.click(question.getByRole('button', { name: 'Cancel booking' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent('/cancellation').map(({ url }) => url)).toEqual([
    '/api/v1/my-account/bookings/1800/cancellation?stay=whole',
  ]);
  const posts = sent('/cancel').filter(({ method }) => method === 'POST');
  expect(posts.map(({ body }) => body)).toEqual([{ refund: '19.50', stay: 'whole' }]);
});

it('an API that does not know stays cancels the first part, and the question says just that', async () => {
  open(terms);
  const question = await askToCancel();
  expect(await question.findByText(/, 18:00 to 18:30$/)).toBeVisible();
  expect(
    question.getByText('We’ll only cancel this one. You’ll keep your other booking of Tennis courts.'),
  ).toBeVisible();
});

it('a past stay has the sum of its refunds', async () => {
  const refund = { destination: 'card', description: 'Visa ending 0006' } as const;
  const past = stay.map(
    (booking): PastBooking => ({
      ...booking,
      status: 'cancelled',
      cancelled: { by: 'person', reason: null },
      refunds: [{ ...refund, amount: '6.50', formattedAmount: '£6.50' }],
      activity: { slug: 'tennis', name: 'Tennis' },
    }),
  );
  renderWithPlatform(<PastBookingsScreen />, {
    app: 'my-account',
    path: '/bookings/past',
    user: testUser,
    answers: [answer(pastBookings, past.toReversed())],
  });
  const booking = within(await screen.findByRole('article', { name: 'Tennis courts' }));
  expect(booking.getByText('Saturday 21 Nov 2026, 18:00 to 19:30')).toBeVisible();
  expect(booking.getByText(/£19\.50/)).toBeVisible();
});
