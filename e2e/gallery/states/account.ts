import { type Booking, upcomingBookings, updateUser } from 'shared-contracts/api/account';
import { dataFields } from 'shared-contracts/api/data-fields';
import { addDays, siteDay } from 'shared-contracts/dates';
import { altered, answered, failed, held } from '../../support/answers/answer-change.ts';
import type { Area } from '../state.ts';
import { bookingStates } from './account-bookings.ts';
import { documentStates } from './account-documents.ts';
import { guestPassStates } from './account-guest-passes.ts';
import { paymentStates } from './account-payments.ts';
import { waiverStates } from './account-waivers.ts';
import { endWithBookings, freezeWithBookings } from './decisions.ts';
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
      async prepare(page) {
        await page.getByText('Credit balance').waitFor();
        await headed(page, 'What you have');
      },
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
      id: 'details-photo-refused',
      title: 'A photo of another kind is refused',
      async prepare(page) {
        const scan = { name: 'me.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
        await page.getByLabel('Photo', { exact: true }).setInputFiles(scan);
        await page.getByRole('button', { name: 'Upload photo' }).click();
        await page.getByText('The selected file must be a JPG or PNG').waitFor();
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
    ...bookingStates,
    ...paymentStates,
    ...waiverStates,
    endWithBookings,
    freezeWithBookings,
    ...guestPassStates,
    ...documentStates,
  ],
};
