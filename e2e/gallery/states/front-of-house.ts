import type { Page } from '@playwright/test';
import { sessions } from 'shared-contracts/api/activities';
import { currentUser } from 'shared-contracts/api/auth';
import { findCustomers } from 'shared-contracts/api/front-of-house';
import { type PaymentToSortOut, paymentsToSortOut } from 'shared-contracts/api/payments-to-sort-out';
import { altered, answered, failed } from '../../support/answers/answer-change.ts';
import { withExpiredHold } from '../../support/answers/checkout-answers.ts';
import { agreeToTerms } from '../../support/checkout.ts';
import type { Customer } from '../../support/customer.ts';
import { isPaid } from '../../support/timetable.ts';
import type { Area } from '../state.ts';
import { climbingAccepted } from './account-waivers.ts';
import { customers, many } from './found-customers.ts';
import { attendanceStates } from './front-of-house-attendance.ts';
import { answerCustomer, deskClassStates, lateCharge } from './front-of-house-classes.ts';
import { sentDocumentStates } from './front-of-house-documents.ts';
import { staffStates } from './front-of-house-staff.ts';
import { waitForHeading } from './on-page.ts';
import { chooseVenue, today } from './todays-classes.ts';

const desk = { app: 'front-of-house', path: '/', as: 'sam' } as const;
const own = { ...desk, tenants: ['riverside'] } as const;
const asStaff = altered(currentUser, (user) => ({ ...user, isStaff: true }));

/** The person's own basket stands for that of a customer, so that no other account is needed. */
async function serve(page: Page, typed = 'RIV100001'): Promise<void> {
  await page
    .getByRole('textbox', { name: 'Name, phone, postcode, email address or customer ID' })
    .fill(typed);
  await page.getByRole('button', { name: 'Find customer' }).click();
}

/** As `serve`, with the person's own basket. */
async function serveSam(page: Page, { api }: Customer): Promise<void> {
  const { id, reference } = await api.call(currentUser, {});
  await answerCustomer(page, { id, reference });
  await serve(page);
}

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
    'We sent this payment to the card provider and could not find out whether it was taken. Last check with the card provider: no answer.',
  tried: [
    { at: '2026-11-20T18:30:00+00:00', text: 'Sent to the card provider: no clear answer' },
    { at: '2026-11-20T18:30:45+00:00', text: 'Asked the card provider for the outcome: no answer' },
  ],
  foundAt: '2026-11-21T18:30:00+00:00',
  resolutions: ['try-again', 'nothing-charged', 'returned-by-hand'],
  settled: null,
};

/** Screens of staff on the front-of-house host. */
export const frontOfHouse: Area = {
  id: 'front-of-house',
  title: 'Front of house',
  states: [
    {
      ...own,
      id: 'not-staff',
      title: 'The desk for a person who is not staff',
      prepare: (page) => waitForHeading(page, 'This page is for staff'),
    },
    {
      ...own,
      id: 'waivers',
      path: '/waivers/sam',
      title: 'Waivers that a customer has accepted',
      answers: [asStaff, climbingAccepted],
      prepare: (page) => page.getByText(/^Climbing can be dangerous/).waitFor(),
    },
    {
      ...desk,
      id: 'find',
      title: 'Finding a customer, beside the classes of the day',
      answers: [asStaff, answered(sessions, today)],
      prepare: chooseVenue,
    },
    {
      ...own,
      id: 'find-failed',
      title: 'Neither the search nor the classes of the day are answered',
      answers: [asStaff, failed(findCustomers, 500), failed(sessions, 500)],
      async prepare(page) {
        await page.getByRole('combobox', { name: 'Venue' }).selectOption({ index: 1 });
        await page.getByText('Today’s classes could not be loaded').waitFor();
        await serve(page);
        await page.getByText('The search didn’t go through').waitFor();
      },
    },
    {
      ...own,
      id: 'nobody',
      title: 'No one has this email address',
      answers: [asStaff, answered(findCustomers, []), answered(sessions, today)],
      async prepare(page) {
        await chooseVenue(page);
        await serve(page, 'RIV100009');
        await page.getByText(/^No account matches/).waitFor();
      },
    },
    {
      ...own,
      id: 'several',
      title: 'Several accounts share an email address',
      answers: [asStaff, answered(findCustomers, customers), answered(sessions, today)],
      async prepare(page) {
        await chooseVenue(page);
        await serve(page, 'twins@example.com');
        await page.getByRole('button', { name: /^Serve Frankie Hartley/ }).waitFor();
      },
    },
    {
      ...desk,
      basket: [isPaid, isPaid],
      id: 'tenders',
      title: 'Taking a cheque, and cash with change',
      answers: [asStaff],
      async prepare(page, { customer }) {
        await serveSam(page, customer);
        await page.getByRole('radio', { name: 'Cheque' }).click();
        await page.getByRole('textbox', { name: 'Cheque number (optional)' }).fill('000123');
        await page.getByRole('textbox', { name: 'Amount' }).fill('1.00');
        await page.getByRole('button', { name: 'Add payment' }).click();
        await page.getByRole('radio', { name: 'Cash' }).click();
        await page.getByRole('textbox', { name: 'Cash received' }).fill('50');
        await page.getByRole('button', { name: 'Add payment' }).click();
        await page.getByText(/^Change to give/).waitFor();
        await agreeToTerms(page);
        await page.getByRole('button', { name: /^Confirm and give/ }).waitFor();
      },
    },
    {
      ...desk,
      basket: [isPaid],
      id: 'terms-open',
      title: 'All is paid, and the customer has not read the terms',
      answers: [asStaff],
      async prepare(page, { customer }) {
        await serveSam(page, customer);
        await page.getByRole('textbox', { name: 'Cash received' }).fill('50');
        await page.getByRole('button', { name: 'Add payment' }).click();
        await page.getByText(/^Change to give/).waitFor();
      },
    },
    {
      ...desk,
      basket: [isPaid, isPaid],
      id: 'hold-expired',
      title: 'A customer’s places that are no longer held',
      answers: [asStaff, withExpiredHold],
      async prepare(page, { customer }) {
        await serveSam(page, customer);
        await page.getByRole('button', { name: 'Hold the places again' }).waitFor();
      },
    },
    {
      ...own,
      basket: [isPaid],
      id: 'leave',
      title: 'The question before recorded cash is left',
      isOverlay: true,
      answers: [asStaff],
      async prepare(page, { customer }) {
        await serveSam(page, customer);
        await page
          .getByRole('button', { name: /^£\d+\.00$/ })
          .last()
          .click();
        await page.getByRole('button', { name: 'Serve another customer' }).click();
        await page.getByRole('alertdialog').waitFor();
      },
    },
    {
      ...desk,
      basket: [isPaid, isPaid],
      id: 'give-back',
      title: 'Money to give back, after a class was taken out of the basket',
      answers: [asStaff],
      async prepare(page, { customer }) {
        await serveSam(page, customer);
        await page.getByRole('textbox', { name: 'Cash received' }).fill('5');
        await page.getByRole('button', { name: 'Add payment' }).click();
        await page
          .getByRole('button', { name: /^Remove (?!Cash)/ })
          .first()
          .click();
        await page.getByText(/5\.00 to give back or use$/).waitFor();
      },
    },
    {
      ...own,
      id: 'many',
      title: 'More accounts than a search lists',
      answers: [asStaff, answered(findCustomers, many), answered(sessions, today)],
      async prepare(page) {
        await chooseVenue(page);
        await serve(page, 'hartley');
        await page.getByText(/^The first 20 accounts/).waitFor();
      },
    },
    {
      ...desk,
      id: 'owed',
      title: 'A customer who owes charges, with an empty basket',
      answers: [asStaff],
      async prepare(page, { customer }) {
        const { id, reference } = await customer.api.call(currentUser, {});
        const missed = {
          ...lateCharge,
          id: 'missed',
          reason: 'no-show',
          amount: '5.00',
          formatted_amount: '£5.00',
        };
        await answerCustomer(page, { id, reference }, [lateCharge, missed]);
        await serve(page);
        await page.getByRole('button', { name: 'Add £8.00 to the basket' }).waitFor();
      },
    },
    ...deskClassStates,
    ...sentDocumentStates,
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
        await page.getByRole('button', { name: 'Save decision' }).click();
        await waitForHeading(page, 'There is a problem');
      },
    },
    {
      ...payments,
      id: 'payments-to-sort-out-empty',
      title: 'No payments to sort out',
      answers: [asStaff, answered(paymentsToSortOut, { hasMore: false, payments: [] })],
      prepare: (page) => waitForHeading(page, 'No payments to sort out'),
    },
    {
      ...payments,
      id: 'payments-to-sort-out-failed',
      title: 'The payments to sort out could not be loaded',
      answers: [asStaff, failed(paymentsToSortOut, 500)],
      prepare: (page) => page.getByText('The payments could not be loaded').waitFor(),
    },
    ...attendanceStates,
    ...staffStates,
  ],
};
