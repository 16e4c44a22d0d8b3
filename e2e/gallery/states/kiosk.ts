import { expect, type Page } from '@playwright/test';
import { handOverJoiningDraft } from 'shared-contracts/api/joining-draft';
import { joiningVenue } from 'shared-contracts/api/venues';
import { altered, failed } from '../../support/answers/answer-change.ts';
import { isPaid, venuePath } from '../../support/timetable.ts';
import type { Area, Scene, State } from '../state.ts';
import { kioskAccount } from './kiosk-account.ts';
import { hoverToast, waitForTitle } from './on-page.ts';

const usual = { app: 'online-joining', widths: [1280, 1080] } as const;
/** The tenant whose kiosks have the accessible profile. */
const accessible = { ...usual, tenants: ['northpeak'] } as const;

const home = ({ venue }: Scene) => `/kiosk?kiosk&centre=${venue.slug}`;
const centre = ({ venue }: Scene) => `/centre/${venue.slug}?kiosk=true`;

const cards = (page: Page) => page.getByRole('button', { name: /^Choose this membership/ });
const question = (page: Page) => page.getByRole('alertdialog', { name: /^Are you sure you want to leave/ });

/** A code that is the same in every picture: a true one is drawn at random. */
const sameCode = altered(handOverJoiningDraft, (handedOver) => ({
  ...handedOver,
  url: handedOver.url.replace(/#.*/, `#${'k'.repeat(43)}`),
}));

const phoneCode = (page: Page) => page.getByRole('img', { name: /^QR code that opens the checkout/ });

const states: State[] = [
  {
    ...usual,
    id: 'home',
    title: 'The welcome of a centre',
    path: home,
    prepare: (page) => waitForTitle(page, /^Welcome to /),
  },
  {
    ...usual,
    id: 'home-without-centre',
    title: 'The welcome when the centre did not come',
    path: home,
    answers: [failed(joiningVenue, 500)],
    prepare: (page) => waitForTitle(page, /^Welcome to /),
  },
  {
    ...usual,
    id: 'memberships',
    title: 'Memberships at a kiosk, with its bar',
    path: centre,
    prepare: (page) => cards(page).first().waitFor(),
  },
  {
    ...usual,
    id: 'start-over',
    title: 'Whether to leave this screen',
    path: centre,
    isOverlay: true,
    isFleeting: true,
    async prepare(page) {
      await cards(page).first().waitFor();
      await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
      await question(page).waitFor();
    },
  },
  {
    ...usual,
    id: 'hand-over',
    title: 'The code that hands a joining over to a phone',
    path: centre,
    isOverlay: true,
    isFleeting: true,
    answers: [sameCode],
    async prepare(page) {
      await cards(page).first().click();
      await page.getByRole('button', { name: 'Finish on your phone' }).click();
      await page
        .getByRole('dialog')
        .getByRole('img', { name: /^QR code/ })
        .waitFor();
    },
  },
  {
    ...usual,
    id: 'log-in-by-code',
    title: 'Logging in by the code on a phone',
    path: '/login?kiosk=true',
    prepare: (page) => page.getByRole('textbox', { name: 'Code from your phone' }).waitFor(),
  },
  {
    ...usual,
    id: 'left-alone',
    title: 'Cleared after no one touched the screen',
    path: (scene) => `${home(scene)}#cleared`,
    isOverlay: true,
    isFleeting: true,
    prepare: hoverToast,
  },
  {
    ...accessible,
    id: 'countdown',
    title: 'The time left is counted down',
    path: centre,
    isOverlay: true,
    isFleeting: true,
    async prepare(page) {
      await page.clock.install();
      await page.reload();
      await cards(page).first().waitFor();
      await page.waitForLoadState('networkidle');
      const more = question(page).getByRole('button', { name: 'I need more time' });
      // In steps: what is still loading must not be over its time as well.
      await expect(async () => {
        await page.clock.fastForward(4_000);
        await expect(more).toBeVisible({ timeout: 500 });
      }).toPass();
    },
  },
  {
    ...accessible,
    id: 'seeing-better',
    title: 'Largest text in high contrast',
    path: centre,
    isFleeting: true,
    async prepare(page) {
      await cards(page).first().waitFor();
      await page.getByRole('radio', { name: 'Largest text' }).click();
      await page.getByRole('button', { name: 'High contrast' }).click();
    },
  },
];

/** Screens of the other hosts. */
const booking: State[] = [
  {
    ...usual,
    app: 'bookings',
    id: 'venue',
    title: 'The timetable of a venue at a kiosk',
    isOverlay: true,
    path: ({ venue }) => `${venuePath(venue.slug)}?kiosk=true`,
    prepare: (page) =>
      page
        .getByRole('link', { name: /^(Book|View details)/ })
        .first()
        .waitFor(),
  },
  {
    ...usual,
    app: 'bookings',
    as: 'sam',
    basket: [isPaid, isPaid],
    id: 'basket',
    title: 'The basket at a kiosk',
    path: '/basket?kiosk=true',
    prepare: (page) => page.getByRole('heading', { name: 'Summary' }).waitFor(),
  },
  {
    ...usual,
    app: 'bookings',
    as: 'sam',
    basket: [isPaid, isPaid],
    id: 'checkout',
    title: 'The checkout at a kiosk',
    path: '/checkout?kiosk=true',
    async prepare(page) {
      await phoneCode(page).waitFor();
      await page.getByRole('textbox', { name: 'Card number' }).waitFor();
    },
  },
];

/** A terminal in a centre, tall or wide. */
export const kiosk: Area = { id: 'kiosk', title: 'Kiosk', states: [...states, ...kioskAccount, ...booking] };
