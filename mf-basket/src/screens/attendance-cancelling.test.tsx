// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type Attendee,
  attendees,
  cancelClass,
  type DeskClass,
  deskClasses,
} from 'shared-contracts/api/attendance';
import { bookingCancellation, type Cancellation, cancelBooking } from 'shared-contracts/api/bookings';
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
  booked: 2,
  missing: 0,
};
const frankie: Attendee = {
  bookingId: 'b1',
  name: 'Frankie Hartley',
  bookedBy: 'Robin Hartley',
  cost: null,
  noted: null,
};
const refunded: Cancellation = {
  freeUntil: null,
  description: '',
  refunds: [
    { destination: 'card', description: 'Visa ending 0006', amount: '6.50', formattedAmount: '£6.50' },
    {
      destination: 'credit',
      creditType: 'membership',
      description: 'Membership credit',
      amount: '1.00',
      formattedAmount: '£1.00',
    },
  ],
  total: '7.50',
  formattedTotal: '£7.50',
  penalty: null,
};

function open(...answers: TestAnswer[]) {
  return openAs({}, ...answers);
}

function openAs(role: object, ...answers: TestAnswer[]) {
  const page = renderWithPlatform(<AttendanceScreen />, {
    app: 'front-of-house',
    user: { ...testUser, id: 'staff', isStaff: true, ...role },
    answers: [answer(venues, [deskVenue]), answer(attendees, [frankie]), ...answers],
  });
  const toasts: unknown[] = [];
  page.bus.on('toast:requested', ({ content }) => toasts.push(content));
  const posts = () => page.requests.filter(({ method }) => method === 'POST');
  return { ...page, toasts, posts };
}

const choose = async () => userEvent.selectOptions(await screen.findByLabelText('Venue'), 'sale');

async function askAboutFrankie() {
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Who booked (Gentle yoga at 18:30)' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel booking (Frankie Hartley)' }));
  return within(await screen.findByRole('alertdialog', { name: 'Cancel the booking for Frankie Hartley?' }));
}

test('the classes of another day are shown once it is chosen', async () => {
  const { requests } = open(answer(deskClasses, [yoga]));
  await choose();
  await userEvent.selectOptions(screen.getByLabelText('Day'), 'Tomorrow');
  await waitFor(() => {
    const days = requests.flatMap(({ url }) => /date=([\d-]+)/.exec(url)?.[1] ?? []);
    expect(new Set(days).size).toBe(2);
  });
});

test('a class is cancelled for everyone with a reason, and the list has the focus then', async () => {
  let isCancelled = false;
  const { toasts, posts } = open(
    answer(deskClasses, () => (isCancelled ? [] : [yoga])),
    answer(cancelClass, () => {
      isCancelled = true;
      return { cancelled: 2 };
    }),
  );
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel class (Gentle yoga at 18:30)' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel Gentle yoga?' }));
  expect(question.getByText('Fri 20 Nov 2026 at 18:30, Studio 1')).toBeVisible();
  expect(
    question.getByText(
      /^All 2 bookings will be cancelled\. Card payments go back to the card; anything else becomes account credit\./,
    ),
  ).toBeVisible();
  expect(posts()).toEqual([]);
  await userEvent.type(question.getByLabelText('Reason'), 'The instructor is ill.');
  await userEvent.click(question.getByRole('button', { name: 'Cancel class' }));
  expect(await screen.findByText('No bookings yet')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Classes' })).toHaveFocus());
  expect(posts()).toMatchObject([{ body: { reason: 'The instructor is ill.' } }]);
  expect(toasts).toEqual(['Gentle yoga is cancelled, with 2 bookings. Whatever was paid goes back.']);
});

test.each([
  ['409', { message: 'This class has already started.' }, 'This class has already started.'],
  ['422', { validation_messages: { reason: ['This must be text.'] } }, 'This must be text.'],
])('a class that is not cancelled says why, with a %s', async (status, refusal, words) => {
  open(answer(deskClasses, [yoga]), failure(cancelClass, Number(status), refusal));
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel class (Gentle yoga at 18:30)' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel Gentle yoga?' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel class' }));
  expect(await question.findByText(words)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Keep class' }));
  expect(screen.getByText('2 booked')).toBeVisible();
});

test('a class that has begun is not cancelled any more, nor are its bookings', async () => {
  open(answer(deskClasses, [{ ...yoga, hasStarted: true }]));
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Who booked (Gentle yoga at 18:30)' }));
  expect(await screen.findByText('Frankie Hartley')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
});

test('a booking is cancelled for someone, with the refund to its payer shown first', async () => {
  let isCancelled = false;
  const { toasts, posts } = open(
    answer(deskClasses, [yoga]),
    answer(attendees, () => (isCancelled ? [] : [frankie])),
    answer(bookingCancellation, refunded),
    answer(cancelBooking, () => {
      isCancelled = true;
      return refunded;
    }),
  );
  const question = await askAboutFrankie();
  const back = within(await question.findByRole('list', { name: 'Refund to Robin Hartley' }));
  expect(question.getByText('Gentle yoga, Fri 20 Nov 2026 at 18:30, Studio 1')).toBeVisible();
  expect(back.getByText('£6.50 to Visa ending 0006, within five working days.')).toBeVisible();
  expect(back.getByText('£1.00 to Membership credit.')).toBeVisible();
  expect(question.getByText('Robin Hartley gets an email.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText('Everyone has cancelled.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Classes' })).toHaveFocus());
  expect(posts()).toMatchObject([{ body: { refund: '7.50' } }]);
  expect(toasts).toEqual(['The booking for Frankie Hartley is cancelled.']);
});

test('a refund that has changed in the meantime is shown again, and nothing is cancelled yet', async () => {
  let isLate = false;
  const nothing = { ...refunded, refunds: [], total: '0.00', formattedTotal: '£0.00' };
  const owed = { amount: '5.00', formattedAmount: '£5.00' };
  open(
    answer(deskClasses, [yoga]),
    answer(bookingCancellation, () => (isLate ? { ...nothing, penalty: owed } : refunded)),
    failure(cancelBooking, 409, { message: 'The refund has changed.' }),
  );
  const question = await askAboutFrankie();
  await question.findByRole('list');
  isLate = true;
  await userEvent.click(question.getByRole('button', { name: 'Cancel booking' }));
  expect(await question.findByText('The refund has changed.')).toBeVisible();
  expect(await question.findByText('Robin Hartley won’t get a refund.')).toBeVisible();
  expect(question.getByText(/^Robin Hartley will owe £5\.00,/)).toBeVisible();
});

test('terms that cannot be loaded are requested again', async () => {
  let isDown = true;
  open(answer(deskClasses, [yoga]), {
    endpoint: bookingCancellation,
    respond: (request) =>
      (isDown ? failure(bookingCancellation, 500) : answer(bookingCancellation, refunded)).respond(request),
  });
  const question = await askAboutFrankie();
  const again = await question.findByRole('button', { name: 'Try again' });
  expect(question.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
  isDown = false;
  await userEvent.click(again);
  expect(await question.findByRole('list', { name: 'Refund to Robin Hartley' })).toBeVisible();
});

test('the desk cancels no class', async () => {
  openAs({ staffRole: 'desk' }, answer(deskClasses, [yoga]));
  await choose();
  expect(await screen.findByRole('heading', { name: 'Gentle yoga' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Cancel class/ })).toBeNull();
});
