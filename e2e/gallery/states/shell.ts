import type { Page } from '@playwright/test';
import { login } from 'shared-contracts/api/auth';
import { client } from 'shared-contracts/api/client';
import { theme } from 'shared-contracts/api/theme';
import { failed, held, heldFiles, withoutFiles } from '../../support/answers/answer-change.ts';
import { port } from '../../system-under-test.ts';
import type { Area, State } from '../state.ts';
import { choosingVenue } from './choose-venue.ts';
import { hoverToast, loading, openMenu, waitForTitle } from './on-page.ts';

const app = 'bookings';
const PHONES = [390, 320] as const;

async function submitLogin(page: Page, username: string, password: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Email address or customer ID' }).fill(username);
  await main.getByRole('textbox', { name: 'Password' }).fill(password);
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
}

const loggingIn: State[] = [
  {
    id: 'login',
    title: 'Log in',
    app: 'my-account',
    path: '/login',
    prepare: (page) => page.getByRole('textbox', { name: 'Password' }).waitFor(),
  },
  {
    id: 'login-errors',
    title: 'Log in with everything missing',
    app,
    path: '/login',
    async prepare(page) {
      await submitLogin(page, '', '');
      await page.getByRole('alert', { name: 'There is a problem' }).waitFor();
    },
  },
  {
    id: 'login-refused',
    title: 'A refused login, with its toast',
    app,
    path: '/login',
    isOverlay: true,
    isFleeting: true,
    answers: [
      failed(login, 401, { message: 'Those details do not match an account. Check them and try again.' }),
    ],
    async prepare(page) {
      await submitLogin(page, 'nobody@example.com', 'not the password');
      await hoverToast(page);
    },
  },
  {
    id: 'login-pending',
    title: 'The login is under way',
    app,
    path: '/login',
    answers: [held(login)],
    async prepare(page) {
      await submitLogin(page, 'sam.new@example.com', 'Passw0rd!');
      await loading(page);
    },
  },
  {
    id: 'login-dialog',
    title: 'Log in over a page',
    app,
    path: '/',
    isOverlay: true,
    widths: [1280, 768],
    async prepare(page) {
      await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Password' }).waitFor();
    },
  },
  {
    id: 'login-dialog-phone',
    title: 'Log in over a page, from the menu',
    app,
    path: '/',
    isOverlay: true,
    widths: PHONES,
    async prepare(page) {
      await openMenu(page);
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Password' }).waitFor();
      // A finger leaves nothing pointed at.
      await page.mouse.move(0, 0);
    },
  },
];

const menu: State[] = [
  {
    id: 'menu-visitor',
    title: 'Menu of a visitor',
    app,
    path: '/',
    isOverlay: true,
    widths: PHONES,
    prepare: openMenu,
  },
  {
    id: 'menu-customer',
    title: 'Menu of a customer',
    app,
    path: '/',
    as: 'sam',
    isOverlay: true,
    widths: PHONES,
    prepare: openMenu,
  },
];

const wholePages: State[] = [
  {
    id: 'not-found',
    title: 'Not found',
    app,
    path: '/nowhere',
    prepare: (page) => waitForTitle(page, /offside/),
  },
  {
    id: 'unknown-tenant',
    title: 'An unknown tenant',
    app,
    path: `http://bookings.nowhere.localhost:${port}/`,
    tenants: ['riverside'],
    contents: ['light'],
    // The page names no icon, so the browser asks for the usual one.
    expects: [/favicon\.ico/],
    prepare: (page) => waitForTitle(page, /offside/),
  },
  {
    id: 'first-view',
    title: 'What the gateway draws before the scripts',
    app,
    path: '/',
    contents: ['light'],
    answers: [heldFiles('/shell/'), heldFiles('/remotes/')],
    neverLoads: true,
    // The page says after eight seconds that it did not start.
    isFleeting: true,
    prepare: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  ...[
    { id: 'not-started', title: 'A page whose scripts did not come', path: '/' },
    {
      id: 'checkout-not-started',
      title: 'The same where no script may be written into it',
      path: '/checkout',
    },
  ].map(
    (page): State => ({
      ...page,
      app,
      contents: ['light'],
      answers: [withoutFiles('/shell/'), withoutFiles('/remotes/')],
      replacesContent: true,
      prepare: (opened) => waitForTitle(opened, /dropped the ball/),
    }),
  ),
  {
    id: 'maintenance',
    title: 'Planned maintenance',
    app,
    path: '/',
    answers: [failed(theme, 503)],
    prepare: (page) => waitForTitle(page, /^Service disruption/),
  },
  {
    id: 'load-failure',
    title: 'The site could not be loaded',
    app,
    path: '/',
    answers: [failed(theme, 500)],
    prepare: (page) => waitForTitle(page, /dropped the ball/),
  },
  {
    id: 'site-unknown',
    title: 'The tenant could not be loaded',
    app,
    path: '/',
    answers: [failed(client, 500)],
    prepare: (page) => waitForTitle(page, /offside/),
  },
  {
    id: 'site-loading',
    title: 'The site is loading',
    app,
    // With a query that no page knows, as that is not rendered.
    path: '/?unknown',
    answers: [held(client)],
    prepare: (page) => page.locator('[data-loading] [role="status"]').first().waitFor(),
  },
  {
    id: 'screen-down',
    title: 'The part behind a screen is down',
    app,
    path: '/',
    answers: [withoutFiles('/remotes/mf-bookings/')],
    expects: [/mf-bookings/],
    prepare: (page) =>
      page
        .getByText(/could not be loaded\.$/)
        .first()
        .waitFor(),
  },
  {
    id: 'navigation-down',
    title: 'Header and footer are down',
    app,
    path: '/',
    answers: [withoutFiles('/remotes/mf-navigation/')],
    expects: [/mf-navigation/],
    prepare: (page) =>
      page.getByRole('banner').getByText('The menu could not be loaded.').waitFor({ state: 'attached' }),
  },
];

/** Screens of the shell, with the header, menu and footer of mf-navigation. */
export const shell: Area = {
  id: 'shell',
  title: 'Shell and navigation',
  states: [...loggingIn, ...menu, ...choosingVenue, ...wholePages],
};
