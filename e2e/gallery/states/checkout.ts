import { cart } from 'shared-contracts/api/basket';
import {
  authorise,
  complete,
  paymentStatus,
  prepare as prepareCard,
  terms,
} from 'shared-contracts/api/checkout';
import { order } from 'shared-contracts/api/orders';
import { altered, answered, cut, failed, held } from '../../support/answers/answer-change.ts';
import {
  expiredCard,
  olderCard,
  savedCard,
  withCardsAndAddress,
} from '../../support/answers/checkout-answers.ts';
import { interceptAnswers } from '../../support/answers/intercept-answers.ts';
import { CHALLENGED_HOLDER, DECLINED_VISA, FRICTIONLESS_HOLDER } from '../../support/cards.ts';
import { agreeToTerms, approvalField, openTerms } from '../../support/checkout.ts';
import { isPaid } from '../../support/timetable.ts';
import { withSums } from '../cart-sums.ts';
import { payByCard, pressPay, VISA } from '../checkout-steps.ts';
import { isFree } from '../classes.ts';
import type { Area, State } from '../state.ts';
import { holdExpired } from './checkout-hold.ts';
import { loading, waitForHeading, waitForTitle } from './on-page.ts';

const own = { app: 'bookings', path: '/checkout', as: 'sam' } as const;
const filled = { ...own, basket: [isPaid, isPaid] } as const;

const FULL = 'All places are booked.';
const withFullClasses = altered(cart, (data) => ({
  ...data,
  holdExpiresAt: null,
  items: data.items.map((item) =>
    item.type === 'activity' ? { ...item, problem: FULL, holdExpiresAt: null, isHeld: false } : item,
  ),
}));

const paying: State[] = [
  {
    ...filled,
    id: 'blank',
    title: 'Checkout',
    prepare: (page) => page.getByRole('textbox', { name: 'Card number' }).waitFor(),
  },
  {
    ...filled,
    id: 'errors',
    title: 'Checkout with everything missing',
    async prepare(page) {
      await agreeToTerms(page);
      await pressPay(page);
      await page.getByRole('alert', { name: 'There is a problem' }).waitFor();
    },
  },
  {
    ...filled,
    id: 'saved-card',
    title: 'Checkout with saved cards, one of them expired',
    answers: [withCardsAndAddress(savedCard, olderCard, expiredCard)],
    prepare: (page) => page.getByRole('radio', { name: 'Visa ending 0006' }).waitFor(),
  },
  {
    ...filled,
    id: 'saved-card-expired',
    title: 'Checkout with a saved card that has expired',
    answers: [withCardsAndAddress(expiredCard)],
    prepare: (page) => page.getByText(/^Your saved card has expired/).waitFor(),
  },
  {
    ...own,
    basket: [isFree],
    id: 'free',
    title: 'Nothing to pay',
    prepare: (page) => page.getByText(/^There is nothing to pay now/).waitFor(),
  },
  {
    ...filled,
    id: 'credit',
    title: 'Credit of the account and of a membership pays a part',
    answers: [
      altered(cart, (data) => {
        const covered = data.items[0]?.price ?? '0.00';
        return withSums({
          ...data,
          items: data.items.map((item, at) =>
            at === 0 ? item : { ...item, purchasedFor: { id: 'mia', name: 'Mia Newbury' } },
          ),
          credits: {
            membership: { totalAvailable: '10.00', maxApplicable: covered },
            general: { totalAvailable: '2.00', maxApplicable: '2.00' },
          },
          payments: [
            { tenderType: 'credit', amount: covered, creditType: 'membership' },
            { tenderType: 'credit', amount: '2.00', creditType: 'general' },
          ],
        });
      }),
    ],
    prepare: (page) =>
      page.getByRole('checkbox', { name: /of your account credit$/, checked: true }).waitFor(),
  },
  {
    ...filled,
    id: 'credit-pays-all',
    title: 'Credit pays for everything',
    answers: [
      altered(cart, (data) =>
        withSums({
          ...data,
          credits: {
            ...data.credits,
            general: { totalAvailable: '50.00', maxApplicable: data.totals.total },
          },
          payments: [{ tenderType: 'credit', amount: data.totals.total, creditType: 'general' }],
        }),
      ),
    ],
    prepare: (page) => page.getByText(/^Your credit pays for this order/).waitFor(),
  },
  { ...filled, id: 'terms', title: 'Terms and conditions', isOverlay: true, prepare: openTerms },
  {
    ...filled,
    id: 'terms-failed',
    title: 'The terms could not be loaded',
    answers: [failed(terms, 500)],
    prepare: (page) => page.getByText('The terms could not be loaded.').waitFor(),
  },
  {
    ...filled,
    id: 'cancel-question',
    title: 'The question before the order is cancelled',
    isOverlay: true,
    async prepare(page) {
      await page.getByRole('button', { name: 'Cancel order' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    ...filled,
    id: 'problem',
    title: 'Checkout with a class that has filled up',
    answers: [withFullClasses],
    prepare: (page) => page.getByText('Nothing in your basket can be booked').waitFor(),
  },
  {
    ...own,
    id: 'empty',
    title: 'Nothing to pay for',
    prepare: (page) => waitForHeading(page, 'Nothing to pay'),
  },
  { ...filled, id: 'loading', title: 'The order is loading', answers: [held(cart)], prepare: loading },
  {
    ...filled,
    id: 'card-loading',
    title: 'The card form is loading',
    answers: [held(prepareCard)],
    prepare: loading,
  },
  {
    ...filled,
    id: 'failed',
    title: 'The order could not be loaded',
    answers: [failed(cart, 500)],
    prepare: (page) => waitForHeading(page, 'We could not load your order'),
  },
  {
    ...filled,
    id: 'card-failed',
    title: 'The card form could not be loaded',
    answers: [failed(prepareCard, 500)],
    prepare: (page) => page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor(),
  },
];

const afterPaying: State[] = [
  {
    ...filled,
    id: 'paying',
    title: 'The payment is being taken',
    answers: [held(authorise)],
    async prepare(page) {
      await payByCard(page, { number: VISA, holder: FRICTIONLESS_HOLDER });
      await page.getByRole('button', { name: /^Taking your payment/ }).waitFor();
    },
  },
  {
    ...filled,
    id: 'challenge',
    title: '3-D Secure',
    isOverlay: true,
    async prepare(page) {
      await payByCard(page, { number: VISA, holder: CHALLENGED_HOLDER });
      await approvalField(page).waitFor();
    },
  },
  {
    ...filled,
    id: 'declined',
    title: 'The payment failed',
    expects: [/checkout\/authorise/],
    async prepare(page) {
      await payByCard(page, { number: DECLINED_VISA, holder: FRICTIONLESS_HOLDER });
      await page.getByRole('main').getByText('Your payment failed', { exact: true }).waitFor();
    },
  },
  {
    ...filled,
    id: 'refused-fields',
    title: 'The server refuses single fields',
    answers: [
      failed(authorise, 422, {
        message: 'Some details are missing or not valid.',
        validationMessages: { billingPostcode: ['We can’t find this postcode. Please check it.'] },
      }),
    ],
    async prepare(page) {
      await payByCard(page, { number: VISA, holder: FRICTIONLESS_HOLDER });
      await page
        .getByText(/^We can’t find this postcode/)
        .first()
        .waitFor();
    },
  },
  {
    ...filled,
    id: 'checking',
    title: 'Checking a payment whose answer was lost',
    answers: [
      cut(authorise),
      answered(paymentStatus, {
        status: 'processing',
        transactionUuid: 'b6f1a3f0-0000-4000-8000-000000000001',
        completeOrderId: null,
        scaUrl: null,
        scaData: null,
      }),
    ],
    // The status is requested before there is a payment, too.
    prepare: (page) => waitForHeading(page, 'Checking your payment'),
  },
  {
    ...own,
    basket: [isFree],
    id: 'order-refused',
    title: 'The order is not confirmed',
    expects: [/checkout\/complete/],
    async prepare(page) {
      await agreeToTerms(page);
      const filledUp = [failed(complete, 409, { message: FULL }), withFullClasses];
      await interceptAnswers(page.context(), filledUp, 'light');
      await page.getByRole('button', { name: 'Confirm order' }).click();
      await page.getByRole('main').getByText('Your order is not confirmed').waitFor();
    },
  },
];

const confirmed: Pick<State, 'app' | 'path' | 'as'> = {
  app: 'bookings',
  as: 'sam',
  path: async ({ placeOrder }) => `/order-confirmed/${await placeOrder()}`,
};

const confirmation: State[] = [
  {
    ...confirmed,
    id: 'confirmation',
    title: 'Order confirmed',
    prepare: (page) => waitForTitle(page, 'Your payment was successful'),
  },
  {
    ...confirmed,
    id: 'confirmation-loading',
    title: 'The order is loading',
    answers: [held(order)],
    prepare: loading,
  },
  {
    ...confirmed,
    id: 'confirmation-failed',
    title: 'The order could not be loaded',
    answers: [failed(order, 500)],
    prepare: (page) => waitForHeading(page, 'We could not load your order'),
  },
  {
    ...confirmed,
    id: 'confirmation-not-found',
    title: 'An unknown order',
    answers: [failed(order, 404)],
    prepare: (page) => waitForTitle(page, 'We could not find this order'),
  },
];

/** The checkout and the confirmation of mf-basket. */
export const checkout: Area = {
  id: 'checkout',
  title: 'Checkout',
  states: [...paying, holdExpired, ...afterPaying, ...confirmation],
};
