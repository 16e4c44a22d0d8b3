// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ScheduledSession, sessions } from 'shared-contracts/api/activities';
import { findCustomers } from 'shared-contracts/api/front-of-house';
import { venues } from 'shared-contracts/api/venues';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { expect, test } from 'vitest';
import { deskClass } from '../testing/desk-class.ts';
import { deskVenue } from '../testing/desk-venue.ts';
import DeskScreen from './desk-screen.tsx';

const staff = { ...testUser, id: 'staff', firstName: 'Ellis', lastName: 'Reception', isStaff: true };

const yoga = { ...deskClass, remainingAttendeeCapacity: 1 };
const full = { ...yoga, id: 's2', name: 'Spin', location: null, remainingAttendeeCapacity: 0 };
const started: ScheduledSession = {
  ...yoga,
  id: 's3',
  name: 'Aqua Fit',
  bookable: { canBook: false, reason: 'started', message: 'This class has started.' },
};

async function openDay(...answers: TestAnswer[]) {
  const page = renderWithPlatform(<DeskScreen />, {
    app: 'front-of-house',
    user: staff,
    answers: [answer(venues, [deskVenue]), ...answers],
  });
  page.platform.venue.select(null);
  const day = within(await screen.findByRole('region', { name: 'Classes still to come today' }));
  expect(await day.findByText('Choose your venue to see which classes have places free.')).toBeVisible();
  await userEvent.selectOptions(day.getByLabelText('Venue'), 'sale');
  return { ...page, day };
}

test('staff see what is left of the day at their venue, time first, without a price', async () => {
  const { day } = await openDay(answer(sessions, [yoga, full, started]));
  const rows = (await day.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    '18:30Gentle yoga (18:30, who booked)Studio 11 place free',
    '18:30Spin (18:30, who booked)Full',
  ]);
  const spin = day.getByRole('link', { name: 'Spin (18:30, who booked)' });
  expect(spin).toHaveAttribute('href', expect.stringMatching(/^\/attendance\?venue=sale&date=.*&class=s2$/));
  expect(day.getByRole('link', { name: 'See earlier classes too' })).toHaveAttribute('href', '/attendance');
  expect(screen.getByText('Logged in as Ellis Reception, Sale Leisure Centre')).toBeVisible();
});

test('a day without classes to come says so', async () => {
  const { day } = await openDay(answer(sessions, [started]));
  expect(await day.findByText('There are no more classes here today.')).toBeVisible();
});

test('classes that cannot be loaded are requested again, and customers are still found', async () => {
  const { day, requests } = await openDay(failure(sessions, 500));
  await userEvent.click(await day.findByRole('button', { name: 'Try again' }));
  expect(await day.findByText('Today’s classes could not be loaded')).toBeVisible();
  expect(requests.filter(({ url }) => url.includes('/venues/sale/sessions')).length).toBeGreaterThan(1);
  expect(screen.getByRole('button', { name: 'Find customer' })).toBeVisible();
  expect(day.queryByRole('link', { name: 'See earlier classes too' })).toBeNull();
});

test('a search and classes that both fail have one notice, whose button repeats both', async () => {
  let isDown = true;
  const day = answer(sessions, [yoga]);
  await openDay(failure(findCustomers, 500), {
    endpoint: sessions,
    respond: (request) => (isDown ? { status: 500, body: { status_code: 500 } } : day.respond(request)),
  });
  const label = 'Name, phone, postcode, email address or customer ID';
  await userEvent.type(screen.getByLabelText(label), 'alex');
  await userEvent.click(screen.getByRole('button', { name: 'Find customer' }));
  expect(await screen.findByText('The search didn’t go through')).toBeVisible();
  expect(screen.getByText('Today’s classes could not be loaded')).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getAllByText('Check this device’s connection, then try again.')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'See earlier classes too' })).toBeNull();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^Gentle yoga/ })).toBeVisible();
});

test('venues that cannot be loaded are said so, and requested again', async () => {
  let isDown = true;
  const list = answer(venues, [deskVenue]);
  renderWithPlatform(<DeskScreen />, {
    app: 'front-of-house',
    user: staff,
    answers: [
      {
        endpoint: venues,
        respond: (request) => (isDown ? { status: 500, body: { status_code: 500 } } : list.respond(request)),
      },
    ],
  });
  expect(await screen.findByText('The venues could not be loaded')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'Sale Leisure Centre' })).toBeInTheDocument();
});
