import type { Page } from '@playwright/test';
import { membershipTypes } from 'shared-contracts/api/memberships';
import { joiningVenues } from 'shared-contracts/api/venues';
import { answered, failed, held } from '../../support/answers/answer-change.ts';
import { serveOperatorPage } from '../../support/operator-page.ts';
import type { Area, Scene, State } from '../state.ts';
import { withABasket } from './joining-baskets.ts';
import { headed, loading } from './on-page.ts';

const app = 'online-joining';
const centre = ({ venue }: Scene) => `/centre/${venue.slug}`;

const cards = (page: Page) => page.getByRole('button', { name: /^Choose this membership/ });

const choosingACentre: State[] = [
  {
    id: 'centres',
    title: 'Choose a centre',
    app,
    path: '/',
    prepare: (page) => headed(page, /Choose your home centre/),
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

const choosingAMembership: State[] = [
  {
    id: 'memberships',
    title: 'Choose a membership',
    app,
    path: centre,
    prepare: (page) => cards(page).first().waitFor(),
  },
  {
    id: 'memberships-none',
    title: 'No membership fits',
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
  states: [...choosingACentre, ...choosingAMembership, ...withABasket, ...atAnOperator],
};
