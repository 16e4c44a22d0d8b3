import { cart, type PenaltyCartItem } from 'shared-contracts/api/basket';
import { packages } from 'shared-contracts/api/packages';
import { mandate, openPayments, paidOrders } from 'shared-contracts/api/payments';
import { penalties } from 'shared-contracts/api/penalties';
import { type StoredCard, savedCards } from 'shared-contracts/api/saved-cards';
import { altered, answered, failed } from '../../support/answers/answer-change.ts';
import { withSums } from '../cart-sums.ts';
import type { State } from '../state.ts';
import { membershipStates } from './account-memberships.ts';
import { waitForHeading } from './on-page.ts';

const member = { app: 'my-account', as: 'alex' } as const;
const owing = { app: 'my-account', as: 'jo', path: '/payments' } as const;
const lapsed = { app: 'my-account', as: 'lee', path: '/payments' } as const;
const customer = { app: 'my-account', as: 'sam' } as const;

const card: StoredCard = {
  id: '00000000-0000-4000-8000-000000000003',
  cardType: 'Visa',
  lastFourDigits: '0006',
  cardHolderName: 'Sam Newbury',
  expiryDate: '12/39',
  recentlyExpired: false,
};
const expired: StoredCard = {
  ...card,
  id: '00000000-0000-4000-8000-000000000004',
  cardType: 'Mastercard',
  lastFourDigits: '0009',
  expiryDate: '10/26',
  recentlyExpired: true,
};

const openPayment = {
  amount: { decimal: '7.00', formatted: '£7.00' },
  createdAt: '2027-03-01T10:00:00+00:00',
};

const charge: PenaltyCartItem = {
  id: 'charge',
  type: 'penalty',
  objectId: 'charge',
  name: 'Late cancellation of Lane swimming',
  sortBy: 1,
  enablePrintReceipt: false,
  purchasedFor: { id: 'jo', name: 'Jo Ashdown' },
  price: '3.00',
  formattedPrice: '£3.00',
  priceReason: null,
  formattedPreviousPrice: null,
  problem: null,
  startDate: '2027-02-22T18:30:00+00:00',
  endDate: '2027-02-22T19:15:00+00:00',
  venue: { slug: 'sale-leisure-centre', name: 'Sale Leisure Centre' },
};

/** Memberships, packages, payments and saved cards of the account. */
export const paymentStates: readonly State[] = [
  ...membershipStates,
  {
    ...customer,
    id: 'payments',
    title: 'Payments',
    async path({ placeOrder }) {
      await placeOrder();
      return '/payments';
    },
    prepare: (page) =>
      page
        .getByRole('link', { name: /^View receipt/ })
        .first()
        .waitFor(),
  },
  {
    ...member,
    id: 'payments-direct-debit',
    title: 'Payments of a person who pays by Direct Debit',
    path: '/payments',
    prepare: (page) => waitForHeading(page, 'Direct Debit'),
  },
  {
    ...member,
    id: 'payments-another-account',
    title: 'Another account to pay from, with everything missing',
    path: '/payments',
    async prepare(page) {
      await page.getByRole('button', { name: 'Change bank account' }).click();
      await page.getByRole('button', { name: 'Use this account' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    ...lapsed,
    id: 'payments-mandate-missing',
    title: 'A membership without a Direct Debit',
    prepare: (page) => page.getByRole('button', { name: 'Set up your Direct Debit' }).waitFor(),
  },
  {
    ...lapsed,
    id: 'payments-set-up',
    title: 'The account of a Direct Debit that is set up',
    async prepare(page) {
      await page.getByRole('button', { name: 'Set up your Direct Debit' }).click();
      await page.getByRole('textbox', { name: 'Account number' }).waitFor();
    },
  },
  {
    ...owing,
    id: 'payments-owed',
    title: 'A person with a charge for a late cancellation',
    prepare: (page) => waitForHeading(page, 'What you owe'),
  },
  {
    ...owing,
    id: 'payments-owed-in-basket',
    title: 'What is owed is in the basket',
    answers: [
      altered(penalties, (due) => due.map((one) => ({ ...one, isInBasket: true }))),
      altered(cart, (shown) => withSums({ ...shown, items: [charge] })),
    ],
    prepare: (page) => page.getByRole('link', { name: 'Go to your basket' }).waitFor(),
  },
  {
    ...owing,
    id: 'payments-owed-failed',
    title: 'What is owed could not be loaded',
    answers: [failed(penalties, 500)],
    prepare: (page) => page.getByText('We couldn’t load your charges').waitFor(),
  },
  {
    ...customer,
    id: 'payments-empty',
    title: 'Nothing paid for yet',
    path: '/payments',
    answers: [answered(paidOrders, []), answered(mandate, { mandate: null, missing: null })],
    prepare: (page) => waitForHeading(page, 'You haven’t paid for anything yet'),
  },
  {
    ...customer,
    id: 'payments-checking',
    title: 'A first payment is being checked, and another one returned',
    path: '/payments',
    answers: [
      answered(paidOrders, []),
      answered(openPayments, [
        { ...openPayment, id: 'p1', state: 'checking' },
        { ...openPayment, id: 'p2', state: 'returning' },
      ]),
      answered(mandate, { mandate: null, missing: null }),
    ],
    prepare: (page) => page.getByText('We are checking a payment of £7.00').waitFor(),
  },
  {
    ...customer,
    id: 'payments-failed',
    title: 'The payments could not be loaded',
    path: '/payments',
    answers: [failed(paidOrders, 500), failed(mandate, 500)],
    prepare: (page) => page.getByText('Your payments could not be loaded').waitFor(),
  },
  {
    ...customer,
    id: 'details-saved-cards',
    title: 'Saved cards, one of them expired',
    path: '/user-details',
    answers: [answered(savedCards, [card, expired])],
    prepare: (page) => page.getByRole('button', { name: /^Remove Visa/ }).scrollIntoViewIfNeeded(),
  },
  {
    ...customer,
    id: 'details-remove-card',
    title: 'The question before a saved card is removed',
    path: '/user-details',
    isOverlay: true,
    answers: [answered(savedCards, [card])],
    async prepare(page) {
      await page.getByRole('button', { name: /^Remove Visa/ }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    ...member,
    id: 'packages',
    title: 'Packages with their uses',
    path: '/packages',
    async prepare(page) {
      await page.getByText('How you have used it').first().click();
      await page
        .getByRole('list', { name: /^Uses of/ })
        .first()
        .waitFor();
    },
  },
  {
    ...customer,
    id: 'packages-empty',
    title: 'No packages',
    path: '/packages',
    answers: [answered(packages, [])],
    prepare: (page) => waitForHeading(page, 'You have no packages'),
  },
  {
    ...customer,
    id: 'packages-failed',
    title: 'The packages could not be loaded',
    path: '/packages',
    answers: [failed(packages, 500)],
    prepare: (page) => page.getByText('Your packages could not be loaded').waitFor(),
  },
];
