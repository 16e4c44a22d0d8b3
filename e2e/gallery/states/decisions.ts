import { type ScheduledSession, session } from 'shared-contracts/api/activities';
import { cart } from 'shared-contracts/api/basket';
import type { LaterBooking } from 'shared-contracts/api/later-bookings';
import { membershipEnding, membershipFreeze, ownMemberships } from 'shared-contracts/api/own-memberships';
import { related } from 'shared-contracts/api/suggestions';
import { siteTime } from 'shared-contracts/dates';
import { altered, answered } from '../../support/answers/answer-change.ts';
import { isPaid, sessionPath } from '../../support/timetable.ts';
import type { Scene, State } from '../state.ts';

const aClass = async ({ venue, findClass }: Scene) => sessionPath(venue.slug, await findClass(isPaid));
/** Something booked at the hours of another class. */
const yogaAt = ({ startDate, endDate }: { startDate: string; endDate: string }) => ({
  name: 'Yoga for beginners',
  startDate,
  endDate,
});

/** A class with an age limit, as a person whose age is not known sees it. */
const limited = (shown: ScheduledSession): ScheduledSession => ({
  ...shown,
  ageRange: { minValue: 16, maxValue: null },
  bookable: {
    canBook: false,
    reason: 'wrong-age',
    message: 'This class is for people aged 16 and over. Add your date of birth to your details to book it.',
    remedy: 'add-date-of-birth',
  },
});

/** Notices and tasks before booking a class. */
export const beforeBooking: State[] = [
  {
    id: 'class-clash',
    title: 'Class at the hours of something else',
    app: 'bookings',
    as: 'sam',
    path: aClass,
    answers: [
      altered(session, (shown) => ({
        ...shown,
        session: { ...shown.session, clash: yogaAt(shown.session) },
      })),
    ],
    prepare: (page) => page.getByText(/^You already have Yoga for beginners/).waitFor(),
  },
  {
    id: 'class-birthday',
    title: 'Class with an age limit, for a person whose age is not known',
    app: 'bookings',
    as: 'sam',
    path: aClass,
    answers: [
      altered(session, (shown) => ({
        ...shown,
        ageRange: { minValue: 16, maxValue: null },
        session: limited(shown.session),
      })),
      altered(related, (shown) => ({ ...shown, sameClass: shown.sameClass.map(limited) })),
    ],
    prepare: (page) => page.getByRole('link', { name: 'Add your date of birth' }).waitFor(),
  },
];

/** A basket in which two places are at the same hours by now. */
export const clashInBasket: State = {
  id: 'clash',
  title: 'A place at the hours of something booked since',
  app: 'bookings',
  path: '/basket',
  as: 'sam',
  basket: [isPaid, isPaid],
  answers: [
    altered(cart, (data) => ({
      ...data,
      items: data.items.map((item, index) =>
        item.type === 'activity' && index === 0
          ? {
              ...item,
              problem: `You already have Yoga for beginners, ${siteTime(item.startDate)} to ${siteTime(item.endDate)}.`,
              clash: yogaAt(item),
            }
          : item,
      ),
    })),
  ],
  prepare: (page) => page.getByRole('button', { name: /^Keep both/ }).waitFor(),
};

const booking = (id: string, name: string, change: Partial<LaterBooking> = {}): LaterBooking => ({
  id,
  name,
  startDate: `2027-04-${20 + Number(id)}T18:30:00+00:00`,
  venue: { slug: 'sale-leisure-centre', name: 'Sale Leisure Centre' },
  outcome: 'cancelled',
  refund: null,
  priceThen: { decimal: '7.00', formatted: '£7.00' },
  ...change,
});

/** Those that a change of a membership affects. */
export const laterBookings: LaterBooking[] = [
  booking('1', 'Aqua Fit'),
  booking('2', 'Badminton court', { refund: { decimal: '4.50', formatted: '£4.50' } }),
  booking('3', 'Women-only swimming and water confidence', { outcome: 'kept' }),
];

/** Later bookings when a membership is frozen. */
export const freezeWithBookings: State = {
  id: 'memberships-freeze-bookings',
  title: 'Effects on later bookings when a membership is frozen',
  app: 'my-account',
  as: 'alex',
  path: '/memberships',
  isOverlay: true,
  answers: [altered(membershipFreeze, (offer) => ({ ...offer, laterBookings, bookingsKey: 'shown' }))],
  async prepare(page) {
    await page.getByRole('button', { name: /^Freeze membership/ }).click();
    await page.getByRole('heading', { name: 'Your later bookings' }).waitFor();
  },
};

/** Later bookings when a membership ends. */
export const endWithBookings: State = {
  id: 'memberships-end-bookings',
  title: 'What happens to later bookings when a membership ends',
  app: 'my-account',
  as: 'alex',
  path: '/memberships',
  isOverlay: true,
  answers: [
    altered(ownMemberships, (memberships) => memberships.map((one) => ({ ...one, canEnd: true }))),
    answered(membershipEnding, {
      endDate: '2027-04-14',
      lastPayment: { day: '2027-03-15', amount: { decimal: '32.00', formatted: '£32.00' } },
      laterBookings,
      bookingsKey: 'shown',
    }),
  ],
  async prepare(page) {
    await page
      .getByRole('button', { name: /^End membership/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Your later bookings' }).waitFor();
  },
};
