import type { Page } from '@playwright/test';
import type { ScheduledSession } from 'shared-contracts/api/activities';
import { dayPath, isChargeable, sessionPath } from '../../support/timetable.ts';
import type { State } from '../state.ts';

const own = { app: 'bookings', as: 'casey', tenants: ['riverside'] } as const;

const choose = async (page: Page, name: string) => {
  const choice = page.getByRole('radiogroup', { name: 'Booking for' });
  await choice.getByRole('radio', { name, checked: false }).click();
};
const classPath: State['path'] = async ({ venue, findClass }) =>
  sessionPath(venue.slug, await findClass(isChargeable));

const ADULT = 14;
const isForAdults = (session: ScheduledSession) =>
  isChargeable(session) && (session.ageRange.minValue ?? 0) >= ADULT;

/** Screens of a person who may book for others. */
export const family: State[] = [
  {
    ...own,
    id: 'venue-for-child',
    title: 'The timetable, for a child',
    path: async ({ venue, findClass }) => dayPath(venue.slug, await findClass(isChargeable)),
    async prepare(page) {
      await choose(page, 'Mia');
      await page
        .getByRole('button', { name: /^Add for Mia/ })
        .first()
        .waitFor();
    },
  },
  {
    ...own,
    id: 'class-for-member',
    title: 'A class, for a linked person who is a member',
    path: classPath,
    async prepare(page) {
      await choose(page, 'Alex');
      await page.getByText('Price for Alex').first().waitFor();
    },
  },
  {
    ...own,
    id: 'class-wrong-age',
    title: 'A class that a child is too young for',
    path: async ({ venue, findClass }) => sessionPath(venue.slug, await findClass(isForAdults)),
    async prepare(page) {
      await choose(page, 'Mia');
      await page.getByText(/^This class is for people aged \d+ and over\./).waitFor();
    },
  },
];
