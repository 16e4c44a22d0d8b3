import type { Page } from '@playwright/test';
import { forgottenPassword, resetPassword } from 'shared-contracts/api/auth';
import { dataFields } from 'shared-contracts/api/data-fields';
import { confirmEmail, disownEmail } from 'shared-contracts/api/email-confirmation';
import { confirmationLink } from 'shared-contracts/confirmation-link';
import { answered, failed, held } from '../../support/answers/answer-change.ts';
import type { Area, State } from '../state.ts';
import { waitForHeading, waitForTitle } from './on-page.ts';

const app = 'bookings';

const firstName = (page: Page) => page.getByRole('textbox').first();

async function forget(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Forgotten your password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgotten your password?' });
  await dialog.getByRole('textbox', { name: 'Email address or customer ID' }).fill('sam.new@example.com');
}

async function sendLink(page: Page): Promise<void> {
  await forget(page);
  await page.getByRole('button', { name: 'Send the link' }).click();
}

const opening: State[] = [
  {
    id: 'register',
    title: 'Create an account',
    app,
    path: '/register',
    prepare: (page) => firstName(page).waitFor(),
  },
  {
    id: 'register-errors',
    title: 'Create an account with everything missing',
    app,
    path: '/register',
    async prepare(page) {
      await firstName(page).waitFor();
      await page.getByRole('button', { name: 'Create an account' }).click();
      await page.getByRole('alert', { name: 'There is a problem' }).waitFor();
    },
  },
  {
    id: 'register-loading',
    title: 'The form for an account is on its way',
    app,
    path: '/register',
    answers: [held(dataFields)],
    prepare: (page) => page.getByRole('status', { name: 'Loading the form' }).waitFor(),
  },
  {
    id: 'register-failed',
    title: 'The form for an account did not come',
    app,
    path: '/register',
    answers: [failed(dataFields, 500)],
    prepare: (page) => waitForHeading(page, 'The form could not be loaded'),
  },
];

const forgetting: State[] = [
  { id: 'forgotten', title: 'Forgotten password', app, path: '/login', isOverlay: true, prepare: forget },
  {
    id: 'check-your-email',
    title: 'The link is on its way',
    app,
    path: '/login',
    isOverlay: true,
    answers: [answered(forgottenPassword, {})],
    async prepare(page) {
      await sendLink(page);
      await page.getByRole('dialog', { name: 'Check your email' }).waitFor();
    },
  },
  {
    id: 'enter-customer-id',
    title: 'Several accounts share an email address',
    app,
    path: '/login',
    isOverlay: true,
    answers: [failed(forgottenPassword, 422, { message: 'Multiple accounts use this email address.' })],
    async prepare(page) {
      await sendLink(page);
      await page.getByRole('dialog', { name: 'Enter your customer ID' }).waitFor();
    },
  },
  {
    id: 'reset-password',
    title: 'Set a new password',
    app,
    path: '/reset-password#a-token',
    prepare: (page) => page.getByRole('textbox', { name: 'New password', exact: true }).fill('Passw0rd'),
  },
  {
    id: 'reset-password-dead-link',
    title: 'A link that was used already',
    app,
    path: '/reset-password#a-token',
    answers: [failed(resetPassword, 422, { validationMessages: { token: ['This link no longer works.'] } })],
    async prepare(page) {
      await page.getByRole('textbox', { name: 'New password', exact: true }).fill('Passw0rd!');
      await page.getByRole('textbox', { name: 'Repeat new password' }).fill('Passw0rd!');
      await page.getByRole('button', { name: 'Set password' }).click();
      await waitForTitle(page, 'This link no longer works');
    },
  },
];

const confirming: State[] = [
  {
    id: 'confirm-email',
    title: 'Where a mail leads that asks whether an address is right',
    app,
    path: confirmationLink({ token: 'a-token', email: 'sam.new@example.com' }),
    prepare: (page) => page.getByRole('button', { name: 'Yes, it’s my address' }).waitFor(),
  },
  {
    id: 'email-confirmed',
    title: 'An email address is confirmed',
    app,
    path: confirmationLink({ token: 'a-token', email: 'sam.new@example.com' }),
    answers: [answered(confirmEmail, {})],
    async prepare(page) {
      await page.getByRole('button', { name: 'Yes, it’s my address' }).click();
      await waitForTitle(page, 'Your email address is confirmed');
    },
  },
  {
    id: 'email-disowned',
    title: 'Someone else gave the address',
    app,
    path: confirmationLink({ token: 'a-token', email: 'sam.new@example.com' }),
    answers: [answered(disownEmail, {})],
    async prepare(page) {
      await page.getByRole('button', { name: 'No, it isn’t mine' }).click();
      await waitForTitle(page, 'Thank you for telling us');
    },
  },
];

/** Accounts: opening one, and getting back into it. */
export const accounts: Area = {
  id: 'accounts',
  title: 'Accounts',
  states: [...opening, ...forgetting, ...confirming],
};
