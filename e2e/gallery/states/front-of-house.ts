import { type Attendee, attendees, type DeskClass, deskClasses } from 'shared-contracts/api/attendance';
import { currentUser } from 'shared-contracts/api/auth';
import { bookingCancellation, type Cancellation } from 'shared-contracts/api/bookings';
import { type SentDocument, sentDocuments } from 'shared-contracts/api/document-decisions';
import { findCustomers } from 'shared-contracts/api/front-of-house';
import { type PaymentToSortOut, paymentsToSortOut } from 'shared-contracts/api/payments-to-sort-out';
import { altered, answered, failed } from '../../support/answers/answer-change.ts';
import { isPaid } from '../../support/timetable.ts';
import type { Area, State } from '../state.ts';
import { headed } from './on-page.ts';

const own = { app: 'front-of-house', path: '/', as: 'sam', tenants: ['riverside'] } as const;
const asStaff = altered(currentUser, (user) => ({ ...user, isStaff: true }));

/** The person's own basket stands for that of a customer, so that no other account is needed. */
async function serve(page: Parameters<State['prepare']>[0]): Promise<void> {
  await page.getByRole('textbox', { name: 'Email address or customer ID' }).fill('RIV100001');
  await page.getByRole('button', { name: 'Find customer' }).click();
}

const documents = { ...own, path: '/documents' } as const;
const sent: SentDocument[] = [
  {
    id: 'proof',
    name: 'Proof of your eligibility',
    person: { name: 'Jo Ashdown', reference: 'RIV100003' },
    eligibility: 'Full-time students with a student card',
    sentAt: '2026-11-20T18:30:00+00:00',
  },
];

const customers = [
  { id: 'a', reference: 'RIV100004', name: 'Robin Hartley', email: 'twins@example.com' },
  { id: 'b', reference: 'RIV100005', name: 'Frankie Hartley', email: 'twins@example.com' },
];

const payments = { ...own, path: '/payments-to-sort-out' } as const;
const unknown: PaymentToSortOut = {
  id: 'p1',
  kind: 'outcome-unknown',
  person: { name: 'Jo Ashdown', reference: 'RIV100003', email: 'jo.renew@example.com' },
  formattedAmount: '£7.50',
  card: null,
  reference: '0b9c6a52-52c1-4a5c-9a0d-2f53a7e1b6c4',
  transactionId: null,
  orderReference: null,
  known:
    'We sent this payment to the card provider and could not find out whether it was taken. The card provider’s last word: no answer.',
  tried: [
    { at: '2026-11-20T18:30:00+00:00', text: 'Sent to the card provider: no clear answer' },
    { at: '2026-11-20T18:30:45+00:00', text: 'Asked the card provider how it ended: no answer' },
  ],
  foundAt: '2026-11-21T18:30:00+00:00',
  resolutions: ['try-again', 'nothing-charged', 'returned-by-hand'],
  settled: null,
};

const attendance = { ...own, path: '/attendance' } as const;
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

/** Chooses a venue, and opens the list of its one class. */
async function openClass(page: Parameters<State['prepare']>[0]): Promise<void> {
  await page.getByRole('combobox', { name: 'Venue' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: /^Who booked/ }).click();
  await page.getByRole('list', { name: /^Who booked/ }).waitFor();
}

/** What staff sees on the front-of-house host. */
export const frontOfHouse: Area = {
  id: 'front-of-house',
  title: 'Front of house',
  states: [
    {
      ...own,
      id: 'not-staff',
      title: 'The desk for somebody who is not staff',
      prepare: (page) => headed(page, 'This page is for staff'),
    },
    {
      ...own,
      id: 'find',
      title: 'Finding a customer',
      answers: [asStaff],
      prepare: (page) => page.getByRole('button', { name: 'Find customer' }).waitFor(),
    },
    {
      ...own,
      id: 'nobody',
      title: 'Nobody has this email address',
      answers: [asStaff, answered(findCustomers, [])],
      async prepare(page) {
        await serve(page);
        await page.getByText(/^No account has/).waitFor();
      },
    },
    {
      ...own,
      id: 'several',
      title: 'Several accounts share an email address',
      answers: [asStaff, answered(findCustomers, customers)],
      async prepare(page) {
        await serve(page);
        await page.getByRole('button', { name: /^Frankie Hartley/ }).waitFor();
      },
    },
    {
      ...own,
      basket: [isPaid, isPaid],
      id: 'tenders',
      title: 'Taking a cheque, and cash with change',
      answers: [asStaff],
      async prepare(page, { customer }) {
        const { id, reference, email } = await customer.api.call(currentUser, {});
        await page.route('**/front-of-house/customers', (route) =>
          route.fulfill({
            json: { status_code: 200, data: [{ id, reference, name: 'Sam Newbury', email }] },
          }),
        );
        await serve(page);
        await page.getByRole('combobox', { name: 'Paid with' }).selectOption('cheque');
        await page.getByRole('textbox', { name: 'Cheque number (optional)' }).fill('000123');
        await page.getByRole('textbox', { name: 'Amount' }).fill('1.00');
        await page.getByRole('button', { name: 'Add payment' }).click();
        await page.getByRole('combobox', { name: 'Paid with' }).selectOption('cash');
        await page.getByRole('textbox', { name: 'Cash received' }).fill('50');
        await page.getByRole('button', { name: 'Add payment' }).click();
        await page.getByText(/^Change to give/).waitFor();
      },
    },
    {
      ...documents,
      id: 'documents',
      title: 'Documents to check',
      answers: [asStaff, answered(sentDocuments, sent)],
      prepare: (page) =>
        page
          .getByRole('link', { name: /^Get the file/ })
          .first()
          .waitFor(),
    },
    {
      ...documents,
      id: 'documents-empty',
      title: 'No documents to check',
      answers: [asStaff, answered(sentDocuments, [])],
      prepare: (page) => headed(page, 'No documents to check'),
    },
    {
      ...documents,
      id: 'documents-failed',
      title: 'The documents could not be loaded',
      answers: [asStaff, failed(sentDocuments, 500)],
      prepare: (page) => page.getByText('The documents could not be loaded').waitFor(),
    },
    {
      ...documents,
      id: 'documents-others',
      title: 'Documents to check, for somebody who is not staff',
      prepare: (page) => headed(page, 'This page is for staff'),
    },
    {
      ...payments,
      id: 'payments-to-sort-out',
      title: 'Payments to sort out',
      answers: [asStaff, answered(paymentsToSortOut, { hasMore: false, payments: [unknown] })],
      prepare: (page) => page.getByRole('radio').first().waitFor(),
    },
    {
      ...payments,
      id: 'payments-to-sort-out-refused',
      title: 'A payment to sort out, without a choice and a note',
      answers: [asStaff, answered(paymentsToSortOut, { hasMore: false, payments: [unknown] })],
      async prepare(page) {
        await page.getByRole('button', { name: /^Sort out/ }).click();
        await headed(page, 'There is a problem');
      },
    },
    {
      ...payments,
      id: 'payments-to-sort-out-empty',
      title: 'No payments to sort out',
      answers: [asStaff, answered(paymentsToSortOut, { hasMore: false, payments: [] })],
      prepare: (page) => headed(page, 'No payments to sort out'),
    },
    {
      ...payments,
      id: 'payments-to-sort-out-failed',
      title: 'The payments to sort out could not be loaded',
      answers: [asStaff, failed(paymentsToSortOut, 500)],
      prepare: (page) => page.getByText('The payments could not be loaded').waitFor(),
    },
    {
      ...attendance,
      id: 'attendance',
      title: 'Who booked a class, and who did not come',
      answers: [asStaff, answered(deskClasses, [yoga]), answered(attendees, booked)],
      prepare: openClass,
    },
    {
      ...attendance,
      id: 'attendance-question',
      title: 'What it costs that somebody did not come',
      isOverlay: true,
      answers: [asStaff, answered(deskClasses, [yoga]), answered(attendees, booked)],
      async prepare(page) {
        await openClass(page);
        await page.getByRole('button', { name: /^Did not come/ }).click();
        await page.getByRole('alertdialog').waitFor();
      },
    },
    {
      ...attendance,
      id: 'attendance-cancel-class',
      title: 'Whether to cancel a class for everybody',
      isOverlay: true,
      answers: [asStaff, answered(deskClasses, [later]), answered(attendees, booked)],
      async prepare(page) {
        await openClass(page);
        await page.getByRole('button', { name: /^Cancel class/ }).click();
        await page.getByRole('textbox', { name: 'Reason' }).waitFor();
      },
    },
    {
      ...attendance,
      id: 'attendance-cancel-booking',
      title: 'What somebody gets back whose booking staff cancel',
      isOverlay: true,
      answers: [
        asStaff,
        answered(deskClasses, [later]),
        answered(attendees, booked),
        answered(bookingCancellation, refunded),
      ],
      async prepare(page) {
        await openClass(page);
        await page
          .getByRole('button', { name: /^Cancel booking/ })
          .first()
          .click();
        await page.getByText(/^What .* gets back$/).waitFor();
      },
    },
    {
      ...attendance,
      id: 'attendance-empty',
      title: 'No bookings on a day',
      answers: [asStaff, answered(deskClasses, [])],
      async prepare(page) {
        await page.getByRole('combobox', { name: 'Venue' }).selectOption({ index: 1 });
        await headed(page, 'No bookings here on this day');
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
  ],
};
