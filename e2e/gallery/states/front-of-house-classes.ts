import type { Page } from '@playwright/test';
import { currentUser } from 'shared-contracts/api/auth';
import { addToCart } from 'shared-contracts/api/basket';
import { type DeskSession, deskSessions } from 'shared-contracts/api/desk-sessions';
import { exampleActivityItem, exampleCart } from 'shared-contracts/testing';
import { altered, answered } from '../../support/answers/answer-change.ts';
import type { Scene, State } from '../state.ts';

const asStaff = altered(currentUser, (user) => ({ ...user, isStaff: true }));
const desk = { app: 'front-of-house', path: '/', as: 'sam' } as const;

const yoga: DeskSession = {
  id: 'yoga',
  superEvent: '1',
  name: 'Gentle yoga',
  activity: { id: 'yoga', name: 'Yoga', slug: 'yoga' },
  startDate: '2026-11-20T18:30:00+00:00',
  endDate: '2026-11-20T19:15:00+00:00',
  duration: 'PT45M',
  level: null,
  leader: null,
  location: 'Studio 1',
  eventStatus: 'EventScheduled',
  maximumAttendeeCapacity: 20,
  remainingAttendeeCapacity: 8,
  offer: { id: 'o', name: 'Member', price: '4.50', formattedPrice: '£4.50', priceReason: 'Member price' },
  bookable: { canBook: true, reason: null, message: null },
  clash: null,
  waitingList: null,
  ageRange: { minValue: null, maxValue: null },
  genderRestriction: null,
  accessibilitySupport: [],
  canOverride: false,
};
const { startDate, endDate } = yoga;

export const classes: DeskSession[] = [
  yoga,
  { ...yoga, id: 'spin', name: 'Spin', clash: { name: 'Gentle yoga', startDate, endDate } },
  {
    ...yoga,
    id: 'lesson',
    name: 'Swimming Lessons, ages 4 to 7',
    location: 'Teaching pool',
    bookable: {
      canBook: false,
      reason: 'wrong-age',
      message: 'This class is for people aged 4 to 7.',
    },
    canOverride: true,
  },
  {
    ...yoga,
    id: 'full',
    name: 'Aqua Fit',
    startDate: '2026-11-20T20:15:00+00:00',
    remainingAttendeeCapacity: 0,
    bookable: { canBook: false, reason: 'full', message: 'All places are booked.' },
    waitingList: { position: null, offeredUntil: null, canJoin: true, waiting: 2 },
  },
];

const [, , , full = yoga] = classes;

/** Classes that the customer waits for: on the list of one, and with a place held in another. */
const waitedFor: DeskSession[] = [
  { ...full, waitingList: { position: 2, offeredUntil: null, canJoin: false, waiting: 1 } },
  {
    ...full,
    id: 'held',
    name: 'Spin',
    remainingAttendeeCapacity: 1,
    bookable: yoga.bookable,
    waitingList: { position: null, offeredUntil: '2026-11-20T19:45:00+00:00', canJoin: false, waiting: 0 },
  },
];

/** Another name than that of the member of staff. */
const servedCustomer = {
  name: 'Priya Raman',
  email: 'priya.raman@example.com',
  age: 34,
  membership: 'Adult',
};

/** The basket with a class that staff have added. */
const withYoga = exampleCart(
  [
    exampleActivityItem({
      objectId: yoga.id,
      name: yoga.name,
      location: yoga.location,
      startDate,
      endDate,
      price: '4.50',
      formattedPrice: '£4.50',
      isHeld: true,
      holdExpiresAt: '2099-11-20T18:12:00+00:00',
    }),
  ],
  '4.50',
);

const sale = { slug: 'sale', name: 'Sale Leisure Centre' };

/** A charge of the customer, as the API writes it. */
export const lateCharge = {
  id: 'late',
  reason: 'late-cancellation',
  name: yoga.name,
  start_date: '2026-11-18T18:30:00+00:00',
  venue: sale,
  amount: '3.00',
  formatted_amount: '£3.00',
  is_in_basket: false,
};

/** The served customer with their next bookings and charges, which the API gives to real staff alone. */
export async function answerCustomer(
  page: Page,
  who: { id: string; reference: string },
  charges: (typeof lateCharge)[] = [],
): Promise<void> {
  await page.route('**/front-of-house/customers/*/penalties', (route) =>
    route.fulfill({ json: { status_code: 200, data: charges } }),
  );
  await page.route('**/front-of-house/customers', (route) =>
    route.fulfill({ json: { status_code: 200, data: [{ ...servedCustomer, ...who }] } }),
  );
  const induction = {
    id: 'induction',
    name: 'Gym Induction',
    start_date: '2026-11-20T11:00:00+00:00',
    end_date: '2026-11-20T12:00:00+00:00',
    venue: sale,
    location: 'Gym',
    purchased_for: { id: who.id, name: servedCustomer.name },
  };
  const lesson = {
    ...induction,
    id: 'lesson',
    name: 'Swimming Lessons, ages 4 to 7',
    start_date: '2026-11-21T10:00:00+00:00',
    end_date: '2026-11-21T10:30:00+00:00',
    location: 'Teaching pool',
    purchased_for: { id: 'asha', name: 'Asha Raman' },
  };
  await page.route('**/front-of-house/customers/*/bookings', (route) =>
    route.fulfill({ json: { status_code: 200, data: [induction, lesson] } }),
  );
}

/** The person's own basket stands for that of a customer, so that no other account is needed. */
async function findClasses(page: Page, { customer }: Scene): Promise<void> {
  const { id, reference } = await customer.api.call(currentUser, {});
  await answerCustomer(page, { id, reference });
  await page
    .getByRole('textbox', { name: 'Name, phone, postcode, email address or customer ID' })
    .fill('RIV100001');
  await page.getByRole('button', { name: 'Find customer' }).click();
  await page.getByRole('combobox', { name: 'Venue' }).selectOption({ index: 1 });
  await page.getByRole('list', { name: 'Classes' }).waitFor();
}

async function askWhy(page: Page, scene: Scene): Promise<void> {
  await findClasses(page, scene);
  await page.getByRole('button', { name: /^Add anyway \(Swimming/ }).click();
  await page.getByRole('alertdialog').waitFor();
}

/** Booking a class for the customer at the desk. */
export const deskClassStates: readonly State[] = [
  {
    ...desk,
    id: 'classes',
    title: 'Classes for the customer at the desk',
    answers: [asStaff, answered(deskSessions, classes)],
    prepare: findClasses,
  },
  {
    ...desk,
    id: 'waiting-list',
    title: 'Classes that the customer at the desk waits for',
    answers: [asStaff, answered(deskSessions, waitedFor)],
    prepare: findClasses,
  },
  {
    ...desk,
    id: 'waiting-list-leave',
    title: 'Taking the customer off a waiting list',
    isOverlay: true,
    answers: [asStaff, answered(deskSessions, waitedFor)],
    async prepare(page, scene) {
      await findClasses(page, scene);
      await page.getByRole('button', { name: /^Take off waiting list/ }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    ...desk,
    id: 'leave-unpaid',
    title: 'The question before a place that staff have added is left unpaid',
    isOverlay: true,
    answers: [asStaff, answered(deskSessions, classes), answered(addToCart, withYoga)],
    // The API knows no such basket, whose payment is prepared out of sight.
    expects: [/\b404\b/],
    async prepare(page, scene) {
      await findClasses(page, scene);
      await page
        .getByRole('button', { name: /^Add to basket/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Take payment' }).waitFor();
      await page.getByRole('button', { name: 'Serve another customer' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    ...desk,
    id: 'book-anyway',
    title: 'Why staff book a class for another age',
    isOverlay: true,
    answers: [asStaff, answered(deskSessions, classes)],
    prepare: askWhy,
  },
  {
    ...desk,
    id: 'book-anyway-unexplained',
    title: 'Booking a class for another age without saying why',
    isOverlay: true,
    answers: [asStaff, answered(deskSessions, classes)],
    async prepare(page, scene) {
      await askWhy(page, scene);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Add anyway' }).click();
      await page.getByText('Choose or type a reason').waitFor();
    },
  },
];
