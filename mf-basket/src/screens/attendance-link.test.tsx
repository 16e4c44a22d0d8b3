// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { attendees, deskClasses } from 'shared-contracts/api/attendance';
import { venues } from 'shared-contracts/api/venues';
import { addDays, siteDay } from 'shared-contracts/dates';
import { answer, renderWithPlatform, testUser } from 'shared-platform/testing';
import { expect, test } from 'vitest';
import { deskVenue } from '../testing/desk-venue.ts';
import AttendanceScreen from './attendance-screen.tsx';

const tomorrow = addDays(siteDay(new Date()), 1);
const open = (search: string) =>
  renderWithPlatform(<AttendanceScreen />, {
    app: 'front-of-house',
    user: { ...testUser, id: 'staff', isStaff: true },
    path: `/attendance${search}`,
    route: '/attendance',
    answers: [answer(venues, [deskVenue]), answer(deskClasses, [])],
  });

test('a link opens the classes of its venue and day, and staff can choose others', async () => {
  const { requests } = open(`?venue=sale&date=${tomorrow}`);
  expect(await screen.findByLabelText('Venue')).toHaveValue('sale');
  expect(screen.getByLabelText('Day')).toHaveValue(tomorrow);
  await waitFor(() =>
    expect(requests.some(({ url }) => url.endsWith(`/venues/sale/classes?date=${tomorrow}`))).toBe(true),
  );
  await userEvent.selectOptions(screen.getByLabelText('Venue'), '');
  await waitFor(() => expect(screen.getByLabelText('Venue')).toHaveValue(''));
});

test('an unknown venue or day of a link counts as none', async () => {
  open('?venue=nowhere&date=2020-01-01');
  expect(await screen.findByLabelText('Venue')).toHaveValue('');
  expect(screen.getByLabelText('Day')).toHaveValue(siteDay(new Date()));
});

test('a link opens the list of its class', async () => {
  const item = {
    id: 's1',
    name: 'Gentle yoga',
    startDate: `${tomorrow}T18:30:00+00:00`,
    location: null,
    booked: 0,
    missing: 0,
    hasStarted: false,
  };
  renderWithPlatform(<AttendanceScreen />, {
    app: 'front-of-house',
    user: { ...testUser, id: 'staff', isStaff: true },
    path: '/attendance?venue=sale&class=s1',
    route: '/attendance',
    answers: [
      answer(venues, [deskVenue]),
      answer(deskClasses, [item, { ...item, id: 's2', name: 'Spin' }]),
      answer(attendees, []),
    ],
  });
  expect(await screen.findByText('Everyone has cancelled.')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Close the list/ })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Who booked (Spin at 18:30)' })).toBeVisible();
});
