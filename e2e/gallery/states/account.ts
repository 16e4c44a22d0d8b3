import { type Booking, upcomingBookings, updateUser } from 'shared-contracts/api/account';
import { bookingCancellation, type PastBooking, pastBookings } from 'shared-contracts/api/bookings';
import { dataFields } from 'shared-contracts/api/data-fields';
import { addDays, siteDay } from 'shared-contracts/dates';
import { altered, answered, failed, held } from '../answers/answer-change.ts';
import type { Area } from '../state.ts';
import { headed, loading } from './on-page.ts';

const own = { app: 'my-account', path: '/', as: 'sam' } as const;
const details = { ...own, path: '/user-details' } as const;
const BOOKINGS_OF_SOMEBODY_BUSY = 9;

const daysLater = (moment: string, days: number) =>
  `${addDays(siteDay(moment), days)}${moment.slice('2026-11-21'.length)}`;

const later = ({ item, ...booking }: Booking, index: number): Booking => ({
  ...booking,
  item: {
    ...item,
    id: `${item.id}-${index}`,
    startDate: daysLater(item.startDate, index),
    endDate: daysLater(item.endDate, index),
  },
});

/** Enough bookings for a long list, made from those that there are. */
const repeated = (bookings: readonly Booking[]): Booking[] =>
  Array.from({ length: BOOKINGS_OF_SOMEBODY_BUSY }, (_, index) => {
    const booking = bookings[index % bookings.length];
    return booking ? later(booking, index) : [];
  }).flat();

const cancelled: PastBooking = {
  completeOrderId: '00000000-0000-4000-8000-000000000001',
  reference: 'RIV-7K3M9Q',
  item: {
    id: '00000000-0000-4000-8000-000000000002',
    type: 'activity',
    name: 'Gentle yoga',
    startDate: '2026-11-14T18:30:00+00:00',
    endDate: '2026-11-14T19:15:00+00:00',
    venue: { slug: 'sale-leisure-centre', name: 'Sale Leisure Centre', address: 'Broad Road, Sale, M33 2AL' },
    location: 'Studio 2',
    leader: null,
    purchasedFor: { id: 'somebody', name: 'Kit Newbury' },
    price: '6.50',
    formattedPrice: '£6.50',
    attendeeInstructions: null,
    accessCode: '482915',
    enablePrintReceipt: true,
  },
  status: 'cancelled',
  refunds: [
    { destination: 'card', description: 'Visa ending 0006', amount: '6.50', formattedAmount: '£6.50' },
  ],
  activity: { slug: 'yoga', name: 'Yoga' },
};
const had: PastBooking = { ...cancelled, status: 'confirmed', refunds: [] };

/** What mf-account shows. */
export const account: Area = {
  id: 'account',
  title: 'Account',
  states: [
    {
      ...own,
      id: 'dashboard',
      title: 'Dashboard with many bookings',
      async path({ placeOrder }) {
        await placeOrder();
        return '/';
      },
      answers: [altered(upcomingBookings, repeated)],
      prepare: (page) =>
        page
          .getByRole('link', { name: /^View confirmation/ })
          .first()
          .waitFor(),
    },
    {
      ...own,
      id: 'dashboard-member',
      title: 'Dashboard of a member with credit',
      as: 'alex',
      prepare: (page) => page.getByText('Credit balance').waitFor(),
    },
    {
      ...own,
      id: 'dashboard-empty',
      title: 'Dashboard without bookings',
      answers: [answered(upcomingBookings, [])],
      prepare: (page) => headed(page, 'You have no bookings coming up'),
    },
    {
      ...own,
      id: 'dashboard-loading',
      title: 'The bookings are loading',
      answers: [held(upcomingBookings)],
      prepare: loading,
    },
    {
      ...own,
      id: 'dashboard-failed',
      title: 'The bookings could not be loaded',
      answers: [failed(upcomingBookings, 500)],
      prepare: (page) => page.getByText('Your bookings could not be loaded').waitFor(),
    },
    {
      ...details,
      id: 'details',
      title: 'My details',
      prepare: (page) => page.getByRole('button', { name: 'Save my details' }).waitFor(),
    },
    {
      ...details,
      id: 'details-loading',
      title: 'My details are loading',
      answers: [held(dataFields)],
      prepare: (page) => page.getByText('Loading your details').waitFor({ state: 'attached' }),
    },
    {
      ...details,
      id: 'details-failed',
      title: 'My details could not be loaded',
      answers: [failed(dataFields, 500)],
      prepare: (page) => page.getByText('Your details could not be loaded').waitFor(),
    },
    {
      ...details,
      id: 'details-refused',
      title: 'My details are refused at a field',
      as: 'alex',
      answers: [failed(updateUser, 422, { validationMessages: { mobile: ['This number is not known.'] } })],
      async prepare(page) {
        await page.getByRole('button', { name: 'Save my details' }).click();
        await page.getByRole('alert').waitFor();
      },
    },
    {
      ...details,
      id: 'details-password',
      title: 'A new password that breaks rules',
      async prepare(page) {
        await page.getByLabel('New password', { exact: true }).fill('short1');
        await page.getByRole('button', { name: 'Change password' }).click();
        await page.getByRole('alert').waitFor();
      },
    },
    {
      ...own,
      id: 'bookings',
      title: 'Upcoming bookings',
      async path({ placeOrder }) {
        await placeOrder();
        return '/bookings';
      },
      prepare: (page) => page.getByRole('article').first().waitFor(),
    },
    {
      ...own,
      id: 'bookings-cancel',
      title: 'What cancelling brings back',
      isOverlay: true,
      async path({ placeOrder }) {
        await placeOrder();
        return '/bookings';
      },
      async prepare(page) {
        await page
          .getByRole('button', { name: /^Cancel booking/ })
          .first()
          .click();
        await page.getByRole('alertdialog').getByRole('list').waitFor();
      },
    },
    {
      ...own,
      id: 'bookings-cancel-late',
      title: 'A booking that can no longer be cancelled',
      isOverlay: true,
      async path({ placeOrder }) {
        await placeOrder();
        return '/bookings';
      },
      answers: [
        failed(bookingCancellation, 409, {
          message: 'This class has already started, so the booking can no longer be cancelled.',
        }),
      ],
      async prepare(page) {
        await page
          .getByRole('button', { name: /^Cancel booking/ })
          .first()
          .click();
        await page.getByText(/can no longer be cancelled/).waitFor();
      },
    },
    {
      ...own,
      id: 'bookings-empty',
      title: 'No upcoming bookings',
      path: '/bookings',
      answers: [answered(upcomingBookings, [])],
      prepare: (page) => headed(page, 'You have no bookings coming up'),
    },
    {
      ...own,
      id: 'bookings-past',
      title: 'Past bookings, one of them cancelled',
      path: '/bookings/past',
      answers: [answered(pastBookings, [cancelled, had])],
      prepare: (page) => page.getByText('Cancelled').waitFor(),
    },
    {
      ...own,
      id: 'bookings-past-empty',
      title: 'No past bookings',
      path: '/bookings/past',
      answers: [answered(pastBookings, [])],
      prepare: (page) => headed(page, 'You have no past bookings'),
    },
    {
      ...own,
      id: 'bookings-past-failed',
      title: 'The past bookings could not be loaded',
      path: '/bookings/past',
      answers: [failed(pastBookings, 500)],
      prepare: (page) => page.getByText('Your bookings could not be loaded').waitFor(),
    },
  ],
};
