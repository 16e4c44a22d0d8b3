import { dataFields } from 'shared-contracts/api/data-fields';
import { type JoiningCart, joiningCart } from 'shared-contracts/api/joining-cart';
import type { PaymentType } from 'shared-contracts/api/membership-entities';
import { changeCosts, membershipTypes } from 'shared-contracts/api/memberships';
import { ownMemberships } from 'shared-contracts/api/own-memberships';
import { joiningVenue } from 'shared-contracts/api/venues';
import { siteDay } from 'shared-contracts/dates';
import { displayMoney } from 'shared-contracts/money';
import { altered } from '../../support/answers/answer-change.ts';
import type { Tenant } from '../../support/hosts.ts';
import { chooseMembership } from '../../support/joining.ts';
import { type Scene, type State, TENANTS } from '../state.ts';
import { laterBookings } from './decisions.ts';

const app = 'online-joining';

/** A membership of the venue's own as it would be in the basket, with something lacking in two sections. */
async function lackingCart(
  { customer, venue }: Scene,
  paymentType: PaymentType = 'recurring',
): Promise<JoiningCart> {
  const homeVenue = await customer.api.call(joiningVenue, { params: { venue: venue.slug } });
  const types = await customer.api.call(membershipTypes, { query: { venue_id: homeVenue.id } });
  const membershipType = types.find((type) =>
    type.paymentOptions?.some((one) => one.paymentType === paymentType),
  );
  const paymentOption = membershipType?.paymentOptions?.find((one) => one.paymentType === paymentType);
  if (!membershipType || !paymentOption) throw new Error('No membership is paid like this here.');
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
      { section: 'details_section', missing: [{ key: 'details.mobile', message: 'Mobile number' }] },
      { section: 'dates_section', missing: [{ key: 'checkedTerms', message: 'Terms' }] },
      { section: 'dd_section', missing: [{ key: 'accountDetails', message: 'Account' }] },
    ],
  };
}

async function changePath({ customer }: Scene): Promise<string> {
  const held = await customer.api.call(ownMemberships, {});
  return `/?change=${held.find(({ canChange }) => canChange)?.id}`;
}

/** The basket of each tenant is its own: their pages are photographed side by side. */
function heldInBasket(tenant: Tenant): State[] {
  let inBasket: JoiningCart | null = null;
  return [
    {
      id: 'lacking',
      title: 'Something is missing in sections that were completed',
      app,
      tenants: [tenant],
      as: 'sam',
      contents: ['light'],
      async path(scene) {
        inBasket = await lackingCart(scene);
        return '/';
      },
      answers: [altered(joiningCart, () => inBasket)],
      prepare: (page) => page.getByText('4 things left before you pay').waitFor(),
    },
    {
      id: 'ready',
      title: 'Back from the checkout: everything is completed',
      app,
      tenants: [tenant],
      as: 'sam',
      contents: ['light'],
      async path(scene) {
        const steps = ['centre', 'membership', 'details', 'additional_details', 'dates', 'dd'];
        inBasket = {
          ...(await lackingCart(scene)),
          steps: steps.map((step) => ({ section: `${step}_section`, missing: [] })),
        };
        return '/';
      },
      answers: [
        altered(joiningCart, () => inBasket),
        // Everything that a purchase asks is answered.
        altered(dataFields, (fields) => ({ ...fields, sections: [] })),
      ],
      prepare: (page) => page.getByRole('link', { name: 'Go to the checkout' }).waitFor(),
    },
    {
      id: 'renew',
      title: 'A membership that is renewed',
      app,
      tenants: [tenant],
      as: 'sam',
      contents: ['light'],
      async path(scene) {
        const { steps: _none, paymentOption, ...cart } = await lackingCart(scene, 'fixed');
        const { baseFee } = paymentOption.fees;
        const fees = { ...paymentOption.fees, joiningFee: displayMoney(0) };
        const renewed = { ...paymentOption, fees, totalToPayNow: baseFee };
        inBasket = { ...cart, purchase: 'renewal', membershipId: 'held', paymentOption: renewed };
        return '/?renew=held';
      },
      answers: [altered(joiningCart, () => inBasket)],
      prepare: (page) => page.getByRole('region', { name: 'What you pay' }).waitFor(),
    },
  ];
}

/** Joining with something in the basket already. */
export const withBasket: readonly State[] = [
  ...TENANTS.flatMap(heldInBasket),
  {
    id: 'memberships-held',
    title: 'Choosing a membership with another one already',
    app,
    as: 'alex',
    path: ({ venue }) => `/centre/${venue.slug}`,
    prepare: (page) => page.getByText(/^You already have/).waitFor(),
  },
  {
    id: 'change',
    title: 'Choosing the membership to change to',
    app,
    as: 'alex',
    path: changePath,
    prepare: (page) =>
      page
        .getByRole('button', { name: /^Choose this membership/ })
        .first()
        .waitFor(),
  },
  {
    id: 'change-less',
    title: 'A change to a membership that includes less',
    app,
    as: 'alex',
    path: changePath,
    async prepare(page) {
      await chooseMembership(page, '.*Swim');
      await page.getByText('You will lose', { exact: true }).waitFor();
    },
  },
  {
    id: 'change-details',
    title: 'The details of a membership, compared with the one that is changed',
    app,
    as: 'alex',
    path: changePath,
    async prepare(page) {
      await page.getByRole('button', { name: /^View details: .*Swim/ }).click();
      await page.getByRole('heading', { name: /^Compared with/ }).waitFor();
    },
  },
  {
    id: 'change-bookings',
    title: 'Effects on later bookings when a membership is changed',
    app,
    as: 'alex',
    path: changePath,
    answers: [altered(changeCosts, (costs) => ({ ...costs, laterBookings, bookingsKey: 'shown' }))],
    async prepare(page) {
      await chooseMembership(page);
      await page.getByRole('heading', { name: 'Your later bookings' }).waitFor();
    },
  },
];
