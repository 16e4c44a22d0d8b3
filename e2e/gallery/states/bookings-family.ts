import type { Page } from '@playwright/test';
import { type ScheduledSession, session, sessions } from 'shared-contracts/api/activities';
import { costsMoney, dayPath, sessionPath } from '../../support/timetable.ts';
import { altered } from '../answers/answer-change.ts';
import type { State } from '../state.ts';

const own = { app: 'bookings', as: 'casey', tenants: ['riverside'] } as const;

const choose = async (page: Page, name: string) => {
  const choice = page.getByRole('radiogroup', { name: 'Booking for' });
  await choice.getByRole('radio', { name, checked: false }).click();
};
const classPath: State['path'] = async ({ venue, findClass }) =>
  sessionPath(venue.slug, await findClass(costsMoney));

const notForHer: ScheduledSession['bookable'] = {
  canBook: false,
  reason: 'wrong-age',
  message: 'This class is for people aged 14 and over.',
};

/** What somebody sees who may book for others. */
export const family: State[] = [
  {
    ...own,
    id: 'venue-for-child',
    title: 'The timetable, for a child',
    path: async ({ venue, findClass }) => dayPath(venue.slug, await findClass(costsMoney)),
    answers: [
      altered(sessions, (list) =>
        list.map((one, index) => (index > 2 ? one : { ...one, bookable: notForHer })),
      ),
    ],
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
    title: 'A class, for somebody linked who is a member',
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
    path: classPath,
    answers: [
      altered(session, (detail) => ({ ...detail, session: { ...detail.session, bookable: notForHer } })),
    ],
    async prepare(page) {
      await choose(page, 'Mia');
      await page.getByText(/^This class is for people aged 14 and over\./).waitFor();
    },
  },
];
