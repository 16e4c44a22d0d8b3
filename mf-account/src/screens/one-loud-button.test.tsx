// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { upcomingBookings } from 'shared-contracts/api/account';
import type { User } from 'shared-contracts/api/auth';
import { calendar, newCalendarAddress } from 'shared-contracts/api/calendar';
import { dataFields } from 'shared-contracts/api/data-fields';
import { sentDocuments } from 'shared-contracts/api/document-decisions';
import { documents } from 'shared-contracts/api/documents';
import { directDebitTerms } from 'shared-contracts/api/membership-terms';
import { ownMemberships } from 'shared-contracts/api/own-memberships';
import { packages } from 'shared-contracts/api/packages';
import { mandate, openPayments, paidOrders } from 'shared-contracts/api/payments';
import { paymentsToSortOut } from 'shared-contracts/api/payments-to-sort-out';
import { type Penalty, penalties } from 'shared-contracts/api/penalties';
import { savedCards } from 'shared-contracts/api/saved-cards';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
import { adultMembership } from '../testing/membership-examples.ts';
import { stubPasskeyDevice } from '../testing/passkey-device.ts';
import { unknownPayment } from '../testing/payment-examples.ts';
import BookingsScreen from './bookings-screen.tsx';
import DashboardScreen from './dashboard-screen.tsx';
import DetailsScreen from './details-screen.tsx';
import { questions } from './details-testing.tsx';
import MembershipsScreen from './memberships-screen.tsx';
import PaymentsScreen from './payments-screen.tsx';
import PaymentsToSortOutScreen from './payments-to-sort-out-screen.tsx';
import SecondFactorScreen from './second-factor-screen.tsx';
import SentDocumentsScreen from './sent-documents-screen.tsx';

afterEach(cleanup);

const renewable = { ...adultMembership, canRenew: true };
const sentBy = (id: string, name: string) => ({
  id,
  name: 'Proof of eligibility',
  person: { name, reference: id },
  eligibility: null,
  sentAt: '2026-11-20T18:30:00+00:00',
});
const late: Penalty = {
  id: 'p1',
  reason: 'late-cancellation',
  name: 'Gentle yoga',
  startDate: '2026-11-18T18:30:00+00:00',
  venue: { slug: 'sale-leisure-centre', name: 'Sale Leisure Centre' },
  amount: '3.00',
  formattedAmount: '£3.00',
  isInBasket: false,
};
const nextPayment = { day: '2026-12-15', amount: { decimal: '32.00', formatted: '£32.00' } };
const staff = { ...testUser, isStaff: true };

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

interface Case {
  ui: ReactNode;
  answers: TestAnswer[];
  /** Names of the buttons and links that must be there at once, with their number. */
  shown: RegExp;
  count: number;
  loud: number;
  user?: User;
  act?(): Promise<void>;
}

/** Screens with as many buttons as they can have. */
const cases: Record<string, Case> = {
  'a dashboard without bookings whose other parts failed': {
    ui: <DashboardScreen />,
    answers: [answer(upcomingBookings, []), failure(ownMemberships, 500), failure(packages, 500)],
    shown: /^(Try again|Book an activity)$/,
    count: 2,
    loud: 1,
  },
  'my details': {
    ui: <DetailsScreen />,
    answers: [answer(dataFields, questions), answer(savedCards, [])],
    shown: /^(Save my details|Change password|Upload photo)$/,
    count: 3,
    loud: 1,
  },
  'two memberships to renew': {
    ui: <MembershipsScreen />,
    answers: [
      answer(documents, []),
      answer(ownMemberships, [renewable, { ...renewable, id: 'm2', name: 'Swim' }]),
    ],
    shown: /^Renew /,
    count: 2,
    loud: 1,
  },
  'a document to send beside a membership to renew': {
    ui: <MembershipsScreen />,
    answers: [
      answer(documents, [
        { id: 'd1', name: 'Student card', status: 'needed', expiresOn: null, refusal: null },
        { id: 'd2', name: 'Passport', status: 'expired', expiresOn: '2026-01-31', refusal: null },
      ]),
      answer(ownMemberships, [renewable]),
    ],
    shown: /^(Upload for|Renew )/,
    count: 3,
    loud: 1,
  },
  'bookings to come, with a new calendar address': {
    ui: <BookingsScreen />,
    answers: [
      answer(upcomingBookings, []),
      answer(calendar, { since: null }),
      answer(newCalendarAddress, {
        since: '2026-11-22T09:00:00+00:00',
        address: 'https://calendar.example.com/bookings.ics',
      }),
    ],
    async act() {
      await press('Sync with your calendar');
      await press('Get a calendar address');
    },
    shown: /^(Book an activity|Open in your calendar|Copy address)$/,
    count: 3,
    loud: 1,
  },
  'payments with something owed, nothing paid yet and a Direct Debit to set up': {
    ui: <PaymentsScreen />,
    answers: [
      answer(paidOrders, []),
      answer(openPayments, []),
      answer(penalties, [late]),
      answer(directDebitTerms, []),
      answer(mandate, { mandate: null, missing: { billingDay: '15', nextPayment } }),
    ],
    user: { ...testUser, hasOutstandingPenalties: true },
    act: () => press('Set up your Direct Debit'),
    shown: /^(Add £3\.00 to your basket|Set up Direct Debit|Not now)$/,
    count: 3,
    loud: 1,
  },
  'two documents to check': {
    ui: <SentDocumentsScreen />,
    answers: [answer(sentDocuments, [sentBy('R1', 'Jo Ashdown'), sentBy('R2', 'Kit New')])],
    user: staff,
    shown: /^Accept /,
    count: 2,
    loud: 1,
  },
  'two payments to sort out': {
    ui: <PaymentsToSortOutScreen />,
    answers: [
      answer(paymentsToSortOut, {
        hasMore: false,
        payments: [unknownPayment, { ...unknownPayment, id: 'other' }],
      }),
    ],
    user: staff,
    shown: /^Save decision /,
    count: 2,
    loud: 1,
  },
};

it.each(Object.entries(cases))(
  '%s: one loud button at most',
  async (_what, { ui, answers, shown, count, loud, user = testUser, act }) => {
    const app = user.isStaff ? 'front-of-house' : 'my-account';
    const { container } = renderWithPlatform(ui, { app, user, answers });
    await act?.();
    const ways = () => [
      ...screen.queryAllByRole('button', { name: shown }),
      ...screen.queryAllByRole('link', { name: shown }),
    ];
    await expect.poll(() => ways().length, { timeout: 5000 }).toBe(count);
    expect(container.querySelectorAll('[data-variant="primary"]')).toHaveLength(loud);
    expect(container.querySelectorAll('[data-variant="secondary"]').length).toBeLessThan(2);
  },
);

it('a second step by passkey or code: one loud button', async () => {
  stubPasskeyDevice();
  const person = { ...staff, staffRole: 'desk' as const, secondFactor: 'challenge' as const };
  const { container } = renderWithPlatform(<SecondFactorScreen />, {
    app: 'front-of-house',
    user: { ...person, secondFactors: ['app', 'passkey'] },
    client: { passkeysEnabled: true },
    answers: [],
  });
  expect(await screen.findByRole('button', { name: 'Use a passkey' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeVisible();
  expect(container.querySelectorAll('[data-variant="primary"]')).toHaveLength(1);
});
