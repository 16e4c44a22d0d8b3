import type { Kysely } from 'kysely';
import { addDays, siteDay, siteTime } from 'shared-contracts/dates';
import { hoursOf } from 'shared-contracts/opening-state';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/index.ts';
import { openTestDatabase, TEST_NOW } from '../../testing/test-database.ts';
import { fillTimetables, TIMETABLE_DAYS } from './fill.ts';

let db: Kysely<Database>;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.destroy());

const sessions = () =>
  db
    .selectFrom('scheduledSessions')
    .innerJoin('sessionSeries', 'sessionSeries.id', 'scheduledSessions.seriesId')
    .selectAll('scheduledSessions')
    .select(['durationMinutes', 'courts'])
    // Past bookings are seeded, not filled.
    .where('startsAt', '>=', TEST_NOW)
    .orderBy('scheduledSessions.id')
    .execute();

it('always covers today and the next 28 days at every venue, over the change of the clocks', async () => {
  const now = new Date('2026-10-12T22:30:00Z');
  await fillTimetables(db, now);
  const venues = await db.selectFrom('venues').select('id').execute();
  const all = await sessions();
  for (let ahead = 0; ahead <= TIMETABLE_DAYS; ahead += 1) {
    const day = addDays(siteDay(now), ahead);
    const busy = new Set(
      all.filter(({ startsAt }) => siteDay(startsAt) === day).map(({ venueId }) => venueId),
    );
    expect(busy.size, day).toBe(venues.length);
  }
});

it('has nothing outside the hours of its venue', async () => {
  const venues = await db
    .selectFrom('venues')
    .innerJoin('tenants', 'tenants.id', 'venues.tenantId')
    .select(['venues.id', 'venues.settings', 'tenants.settings as ofTenant'])
    .execute();
  const hours = new Map(
    venues.map(({ id, settings, ofTenant }) => [id, settings.openingHours ?? ofTenant.venues.openingHours]),
  );
  const outside = (await sessions()).filter(({ venueId, startsAt, endsAt }) => {
    const own = hours.get(venueId);
    if (!own) return true;
    const { spans } = hoursOf(own, siteDay(startsAt));
    return !spans.some(
      ({ opens, closes }) =>
        opens <= siteTime(startsAt) && siteTime(endsAt) <= closes && siteDay(endsAt) === siteDay(startsAt),
    );
  });
  expect(outside.map(({ id }) => id)).toEqual([]);
});

it('starts at the time of day the week says, in summer and in winter', async () => {
  const times = await db.selectFrom('seriesTimes').selectAll().execute();
  const planned = new Set(times.map(({ seriesId, startTime }) => `${seriesId} ${startTime}`));
  for (const { seriesId, startsAt, endsAt, durationMinutes } of await sessions()) {
    expect(planned).toContain(`${seriesId} ${siteTime(startsAt)}`);
    expect(endsAt.getTime() - startsAt.getTime()).toBe(durationMinutes * 60_000);
  }
});

it('sells no more at the desk than there is room, and fills some sessions', async () => {
  const classes = (await sessions()).filter(({ courts }) => courts === null);
  const left = classes.map((session) => session.capacity - session.placesSoldElsewhere);
  expect(Math.min(...left)).toBe(0);
  const share = (fits: (places: number) => boolean) => left.filter(fits).length / left.length;
  expect(share((places) => places === 0)).toBeGreaterThan(0.03);
  expect(share((places) => places === 0)).toBeLessThan(0.15);
  expect(share((places) => places > 3)).toBeGreaterThan(0.6);
});

it.each(['sale-leisure-centre', 'royal-commonwealth-pool', 'plymouth-life-centre'])(
  'has something free, something priced and something nearly full every day at %s',
  async (slug) => {
    const now = new Date('2026-10-12T22:30:00Z');
    const rows = await db
      .selectFrom('scheduledSessions as session')
      .innerJoin('sessionSeries as series', 'series.id', 'session.seriesId')
      .innerJoin('venues', 'venues.id', 'session.venueId')
      .select(['session.startsAt', 'session.capacity', 'session.placesSoldElsewhere', 'series.offers'])
      .where('venues.slug', '=', slug)
      .execute();
    for (let ahead = 0; ahead <= TIMETABLE_DAYS; ahead += 1) {
      const day = addDays(siteDay(now), ahead);
      const kinds = rows
        .filter(({ startsAt }) => siteDay(startsAt) === day)
        .map(({ capacity, placesSoldElsewhere, offers }) => {
          if (capacity - placesSoldElsewhere <= 1) return 'nearly full';
          return offers[0]?.pricePence === 0 ? 'free' : 'priced';
        });
      expect([...new Set(kinds)].sort(), day).toEqual(['free', 'nearly full', 'priced']);
    }
  },
);

it('can fill that of one tenant alone', async () => {
  const reached = () => db.selectFrom('tenants').select(['slug', 'timetableUntil']).orderBy('id').execute();
  const [first, ...others] = await reached();
  const later = new Date('2026-10-13T12:00:00Z');
  expect(await fillTimetables(db, later, first?.slug)).toBeGreaterThan(0);
  const until = addDays(siteDay(later), TIMETABLE_DAYS);
  expect(await reached()).toEqual([{ slug: first?.slug, timetableUntil: until }, ...others]);
});

it('adds nothing twice and leaves sessions as they are', async () => {
  const before = await sessions();
  const now = new Date('2026-10-12T22:30:00Z');
  expect(await fillTimetables(db, now)).toBe(0);
  await db.updateTable('tenants').set({ timetableUntil: null }).execute();
  expect(await fillTimetables(db, now)).toBe(0);
  expect(await sessions()).toEqual(before);
});

it('has nothing on a day on which the venues stay closed', async () => {
  await fillTimetables(db, new Date('2026-12-20T09:00:00Z'));
  const days = new Set((await sessions()).map(({ startsAt }) => siteDay(startsAt)));
  expect(['2026-12-24', '2026-12-25', '2026-12-26'].filter((day) => days.has(day))).toEqual([
    '2026-12-24',
    '2026-12-26',
  ]);
});
