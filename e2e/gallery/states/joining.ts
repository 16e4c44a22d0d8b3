import type { Page } from '@playwright/test';
import { type JoiningDraft, joiningDraft } from 'shared-contracts/api/joining-draft';
import type { PaymentOption } from 'shared-contracts/api/membership-entities';
import { membershipTypes } from 'shared-contracts/api/memberships';
import { joiningVenue, joiningVenues } from 'shared-contracts/api/venues';
import { altered, answered, failed, held } from '../../support/answers/answer-change.ts';
import type { Tenant } from '../../support/hosts.ts';
import { serveOperatorPage } from '../../support/operator-page.ts';
import { type Area, type Scene, type State, TENANTS } from '../state.ts';
import { withBasket } from './joining-baskets.ts';
import { loading, waitForHeading } from './on-page.ts';
import { towns } from './towns.ts';

const app = 'online-joining';
const centre = ({ venue }: Scene) => `/centre/${venue.slug}`;

const cards = (page: Page) => page.getByRole('button', { name: /^Choose this membership/ });

const choosingACentre: State[] = [
  {
    id: 'centres',
    title: 'Choose a centre',
    app,
    path: '/',
    prepare: (page) => waitForHeading(page, /Choose your home centre/),
  },
  {
    id: 'centres-loading',
    title: 'The centres are on their way',
    app,
    path: '/',
    answers: [held(joiningVenues)],
    prepare: loading,
  },
  {
    id: 'centres-none',
    title: 'There are no centres',
    app,
    path: '/',
    answers: [answered(joiningVenues, [])],
    prepare: (page) => page.getByText('No centres found').first().waitFor(),
  },
  {
    id: 'centres-failed',
    title: 'The centres did not come',
    app,
    path: '/',
    answers: [failed(joiningVenues, 500)],
    prepare: (page) => page.getByRole('button', { name: 'Try again' }).first().waitFor(),
  },
];

async function searchFor(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Centre, town or postcode' }).fill(words);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

const searchingForACentre: State[] = [
  {
    id: 'centres-near-place',
    title: 'Centres around a place',
    app,
    path: '/',
    async prepare(page, { tenant }) {
      await searchFor(page, towns[tenant].name);
      await page
        .getByText(/centres? within 5 miles of/)
        .first()
        .waitFor();
    },
  },
  {
    id: 'centres-unknown-place',
    title: 'A place that no one knows',
    app,
    path: '/',
    async prepare(page) {
      await searchFor(page, 'Xyzzyville');
      await page.getByText('Cannot find location, please try again.').first().waitFor();
    },
  },
];

const choosingAMembership: State[] = [
  {
    id: 'memberships',
    title: 'Choose a membership',
    app,
    path: centre,
    prepare: (page) => cards(page).first().waitFor(),
  },
  {
    id: 'memberships-compared',
    title: 'Three memberships side by side',
    app,
    path: centre,
    async prepare(page) {
      const box = (name: RegExp, checked: boolean) => page.getByRole('checkbox', { name, checked });
      for (const index of [0, 1, 2]) {
        // A click before the scripts have come is done once they have.
        await box(/^Compare: /, false)
          .first()
          .click();
        await box(/^Compare: /, true)
          .nth(index)
          .waitFor();
      }
      await page.getByRole('button', { name: 'Compare them' }).click();
      await page.getByRole('table', { name: 'Compare memberships' }).waitFor();
    },
  },
  {
    id: 'memberships-picked',
    title: 'A membership is picked to be compared',
    app,
    path: centre,
    async prepare(page) {
      await page
        .getByRole('checkbox', { name: /^Compare: / })
        .first()
        .click();
      await page.getByRole('group', { name: 'Memberships to compare' }).waitFor();
    },
  },
  {
    id: 'memberships-none',
    title: 'No suitable memberships',
    app,
    path: centre,
    answers: [answered(membershipTypes, [])],
    prepare: (page) => page.getByText('No memberships found').first().waitFor(),
  },
  {
    id: 'membership-details',
    title: 'Details of a membership',
    app,
    path: centre,
    isOverlay: true,
    async prepare(page) {
      await page
        .getByRole('button', { name: /^View details/ })
        .first()
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Choose this membership/ })
        .waitFor();
    },
  },
  {
    id: 'details',
    title: 'Your details, with the payment summary',
    app,
    path: centre,
    async prepare(page) {
      await cards(page).first().click();
      await page.getByRole('button', { name: 'Create Account' }).waitFor();
    },
  },
  {
    id: 'memberships-for-a-child',
    title: 'Memberships for a child come first, the others say why not',
    app,
    path: centre,
    async prepare(page) {
      await page.getByRole('link', { name: 'Child, 8 to 15' }).click();
      await cards(page).first().waitFor();
    },
  },
  {
    id: 'details-known',
    title: 'The email address has an account already',
    app,
    path: centre,
    async prepare(page, { customer }) {
      await cards(page).first().click();
      const email = page.getByRole('textbox', { name: 'Email address' });
      await email.fill(customer.person.username);
      await email.blur();
      await page.getByText(/^You already have an account\./).waitFor();
    },
  },
];

/** A joining with the first membership of the venue, as it would be kept. */
async function draftOf({ customer, venue }: Scene): Promise<JoiningDraft> {
  const centre = await customer.api.call(joiningVenue, { params: { venue: venue.slug } });
  const types = await customer.api.call(membershipTypes, { query: { venue_id: centre.id } });
  const isMonthly = ({ paymentType }: PaymentOption) => paymentType === 'recurring';
  const type = types.find(({ paymentOptions }) => paymentOptions?.some(isMonthly));
  const option = type?.paymentOptions?.find(isMonthly);
  if (!type || !option) throw new Error('No membership is sold here.');
  const given = {
    centreSlug: venue.slug,
    membershipTypeId: type.id,
    paymentOptionId: option.id,
    paymentType: 'recurring' as const,
  };
  return {
    wantsReminder: false,
    expiresAt: '2030-01-15T09:00:00Z',
    steps: {
      choice: { revision: 1, savedAt: '2030-01-01T09:00:00Z', given },
      details: null,
      questions: null,
      dates: null,
    },
  };
}

/** The draft of each tenant is its own: their pages are photographed side by side. */
function draftOffered(tenant: Tenant): State {
  let draft: JoiningDraft | null = null;
  return {
    id: 'draft-offered',
    title: 'A joining that was started before',
    app,
    tenants: [tenant],
    async path(scene) {
      draft = await draftOf(scene);
      return '/';
    },
    as: 'sam',
    answers: [altered(joiningDraft, () => draft)],
    prepare: (page) => page.getByRole('button', { name: 'Continue', exact: true }).waitFor(),
  };
}

const keptOnTheServer: State[] = [
  ...TENANTS.map(draftOffered),
  {
    id: 'draft-email',
    title: 'A link to continue later',
    app,
    path: centre,
    isOverlay: true,
    async prepare(page) {
      await cards(page).first().click();
      await page.getByRole('button', { name: 'Email me a link' }).click();
      await page.getByRole('button', { name: 'Send the link' }).waitFor();
    },
  },
  {
    id: 'resume',
    title: 'Where a link to continue later leads',
    app,
    path: '/resume#a-token',
    prepare: (page) => page.getByRole('button', { name: 'Continue joining' }).waitFor(),
  },
  {
    id: 'resume-dead',
    title: 'A link to continue later that no longer works',
    app,
    path: '/resume',
    prepare: (page) => page.getByRole('button', { name: 'Email me a new link' }).waitFor(),
  },
];

const atAnOperator: State[] = [
  {
    id: 'embedded',
    title: 'Joining in the page of an operator',
    app,
    tenants: ['riverside'],
    contents: ['light'],
    path: async ({ venue }) => (await serveOperatorPage(venue.slug)).address,
    // The frame is far taller than the window, of which browsers draw what is in sight.
    isOverlay: true,
    prepare: (page) =>
      page
        .frameLocator('touchline-join iframe')
        .getByRole('button', { name: /^Choose this membership/ })
        .first()
        .waitFor(),
  },
];

/** Joining: from the centre to the checkout. */
export const joining: Area = {
  id: 'joining',
  title: 'Joining',
  states: [
    ...choosingACentre,
    ...searchingForACentre,
    ...choosingAMembership,
    ...withBasket,
    ...keptOnTheServer,
    ...atAnOperator,
  ],
};
