import type { Page } from '@playwright/test';
import type { Scene, State } from '../gallery/state.ts';
import { frontOfHouse } from '../gallery/states/front-of-house.ts';
import { chooseMembership, createAccount, section } from '../support/joining.ts';

const embedded = { app: 'online-joining', title: 'Joining in the page of an operator' } as const;
const centre = ({ venue }: Scene) => `/centre/${venue.slug}?embedded=true`;
const cards = (page: Page) => page.getByRole('button', { name: /^Choose this membership/ });
const forget = (page: Page) => page.getByRole('button', { name: 'Forgotten your password?' }).click();

const toCheck = frontOfHouse.states.find(({ id }) => id === 'documents');
if (!toCheck) throw new Error('The gallery shows no documents to check.');

/** Pages that the gallery does not photograph. */
export const otherVisits: readonly State[] = [
  {
    ...embedded,
    id: 'embedded-joining',
    path: '/?embedded=true',
    prepare: (page) => page.getByRole('searchbox', { name: 'Centre, town or postcode' }).waitFor(),
  },
  {
    ...embedded,
    id: 'embedded-membership',
    path: centre,
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
    ...embedded,
    id: 'embedded-details',
    path: centre,
    async prepare(page) {
      await cards(page).first().click();
      await page.getByRole('button', { name: 'Create Account' }).waitFor();
    },
  },
  {
    ...embedded,
    id: 'embedded-login',
    path: '/login?embedded=true',
    prepare: (page) => page.getByRole('textbox', { name: 'Password' }).waitFor(),
  },
  {
    ...embedded,
    id: 'embedded-forgotten',
    path: '/login?embedded=true',
    async prepare(page) {
      await forget(page);
      await page.getByRole('button', { name: 'Send the link' }).waitFor();
    },
  },
  {
    ...toCheck,
    id: 'calendar',
    title: 'The calendar of a date field',
    async prepare(page, scene) {
      await toCheck.prepare(page, scene);
      await page
        .getByRole('button', { name: /date: / })
        .first()
        .click();
      // It opens on the years, since no day is chosen.
      await page.getByRole('dialog', { name: /date: / }).waitFor();
    },
  },
  {
    id: 'another-account',
    title: 'Another account to pay from, whose number is checked',
    app: 'my-account',
    as: 'alex',
    path: '/payments',
    async prepare(page) {
      await page.getByRole('button', { name: 'Change bank account' }).click();
      await page.getByRole('textbox', { name: 'Sort code' }).fill('08-99-99');
      await page.getByRole('textbox', { name: 'Account number' }).fill('66374958');
      // The other missing fields keep the form here.
      await page.getByRole('button', { name: 'Use this account' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    id: 'redirect',
    title: 'On the way to the venue that was chosen before',
    app: 'bookings',
    path: '/redirect-to-selected-venue',
    prepare: (page) => page.getByRole('heading', { level: 1, name: 'Find a venue' }).waitFor(),
  },
  {
    id: 'joining-terms',
    title: 'The terms of a membership that is joined',
    app: 'online-joining',
    path: ({ venue }) => `/centre/${venue.slug}`,
    async prepare(page) {
      await chooseMembership(page);
      await createAccount(page);
      await section(page, 'Choose your membership').waitFor();
      await chooseMembership(page);
      await section(page, 'Review & select dates').waitFor();
      await page.getByRole('checkbox', { name: /terms/i }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Agree' }).waitFor();
    },
  },
  {
    id: 'choose-venue',
    title: 'Choosing a venue in the header',
    app: 'bookings',
    path: '/',
    async prepare(page) {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Choose a venue|change venue/ })
        .click();
      await page.getByRole('dialog', { name: 'Choose a venue' }).getByRole('searchbox').waitFor();
    },
  },
];
