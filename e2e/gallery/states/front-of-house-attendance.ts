import { type Attendee, attendees, type DeskClass, deskClasses } from 'shared-contracts/api/attendance';
import { currentUser } from 'shared-contracts/api/auth';
import { bookingCancellation, type Cancellation } from 'shared-contracts/api/bookings';
import { toWire } from 'shared-contracts/codec';
import { altered, answered, failed } from '../../support/answers/answer-change.ts';
import type { State } from '../state.ts';
import { waitForHeading } from './on-page.ts';

const asStaff = altered(currentUser, (user) => ({ ...user, isStaff: true }));
const attendance = { app: 'front-of-house', path: '/attendance', as: 'sam', tenants: ['riverside'] } as const;
const yoga: DeskClass = {
  id: 'yoga',
  name: 'Gentle yoga',
  startDate: '2026-11-20T18:30:00+00:00',
  location: 'Studio 1',
  hasStarted: true,
  booked: 4,
  missing: 2,
};
const later: DeskClass = { ...yoga, hasStarted: false, missing: 0 };
const refunded: Cancellation = {
  freeUntil: null,
  description: '',
  refunds: [
    { destination: 'card', description: 'Visa ending 0006', amount: '6.50', formattedAmount: '£6.50' },
  ],
  total: '6.50',
  formattedTotal: '£6.50',
  penalty: null,
};
const five = { decimal: '5.00', formatted: '£5.00' };
const place = (name: string, change: Partial<Attendee> = {}): Attendee => ({
  bookingId: name,
  name,
  bookedBy: null,
  cost: five,
  noted: null,
  ...change,
});
const booked = [
  place('Alex Fairbairn'),
  place('Jo Ashdown', { noted: { owed: five, isPaid: false } }),
  place('Frankie Hartley', { bookedBy: 'Robin Hartley', noted: { owed: five, isPaid: true } }),
  place('Sam Newbury', { cost: null }),
];

/** Bookings of a class that has not begun. */
const toCome = booked.map((attendee) => ({ ...attendee, noted: null }));

/** Chooses a venue, and opens the list of its one class. */
async function openClass(page: Parameters<State['prepare']>[0]): Promise<void> {
  await page.getByRole('combobox', { name: 'Venue' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: /^Who booked/ }).click();
  await page.getByRole('list', { name: /^Who booked/ }).waitFor();
}

/** Attendance of a class, and cancelling it, on the front-of-house host. */
export const attendanceStates: readonly State[] = [
  {
    ...attendance,
    id: 'attendance',
    title: 'The bookings of a class, with a no-show',
    answers: [asStaff, answered(deskClasses, [yoga]), answered(attendees, booked)],
    prepare: openClass,
  },
  {
    ...attendance,
    id: 'attendance-question',
    title: 'The charge for a no-show',
    isOverlay: true,
    answers: [asStaff, answered(deskClasses, [yoga]), answered(attendees, booked)],
    async prepare(page) {
      await openClass(page);
      await page.getByRole('button', { name: /^Mark as no-show/ }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    ...attendance,
    id: 'attendance-cancel-class',
    title: 'Question before a class is cancelled for everyone',
    isOverlay: true,
    answers: [asStaff, answered(deskClasses, [later]), answered(attendees, toCome)],
    async prepare(page) {
      await openClass(page);
      await page.getByRole('button', { name: /^Cancel class/ }).click();
      await page.getByRole('textbox', { name: 'Reason' }).waitFor();
    },
  },
  {
    ...attendance,
    id: 'attendance-cancel-booking',
    title: 'Refund for a booking that staff cancel',
    isOverlay: true,
    answers: [
      asStaff,
      answered(deskClasses, [later]),
      answered(attendees, toCome),
      answered(bookingCancellation, refunded),
    ],
    async prepare(page) {
      await openClass(page);
      await page
        .getByRole('button', { name: /^Cancel booking/ })
        .first()
        .click();
      await page.getByText(/^Refund to .*$/).waitFor();
    },
  },
  {
    ...attendance,
    id: 'attendance-unbooked',
    title: 'Classes without bookings',
    answers: [asStaff, answered(deskClasses, [later])],
    async prepare(page) {
      const unbooked: DeskClass[] = [
        { ...later, id: 'pilates', name: 'Pilates', booked: 0 },
        { ...later, id: 'spin', name: 'Spin', location: 'Cycle studio', booked: 0 },
      ];
      await page.route('**/*booked=by-nobody*', (route) =>
        route.fulfill({ json: { status_code: 200, data: toWire(unbooked, deskClasses.dataKeys) } }),
      );
      await page.getByRole('combobox', { name: 'Venue' }).selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Show classes with no bookings' }).click();
      await page.getByRole('region', { name: 'No bookings' }).waitFor();
    },
  },
  {
    ...attendance,
    id: 'attendance-empty',
    title: 'No bookings on a day',
    answers: [asStaff, answered(deskClasses, [])],
    async prepare(page) {
      await page.getByRole('combobox', { name: 'Venue' }).selectOption({ index: 1 });
      await waitForHeading(page, 'No bookings yet');
    },
  },
  {
    ...attendance,
    id: 'attendance-failed',
    title: 'The classes could not be loaded',
    answers: [asStaff, failed(deskClasses, 500)],
    async prepare(page) {
      await page.getByRole('combobox', { name: 'Venue' }).selectOption({ index: 1 });
      await page.getByText('The classes could not be loaded').waitFor();
    },
  },
];
