// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { customerBookings, type DeskBooking } from 'shared-contracts/api/desk-bookings';
import { siteDay } from 'shared-contracts/dates';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { expect, test } from 'vitest';
import { NextBookings } from './next-bookings.tsx';

const sam = { id: 'sam', reference: 'RIV100001', name: 'Sam Newbury', email: 'sam@example.com' };
const today = siteDay(new Date());
const induction: DeskBooking = {
  id: 'b1',
  name: 'Gym Induction',
  startDate: `${today}T11:00:00Z`,
  endDate: `${today}T12:00:00Z`,
  venue: { slug: 'sale', name: 'Sale Leisure Centre' },
  location: 'Gym',
  purchasedFor: { id: 'sam', name: 'Sam Newbury' },
};

const open = (...answers: TestAnswer[]) =>
  renderWithPlatform(
    <>
      <NextBookings customer={sam} />
      <p>Served</p>
    </>,
    { app: 'front-of-house', user: { ...testUser, id: 'staff', isStaff: true }, answers },
  );

test('the next bookings are listed with place, time and attendee, and lead to the attendance of their day', async () => {
  const casey = {
    ...induction,
    id: 'b2',
    startDate: '2099-05-01T11:00:00Z',
    endDate: '2099-05-01T12:00:00Z',
  };
  open(answer(customerBookings, [induction, { ...casey, purchasedFor: { id: 'casey', name: 'Casey New' } }]));
  const card = within(await screen.findByRole('region', { name: 'Next bookings' }));
  const [own, linked] = card.getAllByRole('listitem');
  expect(own).toHaveTextContent(/^Gym Induction.+\d\d:00 to \d\d:00Sale Leisure Centre, Gym/);
  expect(own).not.toHaveTextContent('attends');
  const link = card.getByRole('link', {
    name: /^Attendance \(Gym Induction at \d\d:00, opens in a new tab\)$/,
  });
  expect(link).toHaveAttribute('href', `/attendance?venue=sale&date=${today}`);
  expect(link).toHaveAttribute('target', '_blank');
  expect(linked).toHaveTextContent('Casey New attends');
  // The attendance page has no day that far ahead.
  expect(card.getAllByRole('link')).toHaveLength(1);
});

test('a customer without bookings has none', async () => {
  open(answer(customerBookings, []));
  expect(await screen.findByText('No upcoming bookings.')).toBeVisible();
});

test('an API that does not list them shows nothing', async () => {
  const { requests } = open(failure(customerBookings, 404));
  await waitFor(() =>
    expect(requests.filter(({ url }) => url.endsWith('/customers/sam/bookings'))).toHaveLength(1),
  );
  expect(await screen.findByText('Served')).toBeVisible();
  expect(screen.queryByRole('region')).toBeNull();
});
