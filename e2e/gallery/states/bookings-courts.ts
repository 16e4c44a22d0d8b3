import { activities } from 'shared-contracts/api/activities';
import { addToCart, cart } from 'shared-contracts/api/basket';
import { type FacilityUse, facilityUses, nextSlots, type Slot, slots } from 'shared-contracts/api/facilities';
import { venue } from 'shared-contracts/api/venues';
import { toWire } from 'shared-contracts/codec';
import { altered, answered, failed } from '../../support/answers/answer-change.ts';
import { dayPath, isPaid, venuePath } from '../../support/timetable.ts';
import { pictureDay } from '../fixed-moment/fixed-moment.ts';
import type { Scene, State } from '../state.ts';
import { waitForHeading } from './on-page.ts';

const app = 'bookings';

const badminton: FacilityUse = {
  id: '7',
  name: 'Badminton courts',
  activity: { id: 'badminton', name: 'Badminton', slug: 'badminton' },
  description: 'A marked court in the sports hall with net and posts in place. Up to four people can play.',
  individualFacilityUse: ['Court 1', 'Court 2', 'Court 3', 'Court 4'],
};

const open: Slot['bookable'] = { canBook: true, reason: null, message: null };
const refused = (reason: NonNullable<Slot['bookable']['reason']>, message: string): Slot['bookable'] => ({
  canBook: false,
  reason,
  message,
});

const slot = (hour: number, free: string[], bookable = open): Slot => ({
  id: `court-${hour}`,
  facilityUse: badminton.id,
  startDate: `${pictureDay()}T${String(hour).padStart(2, '0')}:00:00+00:00`,
  endDate: `${pictureDay()}T${hour + 1}:00:00+00:00`,
  duration: 'PT1H',
  maximumUses: 4,
  remainingUses: free.length,
  individualFacilityUse: free,
  offer: { id: 'o', name: 'Standard', price: '11.20', formattedPrice: '£11.20', priceReason: null },
  bookable,
  clash: null,
});

const courts = [
  altered(activities, (list) => [
    ...list.filter(({ slug }) => slug !== 'badminton'),
    { ...badminton.activity, sessionsInNextSevenDays: 0, hasSlots: true },
  ]),
  answered(facilityUses, [badminton]),
  answered(slots, [
    slot(16, ['Court 2', 'Court 3', 'Court 4']),
    slot(17, ['Court 4']),
    slot(18, [], refused('full', 'All courts are booked at this time.')),
    slot(19, [], refused('reserved', 'The last courts are in other people’s baskets.')),
    slot(20, [], refused('full', 'All courts are booked at this time.')),
  ]),
];
const path = ({ venue: { slug } }: Scene) => `${venuePath(slug)}?activity=badminton`;
const choose =
  (court: string, hour: number): NonNullable<State['prepare']> =>
  async (page) => {
    await page.getByRole('button', { name: new RegExp(`^${court}.*, ${hour}:00`) }).click();
    await page.getByText(new RegExp(`^${hour}:00–`), { exact: false }).waitFor();
  };

const byHalfHours: FacilityUse = { ...badminton, lengths: [30, 60, 90] };
const half = (start: string, end: string, free: string[]): Slot => ({
  ...slot(16, free),
  id: `court-${start}`,
  startDate: `${pictureDay()}T${start}:00+00:00`,
  endDate: `${pictureDay()}T${end}:00+00:00`,
  duration: 'PT30M',
});
const halfHours = answered(slots, [
  half('16:00', '16:30', ['Court 2', 'Court 3', 'Court 4']),
  half('16:30', '17:00', ['Court 2', 'Court 4']),
  half('17:00', '17:30', ['Court 2', 'Court 4']),
  half('17:30', '18:00', ['Court 1', 'Court 4']),
  half('18:00', '18:30', ['Court 1']),
  half('18:30', '19:00', ['Court 1', 'Court 3']),
  half('19:00', '19:30', ['Court 3']),
  half('19:30', '20:00', ['Court 3', 'Court 4']),
]);
const tomorrow = answered(nextSlots, [
  {
    ...slot(9, ['Court 1']),
    id: 'next',
    startDate: `${pictureDay(1)}T09:00:00+00:00`,
    endDate: `${pictureDay(1)}T10:00:00+00:00`,
  },
]);

/** Courts and pitches by the time, the week, and the list of venues that have neither. */
export const courtsAndWeek: State[] = [
  {
    id: 'venue-courts',
    title: 'Courts of a day',
    app,
    path,
    answers: courts,
    prepare: (page) => waitForHeading(page, 'Badminton courts'),
  },
  {
    id: 'venue-court-chosen',
    title: 'A time, and which court',
    app,
    path,
    answers: courts,
    prepare: choose('Court 3', 16),
  },
  {
    id: 'venue-court-taken',
    title: 'A time without a court, and the next one with',
    app,
    path,
    answers: [
      answered(slots, [
        slot(17, ['Court 4']),
        slot(18, [], refused('full', 'All courts are booked at this time.')),
        slot(19, [], refused('reserved', 'The last courts are in other people’s baskets.')),
        slot(20, ['Court 1', 'Court 3']),
      ]),
      ...courts,
    ],
    prepare: choose('Any', 18),
  },
  {
    id: 'venue-court-taken-meanwhile',
    title: 'A chosen court that someone else has taken',
    app,
    path,
    as: 'sam',
    answers: [failed(addToCart, 409, { message: 'Court 3 has just been taken.' }), ...courts],
    expects: [/409/],
    async prepare(page, scene) {
      await choose('Court 3', 16)(page, scene);
      const left = toWire([slot(16, ['Court 2', 'Court 4']), slot(17, ['Court 4']), slot(20, ['Court 1'])]);
      await page.route(/\/slots\?/, (route) => route.fulfill({ json: { status_code: 200, data: left } }));
      await page.getByRole('button', { name: /^Add to basket/ }).click();
      await page.getByText('Court 3, 16:00–17:00, Taken').waitFor({ state: 'attached' });
    },
  },
  {
    id: 'venue-court-in-basket',
    title: 'A court in the basket, at its time',
    app,
    path,
    as: 'alex',
    basket: [isPaid],
    answers: [
      altered(cart, (data) => ({
        ...data,
        items: data.items.map((item) =>
          item.type === 'activity' ? { ...item, objectId: 'court-16', location: 'Court 1' } : item,
        ),
      })),
      answered(slots, [
        slot(16, ['Court 2', 'Court 3'], refused('reserved', 'It is in your basket.')),
        slot(17, ['Court 4']),
        slot(18, [], refused('full', 'All courts are booked at this time.')),
      ]),
      ...courts,
    ],
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Court 1, 16:00.*In your basket$/ }).click();
      await page.getByText('16:00–17:00, Court 1').waitFor();
    },
  },
  {
    id: 'venue-court-for-longer',
    title: 'A court for an hour, of half hours',
    app,
    path,
    answers: [answered(facilityUses, [byHalfHours]), halfHours, ...courts],
    prepare: async (page) => {
      await page.getByRole('radio', { name: '60 minutes' }).click();
      await page.getByRole('button', { name: /^Court 2.*, 16:00/ }).click();
    },
  },
  {
    id: 'venue-courts-full',
    title: 'No court is free on the day, and when one is',
    app,
    path,
    answers: [
      answered(
        slots,
        [16, 17, 18].map((hour) => slot(hour, [], refused('full', 'All courts are booked at this time.'))),
      ),
      tomorrow,
      ...courts,
    ],
    prepare: (page) => page.getByRole('link', { name: /^Next free/ }).waitFor(),
  },
  {
    id: 'venue-courts-over',
    title: 'No more times for courts today',
    app,
    path,
    answers: [answered(slots, []), ...courts],
    prepare: (page) => waitForHeading(page, 'No more times today'),
  },
  {
    id: 'venue-courts-failed',
    title: 'The courts could not be loaded',
    app,
    path,
    answers: [failed(slots, 500), ...courts],
    prepare: (page) => waitForHeading(page, 'The courts could not be loaded'),
  },
  {
    id: 'venue-week',
    title: 'Seven days of a venue',
    app,
    path: async (scene) => `${dayPath(scene.venue.slug, await scene.findClass(isPaid))}&view=week`,
    async prepare(page) {
      await page.getByRole('link', { name: /^See / }).last().waitFor();
      await page.locator('main [data-loading]').last().waitFor({ state: 'detached' });
    },
  },
  {
    id: 'venue-simple',
    title: 'The simple list of classes',
    app,
    path: ({ venue: { slug } }) => venuePath(slug),
    answers: [altered(venue, (one) => ({ ...one, activitiesV2Enabled: false }))],
    prepare: (page) => page.getByRole('region', { name: /^\w+day / }).waitFor(),
  },
];
