import { type JoiningCart, joiningCart } from 'shared-contracts/api/joining-cart';
import { changeCosts, membershipTypes } from 'shared-contracts/api/memberships';
import { ownMemberships } from 'shared-contracts/api/own-memberships';
import { joiningVenue } from 'shared-contracts/api/venues';
import { siteDay } from 'shared-contracts/dates';
import { altered } from '../../support/answers/answer-change.ts';
import { chooseMembership } from '../../support/joining.ts';
import type { Scene, State } from '../state.ts';
import { laterBookings } from './decisions.ts';

const app = 'online-joining';

let inBasket: JoiningCart | null = null;

/** A membership of the venue's own as it would be in the basket, with something lacking in two sections. */
async function lackingCart({ customer, venue }: Scene): Promise<JoiningCart> {
  const homeVenue = await customer.api.call(joiningVenue, { params: { venue: venue.slug } });
  const types = await customer.api.call(membershipTypes, { query: { venue_id: homeVenue.id } });
  const membershipType = types.find((type) =>
    type.paymentOptions?.some((one) => one.paymentType === 'recurring'),
  );
  const paymentOption = membershipType?.paymentOptions?.find((one) => one.paymentType === 'recurring');
  if (!membershipType || !paymentOption) throw new Error('No membership is paid by the month here.');
  return {
    cartId: 'cart',
    purchase: 'new',
    membershipId: null,
    homeVenue,
    membershipType,
    paymentOption,
    startDate: siteDay(new Date()),
    billingDay: 1,
    promotion: null,
    steps: [
      { section: 'dates_section', missing: [{ key: 'checkedTerms', message: 'Terms' }] },
      { section: 'dd_section', missing: [{ key: 'accountDetails', message: 'Account' }] },
    ],
  };
}

/** Joining with something in the basket already. */
export const withABasket: readonly State[] = [
  {
    id: 'lacking',
    title: 'Something is missing in sections that were completed',
    app,
    as: 'sam',
    contents: ['light'],
    async path(scene) {
      inBasket = await lackingCart(scene);
      return '/';
    },
    answers: [altered(joiningCart, () => inBasket)],
    prepare: (page) => page.getByText('Something is missing here', { exact: true }).first().waitFor(),
  },
  {
    id: 'change-bookings',
    title: 'What becomes of later bookings when a membership is changed',
    app,
    as: 'alex',
    async path({ customer }) {
      const held = await customer.api.call(ownMemberships, {});
      return `/?change=${held.find(({ canChange }) => canChange)?.id}`;
    },
    answers: [altered(changeCosts, (costs) => ({ ...costs, laterBookings, bookingsKey: 'shown' }))],
    async prepare(page) {
      await chooseMembership(page);
      await page.getByRole('heading', { name: 'Your later bookings' }).waitFor();
    },
  },
];
