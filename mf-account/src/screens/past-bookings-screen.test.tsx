// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { type PastBooking, pastBookings } from 'shared-contracts/api/bookings';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
import { bookingOf } from '../testing/booking-examples.ts';
import PastBookingsScreen from './past-bookings-screen.tsx';

const BOOKINGS = 'http://bookings.riverside.localhost:8080';
const past = (id: string, name: string, change: Partial<PastBooking> = {}): PastBooking => ({
  ...bookingOf(id, name),
  status: 'confirmed',
  refunds: [],
  activity: { slug: 'yoga', name: 'Yoga' },
  ...change,
});

const open = (given: TestAnswer) =>
  renderWithPlatform(<PastBookingsScreen />, {
    app: 'my-account',
    path: '/bookings/past',
    user: testUser,
    answers: [given],
  });

afterEach(cleanup);

it('have a receipt and the way to another one', async () => {
  open(answer(pastBookings, [past('1', 'Gentle yoga')]));
  const booking = within(await screen.findByRole('article', { name: 'Gentle yoga' }));
  expect(booking.getByRole('link', { name: /^View receipt/ })).toHaveAttribute(
    'href',
    `${BOOKINGS}/order-confirmed/order-1`,
  );
  expect(booking.getByRole('link', { name: /^Book again/ })).toHaveAttribute(
    'href',
    `${BOOKINGS}/location/sale?activity=yoga`,
  );
  expect(booking.queryByText('Cancelled')).toBeNull();
  expect(screen.getByRole('link', { name: 'Past' })).toHaveAttribute('aria-current', 'page');
});

it('lead to the next session of the same class where there is one', async () => {
  open(answer(pastBookings, [past('1', 'Gentle yoga', { nextSession: 's9' })]));
  expect(await screen.findByRole('link', { name: /^Book again/ })).toHaveAttribute(
    'href',
    `${BOOKINGS}/location/sale/sessions/s9`,
  );
});

it('say what was cancelled, and what came back', async () => {
  const refunds = [
    {
      destination: 'card' as const,
      description: 'Visa ending 0006',
      amount: '6.50',
      formattedAmount: '£6.50',
    },
  ];
  open(answer(pastBookings, [past('1', 'Gentle yoga', { status: 'cancelled', refunds })]));
  const booking = within(await screen.findByRole('article', { name: 'Gentle yoga' }));
  expect(booking.getByText('Cancelled')).toBeVisible();
  expect(booking.getByText('£6.50 refunded to Visa ending 0006')).toBeVisible();
});

it('say that the venue cancelled a class, and why', async () => {
  const cancelled = { by: 'venue' as const, reason: 'The instructor is ill.' };
  open(answer(pastBookings, [past('1', 'Gentle yoga', { status: 'cancelled', cancelled })]));
  expect(await screen.findByText('We had to cancel this: The instructor is ill.')).toBeVisible();
});

it('say that a refund is on its way as long as it is not made', async () => {
  const refunds = [
    {
      destination: 'card' as const,
      description: 'Visa ending 0006',
      amount: '6.50',
      formattedAmount: '£6.50',
      isOnItsWay: true,
    },
  ];
  open(answer(pastBookings, [past('1', 'Gentle yoga', { status: 'cancelled', refunds })]));
  expect(await screen.findByText('£6.50 on its way back to Visa ending 0006')).toBeVisible();
});

it('are none at first', async () => {
  open(answer(pastBookings, []));
  expect(await screen.findByRole('heading', { name: 'You have no past bookings' })).toBeVisible();
});

it('say when they could not be loaded', async () => {
  open(failure(pastBookings, 500));
  expect(await screen.findByText('Your bookings could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
