import type { Page } from '@playwright/test';
import { type Booking, upcomingBookings, updateUser } from 'shared-contracts/api/account';
import { dataFields } from 'shared-contracts/api/data-fields';
import { emailConfirmation } from 'shared-contracts/api/email-confirmation';
import { favourites } from 'shared-contracts/api/favourites';
import { kioskCodeState, newKioskCode } from 'shared-contracts/api/kiosk-codes';
import { type Passkey, passkeys, startPasskey } from 'shared-contracts/api/passkeys';
import { addDays, siteDay } from 'shared-contracts/dates';
import { KIOSK_CODE_PATH } from 'shared-contracts/kiosk-code-link';
import { altered, answered, failed, held } from '../../support/answers/answer-change.ts';
import { type Area, type State, TENANTS } from '../state.ts';
import { bookingStates } from './account-bookings.ts';
import { documentStates } from './account-documents.ts';
import { guestPassStates } from './account-guest-passes.ts';
import { paymentStates } from './account-payments.ts';
import { standingStates } from './account-standing.ts';
import { waiverStates } from './account-waivers.ts';
import { someFavourites } from './bookings-discovery.ts';
import { endWithBookings, freezeWithBookings } from './decisions.ts';
import { loading, waitForHeading } from './on-page.ts';

const own = { app: 'my-account', path: '/', as: 'sam' } as const;
const details = { ...own, path: '/user-details' } as const;

const ownPasskeys: Passkey[] = [
  {
    id: 'p1',
    name: 'My phone',
    createdAt: '2027-02-01T09:00:00+00:00',
    lastUsedAt: '2027-02-10T09:30:00+00:00',
    isSynced: true,
  },
  {
    id: 'p2',
    name: 'Blue security key',
    createdAt: '2027-02-02T09:00:00+00:00',
    lastUsedAt: null,
    isSynced: false,
  },
];

async function startPasskeyDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog', { name: 'Add a passkey' }).getByRole('textbox').first().waitFor();
}
const BOOKINGS_OF_SOMEBODY_BUSY = 9;

const daysLater = (moment: string, days: number) =>
  `${addDays(siteDay(moment), days)}${moment.slice('2026-11-21'.length)}`;

const later = ({ item, ...booking }: Booking, index: number): Booking => ({
  ...booking,
  item: {
    ...item,
    id: `${item.id}-${index}`,
    startDate: daysLater(item.startDate, index),
    endDate: daysLater(item.endDate, index),
  },
});

/** Enough bookings for a long list, made from those that there are. */
const repeated = (bookings: readonly Booking[]): Booking[] =>
  Array.from({ length: BOOKINGS_OF_SOMEBODY_BUSY }, (_, index) => {
    const booking = bookings[index % bookings.length];
    return booking ? later(booking, index) : [];
  }).flat();

/** Screens of mf-account. */
export const account: Area = {
  id: 'account',
  title: 'Account',
  states: [
    {
      ...own,
      id: 'dashboard',
      title: 'Dashboard with many bookings',
      async path({ placeOrder }) {
        await placeOrder();
        return '/';
      },
      answers: [altered(upcomingBookings, repeated)],
      prepare: (page) =>
        page
          .getByRole('link', { name: /^View confirmation/ })
          .first()
          .waitFor(),
    },
    {
      ...own,
      id: 'dashboard-member',
      title: 'Dashboard of a member with credit',
      as: 'alex',
      async prepare(page) {
        await page.getByText('Credit balance').waitFor();
        await waitForHeading(page, 'Your memberships and packages');
      },
    },
    ...TENANTS.map(
      (tenant): State => ({
        ...own,
        tenants: [tenant],
        id: 'dashboard-favourites',
        title: 'Dashboard of a person with favourites',
        answers: [answered(favourites, someFavourites(tenant))],
        prepare: (page) => waitForHeading(page, 'Your favourites'),
      }),
    ),
    {
      ...own,
      id: 'dashboard-empty',
      title: 'Dashboard without bookings',
      answers: [answered(upcomingBookings, [])],
      prepare: (page) => waitForHeading(page, 'You have no bookings coming up'),
    },
    {
      ...own,
      id: 'dashboard-loading',
      title: 'The bookings are loading',
      answers: [held(upcomingBookings)],
      prepare: loading,
    },
    {
      ...own,
      id: 'dashboard-failed',
      title: 'The bookings could not be loaded',
      answers: [failed(upcomingBookings, 500)],
      prepare: (page) => page.getByText('Your bookings could not be loaded').waitFor(),
    },
    {
      ...details,
      id: 'details',
      title: 'My details',
      prepare: (page) => page.getByRole('button', { name: 'Save my details' }).waitFor(),
    },
    {
      ...details,
      id: 'details-unconfirmed',
      title: 'An email address that is not confirmed yet',
      answers: [answered(emailConfirmation, { email: 'sam.new@example.com', state: 'unconfirmed' })],
      prepare: (page) => page.getByRole('button', { name: 'Send the link again' }).waitFor(),
    },
    {
      ...details,
      id: 'details-disowned',
      title: 'An email address that belongs to someone else',
      answers: [answered(emailConfirmation, { email: 'sam.new@example.com', state: 'disowned' })],
      prepare: (page) => page.getByText(/^Someone told us that/).waitFor(),
    },
    {
      ...details,
      id: 'details-passkeys',
      title: 'Passkeys in My details',
      answers: [answered(passkeys, ownPasskeys)],
      prepare: (page) => page.getByRole('button', { name: 'Remove My phone' }).scrollIntoViewIfNeeded(),
    },
    {
      ...details,
      id: 'details-add-passkey',
      title: 'A passkey is to be added',
      isOverlay: true,
      answers: [answered(passkeys, ownPasskeys)],
      prepare: startPasskeyDialog,
    },
    {
      ...details,
      id: 'details-add-passkey-given-up',
      title: 'No passkey was made',
      isOverlay: true,
      answers: [answered(startPasskey, { options: { challenge: 'eA' } })],
      async prepare(page) {
        await startPasskeyDialog(page);
        const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
        await dialog.getByRole('textbox', { name: 'Name' }).fill('My phone');
        await dialog.getByRole('textbox', { name: 'Current password' }).fill('Passw0rd!');
        await dialog.getByRole('button', { name: 'Add a passkey' }).click();
        await dialog.getByText(/^That didn’t work/).waitFor();
      },
    },
    {
      ...details,
      id: 'details-loading',
      title: 'My details are loading',
      answers: [held(dataFields)],
      prepare: (page) => page.getByText('Loading your details').waitFor({ state: 'attached' }),
    },
    {
      ...details,
      id: 'kiosk-code',
      title: 'The code for a kiosk, which its QR code opens',
      path: KIOSK_CODE_PATH,
      answers: [answered(newKioskCode, { code: '48291736', expiresAt: '2027-03-03T10:30:00Z' })],
      prepare: (page) => page.getByRole('status', { name: 'Your code' }).waitFor(),
    },
    {
      ...details,
      id: 'kiosk-code-used',
      title: 'The code was typed at a kiosk',
      path: KIOSK_CODE_PATH,
      answers: [
        answered(newKioskCode, { code: '48291736', expiresAt: '2027-03-03T10:30:00Z' }),
        answered(kioskCodeState, { state: 'used' }),
      ],
      prepare: (page) => page.getByText('You’re logged in at the screen').waitFor(),
    },
    {
      ...details,
      id: 'details-failed',
      title: 'My details could not be loaded',
      answers: [failed(dataFields, 500)],
      prepare: (page) => page.getByText('Your contact details could not be loaded').waitFor(),
    },
    {
      ...details,
      id: 'details-refused',
      title: 'My details are refused at a field',
      as: 'alex',
      answers: [
        failed(updateUser, 422, {
          validationMessages: { mobile: ['Enter a mobile number that we can text'] },
        }),
      ],
      async prepare(page) {
        await page.getByRole('textbox', { name: 'Mobile number' }).fill('0161 496 0201');
        await page.getByRole('button', { name: 'Save my details' }).click();
        await page.getByRole('alert').waitFor();
      },
    },
    {
      ...details,
      id: 'details-photo-refused',
      title: 'A photo of another kind is refused',
      async prepare(page) {
        const scan = { name: 'me.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
        await page.getByLabel('New photo', { exact: true }).setInputFiles(scan);
        await page.getByText('The selected file must be a JPG or PNG').waitFor();
      },
    },
    {
      ...details,
      id: 'details-password',
      title: 'A new password that breaks rules',
      async prepare(page) {
        await page.getByRole('button', { name: 'Save my details' }).waitFor();
        await page.getByRole('button', { name: 'Change password' }).click();
        await page.getByLabel('New password', { exact: true }).fill('short1');
        await page.getByRole('button', { name: 'Change password' }).click();
        await page.getByRole('alert').waitFor();
      },
    },
    ...bookingStates,
    ...paymentStates,
    ...waiverStates,
    ...standingStates,
    endWithBookings,
    freezeWithBookings,
    ...guestPassStates,
    ...documentStates,
  ],
};
