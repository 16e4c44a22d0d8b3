import { activities, type ScheduledSession, session, sessions } from 'shared-contracts/api/activities';
import { cart } from 'shared-contracts/api/basket';
import { venue, venues } from 'shared-contracts/api/venues';
import { VENUES_COOKIE } from 'shared-contracts/cookies';
import { siteDay } from 'shared-contracts/dates';
import { altered, answered, failed, held } from '../../support/answers/answer-change.ts';
import { dayPath, isPaid, sessionPath, venuePath } from '../../support/timetable.ts';
import { isMemberPrice } from '../classes.ts';
import type { Area, Scene, State } from '../state.ts';
import { closedClasses } from './bookings-closed.ts';
import { courtsAndWeek } from './bookings-courts.ts';
import { discovery } from './bookings-discovery.ts';
import { family } from './bookings-family.ts';
import { filters } from './bookings-filter.ts';
import { quickBooking } from './bookings-quick-book.ts';
import { waitingLists } from './bookings-waiting.ts';
import { weekly } from './bookings-weekly.ts';
import { beforeBooking } from './decisions.ts';
import { loading, waitForHeading, waitForTitle } from './on-page.ts';
import { towns } from './towns.ts';

const app = 'bookings';

const flagshipPath = ({ venue: { slug } }: Scene) => venuePath(slug);
const dayOf = (isWanted: (session: ScheduledSession) => boolean) => async (scene: Scene) =>
  dayPath(scene.venue.slug, await scene.findClass(isWanted));
const classOf = (isWanted: (session: ScheduledSession) => boolean) => async (scene: Scene) =>
  sessionPath(scene.venue.slug, await scene.findClass(isWanted));

const home: State[] = [
  {
    id: 'home',
    title: 'Find a venue',
    app,
    path: '/',
    prepare: (page) => page.getByText(/^\d+ venues$/).waitFor(),
  },
  {
    id: 'home-your-venue',
    title: 'Find a venue, with the venue chosen before',
    app,
    path: flagshipPath,
    async prepare(page) {
      await page.waitForFunction((name) => document.cookie.includes(`${name}=`), VENUES_COOKIE);
      await page.goto('/');
      await page.getByRole('region', { name: 'Your venue', exact: true }).waitFor();
    },
  },
  {
    id: 'home-on-map',
    title: 'Venues on a map',
    app,
    path: '/?view=map',
    prepare: (page) => page.getByRole('button', { name: 'Zoom in' }).waitFor(),
  },
  {
    id: 'home-near-place-on-map',
    title: 'Venues around a place on a map',
    app,
    path: ({ tenant }) => `/?view=map&search=${towns[tenant].name}&place=${towns[tenant].name}`,
    prepare: (page) => page.getByRole('button', { name: 'Zoom in' }).waitFor(),
  },
  {
    id: 'home-near-place',
    title: 'Venues around a place',
    app,
    path: ({ tenant }) => `/?search=${towns[tenant].name}&place=${towns[tenant].name}`,
    prepare: (page) => page.getByText(/venues? within 5 miles of/).waitFor(),
  },
  {
    id: 'home-location-known',
    title: 'Venues around the person',
    app,
    path: '/',
    async prepare(page, { tenant }) {
      await page.context().grantPermissions(['geolocation']);
      await page.context().setGeolocation(towns[tenant]);
      await page.getByRole('button', { name: 'Use my location' }).click();
      await page
        .getByText(/ miles? away$/)
        .first()
        .waitFor();
    },
  },
  {
    id: 'home-location-refused',
    title: 'The location is not shared',
    app,
    path: '/',
    async prepare(page) {
      await page.getByRole('button', { name: 'Use my location' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    id: 'home-no-name',
    title: 'No venue of that name',
    app,
    path: '/?search=zzzz',
    prepare: (page) => waitForHeading(page, 'No venues found'),
  },
  {
    id: 'home-unknown-place',
    title: 'An unknown place',
    app,
    path: '/?search=Xyzzyville&place=Xyzzyville',
    prepare: (page) => waitForHeading(page, /Cannot find location/),
  },
  {
    id: 'home-loading',
    title: 'The venues are loading',
    app,
    path: '/',
    answers: [held(venues)],
    prepare: async (page) => {
      await waitForTitle(page, 'Find a venue');
      await loading(page);
    },
  },
  {
    id: 'home-failed',
    title: 'The venues could not be loaded',
    app,
    path: '/',
    answers: [failed(venues, 500)],
    prepare: (page) => waitForHeading(page, 'The venues could not be loaded'),
  },
  {
    id: 'home-without-venues',
    title: 'A tenant without venues',
    app,
    path: '/',
    answers: [answered(venues, [])],
    prepare: (page) => page.getByText('Nothing to book yet').waitFor(),
  },
];

const timetable: State[] = [
  {
    id: 'venue',
    title: 'Venue with its timetable',
    app,
    path: dayOf(isPaid),
    prepare: (page) =>
      page
        .getByRole('button', { name: /^Add to basket/ })
        .first()
        .waitFor(),
  },
  {
    id: 'venue-today',
    title: 'Today, with classes that have started',
    app,
    path: flagshipPath,
    prepare: (page) =>
      page
        .getByRole('region', { name: /^\w+day / })
        .getByRole('status')
        .filter({ hasText: /class/ })
        .waitFor(),
  },
  {
    id: 'venue-member',
    title: "A member's timetable, with a class in the basket",
    app,
    as: 'alex',
    basket: [isMemberPrice],
    async path({ venue: { slug }, customer }) {
      const [item] = (await customer.api.call(cart, {})).items;
      return venuePath(slug, item && siteDay(item.startDate));
    },
    prepare: (page) => page.getByText('In your basket').first().waitFor(),
  },
  {
    id: 'venue-empty-day',
    title: 'A day without classes',
    app,
    path: flagshipPath,
    answers: [answered(sessions, [])],
    prepare: (page) => waitForHeading(page, 'No classes on this day'),
  },
  {
    id: 'venue-loading',
    title: 'The timetable is loading',
    app,
    path: flagshipPath,
    answers: [held(sessions), held(activities)],
    prepare: loading,
  },
  {
    id: 'venue-day-failed',
    title: 'The timetable could not be loaded',
    app,
    path: flagshipPath,
    answers: [failed(sessions, 500)],
    prepare: (page) => waitForHeading(page, 'The timetable could not be loaded'),
  },
  {
    id: 'venue-failed',
    title: 'The venue could not be loaded',
    app,
    path: flagshipPath,
    answers: [failed(venue, 500)],
    prepare: (page) => waitForHeading(page, 'The venue could not be loaded'),
  },
];

const classes: State[] = [
  {
    id: 'class',
    title: 'Class',
    app,
    path: classOf(isPaid),
    prepare: (page) =>
      page
        .getByRole('button', { name: /^Add to basket/ })
        .first()
        .waitFor(),
  },
  {
    id: 'class-with-everything',
    title: 'Class with ages, support and instructions',
    app,
    path: classOf(isPaid),
    answers: [
      altered(session, (detail) => ({
        ...detail,
        ageRange: { minValue: 16, maxValue: 60 },
        genderRestriction: 'FemaleOnly' as const,
        accessibilitySupport: ['Hearing loop', 'Pool hoist', 'Sign language on request'],
        attendeeInstructions: 'Bring a towel and a drink.',
      })),
    ],
    prepare: (page) => page.getByText('Women and girls only').waitFor(),
  },
  {
    id: 'class-loading',
    title: 'The class is loading',
    app,
    path: classOf(isPaid),
    answers: [held(session)],
    prepare: loading,
  },
  {
    id: 'class-failed',
    title: 'The class could not be loaded',
    app,
    path: dayOf(isPaid),
    answers: [failed(session, 500)],
    async prepare(page) {
      await page.locator('a[href*="/sessions/"]').first().click();
      await waitForTitle(page, /could not be loaded$/);
    },
  },
];

/** Screens of mf-bookings. */
export const bookings: Area = {
  id: 'bookings',
  title: 'Bookings',
  states: [
    ...home,
    ...timetable,
    ...filters,
    ...discovery,
    ...courtsAndWeek,
    ...classes,
    ...closedClasses,
    ...beforeBooking,
    ...quickBooking,
    ...waitingLists,
    ...family,
    ...weekly,
  ],
};
