import { upcomingBookings } from 'shared-contracts/api/account';
import { type OwnMembership, ownMemberships } from 'shared-contracts/api/own-memberships';
import { paidOrders } from 'shared-contracts/api/payments';
import { altered, held } from '../../support/answers/answer-change.ts';
import type { State } from '../state.ts';

const app = 'my-account';

const toBeFrozen = (membership: OwnMembership): OwnMembership => ({
  ...membership,
  canFreeze: false,
  freeze: {
    startDate: '2027-04-15',
    endDate: '2027-07-14',
    monthly: { decimal: '5.00', formatted: '£5.00' },
    isUnderWay: false,
  },
});

/** Matters of a membership that need to be known, and lists of the account on their way. */
export const standingStates: readonly State[] = [
  {
    app,
    as: 'alex',
    path: '/',
    id: 'dashboard-freeze-to-come',
    title: 'Dashboard of a member whose membership will be frozen',
    answers: [altered(ownMemberships, (memberships) => memberships.map(toBeFrozen))],
    prepare: (page) => page.getByText(/^Will be frozen from/).waitFor(),
  },
  {
    app,
    as: 'lee',
    path: '/memberships',
    id: 'memberships-mandate-missing',
    title: 'Memberships without a Direct Debit',
    prepare: (page) => page.getByText('Your membership has no Direct Debit').waitFor(),
  },
  {
    app,
    as: 'sam',
    path: '/bookings',
    id: 'bookings-loading',
    title: 'Every booking is loading',
    answers: [held(upcomingBookings)],
    prepare: (page) => page.getByText('Loading your bookings').waitFor({ state: 'attached' }),
  },
  {
    app,
    as: 'sam',
    path: '/payments',
    id: 'payments-loading',
    title: 'The payments are loading',
    answers: [held(paidOrders)],
    prepare: (page) => page.getByText('Loading your payments').waitFor({ state: 'attached' }),
  },
];
