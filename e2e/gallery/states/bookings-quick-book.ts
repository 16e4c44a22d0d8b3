import type { Page } from '@playwright/test';
import { session } from 'shared-contracts/api/activities';
import { order } from 'shared-contracts/api/orders';
import { quickBook, quickOffer } from 'shared-contracts/api/quick-book';
import { altered, answered, cut, failed, held } from '../../support/answers/answer-change.ts';
import { flagships } from '../../support/hosts.ts';
import { dayPath, sessionPath } from '../../support/timetable.ts';
import { isFree, isMemberPrice } from '../classes.ts';
import { pictureDay } from '../fixed-moment/fixed-moment.ts';
import { type State, TENANTS } from '../state.ts';

const brands = {
  riverside: 'Riverside Leisure',
  northpeak: 'Northpeak Active',
  harbour: 'Harbour Sports & Swim',
};

const addresses = {
  riverside: 'Broad Road, Sale, M33 2AL',
  northpeak: '21 Dalkeith Road, Edinburgh, EH16 5BB',
  harbour: 'Mayflower Drive, Plymouth, PL2 3DG',
};

const ask = (page: Page) =>
  page
    .getByRole('button', { name: /^Book now/ })
    .first()
    .click();

/** Asks, presses the button that books, and waits for words. */
const confirmed = (words: string | RegExp): State['prepare'] =>
  async function prepare(page) {
    await ask(page);
    await page.getByRole('button', { name: 'Agree and book' }).click();
    await page.getByRole('dialog').getByText(words).first().waitFor();
  };

const own: Pick<State, 'app' | 'as' | 'path' | 'isOverlay' | 'isFleeting'> = {
  app: 'bookings',
  as: 'sam',
  path: async ({ venue, findClass }) => dayPath(venue.slug, await findClass(isFree)),
  isOverlay: true,
};

/** Booking at once: the question, its outcomes, and the confirmation. */
export const quickBooking: State[] = [
  {
    ...own,
    id: 'book-now',
    title: 'A free class is to be booked at once',
    async prepare(page) {
      await ask(page);
      await page.getByRole('button', { name: 'Agree and book' }).waitFor();
    },
  },
  {
    ...own,
    as: 'alex',
    id: 'book-now-member',
    title: 'A class that a membership includes is to be booked at once',
    path: async ({ venue, findClass }) =>
      dayPath(venue.slug, await findClass((session) => isFree(session) && isMemberPrice(session))),
    async prepare(page) {
      await ask(page);
      await page.getByText('Included in your membership').waitFor();
    },
  },
  {
    ...own,
    isOverlay: false,
    id: 'class-free',
    title: 'A class that is free',
    path: async ({ venue, findClass }) => sessionPath(venue.slug, await findClass(isFree)),
    prepare: (page) =>
      page
        .getByRole('button', { name: /^Book now/ })
        .first()
        .waitFor(),
  },
  {
    ...own,
    id: 'book-now-loading',
    title: 'What is to be booked is loading',
    answers: [held(quickOffer)],
    async prepare(page) {
      await ask(page);
      await page.getByText('Loading your booking').waitFor();
    },
  },
  {
    ...own,
    id: 'book-now-failed',
    title: 'What is to be booked could not be loaded',
    answers: [failed(quickOffer, 500)],
    async prepare(page) {
      await ask(page);
      await page.getByRole('dialog', { name: /could not be loaded$/ }).waitFor();
    },
  },
  {
    ...own,
    id: 'book-now-terms',
    title: 'The terms of booking at once',
    async prepare(page) {
      await ask(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /erms|onditions/ })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Terms of booking' }).waitFor();
    },
  },
  {
    ...own,
    id: 'book-now-full',
    title: 'The class is full meanwhile',
    answers: [
      altered(quickOffer, (data) => ({
        ...data,
        bookable: { canBook: false, reason: 'full' as const, message: 'All places are booked.' },
      })),
      altered(session, (detail) => ({
        ...detail,
        session: {
          ...detail.session,
          waitingList: { position: null, offeredUntil: null, canJoin: true, waiting: 2 },
        },
      })),
    ],
    async prepare(page) {
      await ask(page);
      await page.getByRole('dialog', { name: 'All places are booked' }).waitFor();
    },
  },
  {
    ...own,
    id: 'book-now-priced',
    title: 'The class is not free any more',
    answers: [
      altered(quickOffer, (data) => ({
        ...data,
        offer: { ...data.offer, price: '7.00', formattedPrice: '£7.00', priceReason: null },
      })),
    ],
    async prepare(page) {
      await ask(page);
      await page.getByText('Now £7.00').waitFor();
    },
  },
  {
    ...own,
    id: 'book-now-unknown',
    title: 'The answer was lost',
    answers: [cut(quickBook)],
    prepare: confirmed('We couldn’t confirm your booking'),
  },
  ...TENANTS.map(
    (tenant): State => ({
      ...own,
      tenants: [tenant],
      id: 'booked-now',
      title: 'Booked at once',
      answers: [
        answered(quickBook, { completeOrderId: 'order-1' }),
        answered(order, {
          id: '1',
          completeOrderId: 'order-1',
          reference: 'RIV-7K3M9Q',
          items: [
            {
              id: '1',
              type: 'activity',
              name: 'Mindful Half Hour',
              purchasedFor: { id: '1', name: 'Sam Newbury' },
              price: '0.00',
              formattedPrice: 'Free',
              enablePrintReceipt: true,
              startDate: `${pictureDay(6)}T18:30:00+00:00`,
              endDate: `${pictureDay(6)}T19:00:00+00:00`,
              venue: { ...flagships[tenant], address: addresses[tenant] },
              location: 'Gym floor',
              leader: null,
              attendeeInstructions: null,
              accessCode: '481516',
            },
          ],
          tax: '0.00',
          total: '0.00',
          formattedTax: '£0.00',
          formattedTotal: '£0.00',
          brand: brands[tenant],
          orderType: 'activity',
          createdAt: `${pictureDay()}T09:00:00+00:00`,
          email: 'sam.new@example.com',
          servedBy: null,
          payments: [],
        }),
      ],
      prepare: confirmed('481516'),
    }),
  ),
];
