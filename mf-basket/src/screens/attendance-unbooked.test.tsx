// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cancelClass, type DeskClass, deskClasses } from 'shared-contracts/api/attendance';
import { venues } from 'shared-contracts/api/venues';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { expect, test } from 'vitest';
import { deskVenue } from '../testing/desk-venue.ts';
import AttendanceScreen from './attendance-screen.tsx';

const yoga: DeskClass = {
  id: 's1',
  name: 'Gentle yoga',
  startDate: '2026-11-20T18:30:00+00:00',
  location: 'Studio 1',
  hasStarted: false,
  booked: 0,
  missing: 0,
};
const spin: DeskClass = { ...yoga, id: 's2', name: 'Spin', booked: 3 };

async function open(...answers: TestAnswer[]) {
  const page = renderWithPlatform(<AttendanceScreen />, {
    app: 'front-of-house',
    user: { ...testUser, id: 'staff', isStaff: true },
    answers: [answer(venues, [deskVenue]), ...answers],
  });
  const toasts: unknown[] = [];
  page.bus.on('toast:requested', ({ content }) => toasts.push(content));
  await userEvent.selectOptions(await screen.findByLabelText('Venue'), 'sale');
  return { ...page, toasts };
}
const show = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Show classes with no bookings' }));
const asksUnbooked = (url: string) => url.includes('booked=by-nobody');

test('a class that no one has booked is cancelled without a reason, and the list has the focus then', async () => {
  let isCancelled = false;
  const { toasts, requests } = await open(
    answer(deskClasses, ({ url }) => (asksUnbooked(url) ? (isCancelled ? [] : [yoga]) : [spin])),
    answer(cancelClass, () => {
      isCancelled = true;
      return { cancelled: 0 };
    }),
  );
  expect(await screen.findByRole('article', { name: 'Spin' })).toBeVisible();
  expect(requests.some(({ url }) => asksUnbooked(url))).toBe(false);
  await show();
  const row = within(await screen.findByRole('article', { name: 'Gentle yoga' }));
  expect(row.getByText('Studio 1')).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: 'Cancel class (Gentle yoga at 18:30)' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel Gentle yoga?' }));
  expect(question.getByText(/^No one has booked it\./)).toBeVisible();
  expect(question.queryByLabelText('Reason')).toBeNull();
  await userEvent.click(question.getByRole('button', { name: 'Cancel class' }));
  expect(await screen.findByText('Every remaining class on this day has bookings.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: 'No bookings' })).toHaveFocus());
  expect(toasts).toEqual(['Gentle yoga is cancelled.']);
  await userEvent.click(screen.getByRole('button', { name: 'Hide classes with no bookings' }));
  expect(screen.queryByRole('region', { name: 'No bookings' })).toBeNull();
});

test('an API that answers the booked classes all the same has none of them listed', async () => {
  await open(answer(deskClasses, [spin]));
  await show();
  expect(await screen.findByText('Every remaining class on this day has bookings.')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('classes that could not be loaded are requested again', async () => {
  let isDown = true;
  await open({
    endpoint: deskClasses,
    respond: (request) =>
      (asksUnbooked(request.url) && isDown ? failure(deskClasses, 500) : answer(deskClasses, [yoga])).respond(
        request,
      ),
  });
  await show();
  expect(await screen.findByText('The classes with no bookings could not be loaded')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'No bookings' })).toBeVisible();
});
