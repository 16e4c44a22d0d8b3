import { upcomingBookings } from 'shared-contracts/api/account';
import { bookingCancellation, type PastBooking, pastBookings } from 'shared-contracts/api/bookings';
import { calendar, newCalendarAddress } from 'shared-contracts/api/calendar';
import { type WaitingListEntry, waitingPlaces } from 'shared-contracts/api/waiting-list';
import type { WaitingList } from 'shared-contracts/api/waiting-place';
import { answered, failed } from '../../support/answers/answer-change.ts';
import { flagships, type Tenant } from '../../support/hosts.ts';
import { pictureDay } from '../fixed-moment/fixed-moment.ts';
import { type State, TENANTS } from '../state.ts';
import { classes } from './front-of-house-classes.ts';
import { waitForHeading } from './on-page.ts';

const own = { app: 'my-account', as: 'sam' } as const;

const cancelled: PastBooking = {
  completeOrderId: '00000000-0000-4000-8000-000000000001',
  reference: 'RIV-7K3M9Q',
  bookedBy: null,
  item: {
    id: '00000000-0000-4000-8000-000000000002',
    type: 'activity',
    name: 'Gentle yoga',
    startDate: '2027-02-27T18:30:00+00:00',
    endDate: '2027-02-27T19:15:00+00:00',
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

/** Two classes that a person waits for, the first of them with a place held or not. */
function waitedFor(tenant: Tenant, first: Partial<WaitingList>): WaitingListEntry[] {
  const none: WaitingList = { position: null, offeredUntil: null, canJoin: false, waiting: 0 };
  const times = ['04T18:30 04T19:15', '06T09:30 06T10:15'];
  return times.flatMap((time, index) => {
    const [start, end] = time.split(' ');
    const session = classes[index];
    if (!session) return [];
    const waitingList = { ...none, ...(index === 0 ? first : { position: 1 }) };
    const startDate = `2027-03-${start}:00+00:00`;
    const endDate = `2027-03-${end}:00+00:00`;
    return [{ session: { ...session, startDate, endDate, waitingList }, venue: flagships[tenant] }];
  });
}

const waitingStates = TENANTS.flatMap((tenant): State[] => [
  {
    ...own,
    tenants: [tenant],
    id: 'bookings-waiting',
    title: 'Classes that the person waits for',
    path: '/bookings',
    answers: [
      answered(upcomingBookings, []),
      answered(waitingPlaces, waitedFor(tenant, { position: 3, waiting: 2 })),
    ],
    prepare: (page) => waitForHeading(page, 'Waiting lists'),
  },
  {
    ...own,
    tenants: [tenant],
    id: 'bookings-waiting-offered',
    title: 'A place that is held for the person',
    path: '/bookings',
    answers: [
      answered(upcomingBookings, []),
      answered(waitingPlaces, waitedFor(tenant, { offeredUntil: `${pictureDay()}T14:30:00Z` })),
    ],
    prepare: (page) => waitForHeading(page, 'A place has come free'),
  },
]);

/** The bookings of the account, and cancelling one. */
export const bookingStates: readonly State[] = [
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
        message: 'This class has already started.',
      }),
    ],
    async prepare(page) {
      await page
        .getByRole('button', { name: /^Cancel booking/ })
        .first()
        .click();
      await page.getByText('This class has already started.').waitFor();
    },
  },
  {
    ...own,
    id: 'bookings-empty',
    title: 'No upcoming bookings',
    path: '/bookings',
    answers: [answered(upcomingBookings, [])],
    prepare: (page) => waitForHeading(page, 'You have no bookings coming up'),
  },
  ...TENANTS.map(
    (tenant): State => ({
      ...own,
      tenants: [tenant],
      id: 'bookings-calendar',
      title: 'An address for the calendar, just made',
      path: '/bookings',
      answers: [
        answered(upcomingBookings, []),
        answered(calendar, { since: null }),
        answered(newCalendarAddress, {
          since: '2027-02-27T18:30:00+00:00',
          address: `https://my-account.${tenant}.example.com/api/v1/calendar/q1W2e3R4t5Y6u7I8o9P0a1S2d3F4g5H6j7K8l9Z0x1C/bookings.ics`,
        }),
      ],
      async prepare(page) {
        await page.getByRole('button', { name: 'Sync with your calendar' }).click();
        await page.getByRole('button', { name: 'Get a calendar address' }).click();
        await page.getByRole('textbox', { name: 'Calendar address' }).waitFor();
      },
    }),
  ),
  {
    ...own,
    id: 'bookings-calendar-failed',
    title: 'The address for the calendar could not be loaded',
    path: '/bookings',
    answers: [answered(upcomingBookings, []), failed(calendar, 500)],
    async prepare(page) {
      await page.getByRole('button', { name: 'Sync with your calendar' }).click();
      await page.getByText('Your calendar address could not be loaded').waitFor();
    },
  },
  ...waitingStates,
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
    prepare: (page) => waitForHeading(page, 'You have no past bookings'),
  },
  {
    ...own,
    id: 'bookings-past-failed',
    title: 'The past bookings could not be loaded',
    path: '/bookings/past',
    answers: [failed(pastBookings, 500)],
    prepare: (page) => page.getByText('Your bookings could not be loaded').waitFor(),
  },
];
