import type { Page } from '@playwright/test';
import { FRICTIONLESS_HOLDER } from '../../support/cards.ts';
import {
  chooseDates,
  chooseMembership,
  createAccount,
  fillDirectDebit,
  goToCheckout,
  section,
} from '../../support/joining.ts';
import { payByCard, VISA } from '../checkout-steps.ts';
import type { Area, State } from '../state.ts';

interface Step {
  id: string;
  title: string;
  /** From the screen of the step before to this one. */
  take(page: Page): Promise<unknown>;
}

/** A whole join, as a visitor walks it. */
const steps: readonly Step[] = [
  {
    id: '1-membership',
    title: 'The memberships of a centre',
    take: (page) =>
      page
        .getByRole('button', { name: /^Choose this membership/ })
        .first()
        .waitFor(),
  },
  {
    id: '2-details',
    title: 'Your details, with the payment summary',
    async take(page) {
      await chooseMembership(page);
      await page.getByRole('button', { name: 'Create Account' }).waitFor();
    },
  },
  {
    id: '3-dates',
    title: 'Dates, price and terms',
    async take(page) {
      await createAccount(page);
      await section(page, 'Choose your membership').waitFor();
      await chooseMembership(page);
      await section(page, 'Review & select dates').waitFor();
      await page.getByRole('combobox', { name: 'Billing day' }).waitFor();
    },
  },
  {
    id: '4-direct-debit',
    title: 'The Direct Debit',
    async take(page) {
      await chooseDates(page);
      await page.getByRole('textbox', { name: 'Sort code' }).waitFor();
    },
  },
  { id: '5-confirm', title: 'The details once more', take: fillDirectDebit },
  {
    id: '6-checkout',
    title: 'What is due today, by card',
    async take(page) {
      await goToCheckout(page);
      await page.getByRole('textbox', { name: 'Card number' }).waitFor();
    },
  },
  {
    id: '7-joined',
    title: 'The membership',
    async take(page) {
      await payByCard(page, { number: VISA, holder: FRICTIONLESS_HOLDER });
      await page.getByRole('heading', { level: 1, name: 'Your payment was successful' }).waitFor();
    },
  },
];

const state = ({ id, title }: Step, index: number): State => ({
  id,
  title,
  app: 'online-joining',
  path: ({ venue }) => `/centre/${venue.slug}`,
  contents: ['light'],
  async prepare(page) {
    for (const step of steps.slice(0, index + 1)) await step.take(page);
  },
});

/** Joining from the centre to the paid membership, a picture for each step. */
export const joiningWalk: Area = {
  id: 'joining-walk',
  title: 'A whole join, step by step',
  states: steps.map(state),
};
