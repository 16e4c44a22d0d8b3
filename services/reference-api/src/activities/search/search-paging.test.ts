import { addDays, siteDay } from 'shared-contracts/dates';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { CANDIDATES_PER_PAGE } from './candidates.ts';

let api: TestApi;
let member: string;

beforeAll(async () => {
  api = await startTestApi();
  member = await api.loginAs('alex.member@example.com');
});
afterAll(() => api.close());

const search = async (query: string) =>
  (await api.call(`GET /api/v1/activities/search?${query}`, { token: member })).data;

/** From tomorrow, the days after the first are looked through together. */
const DAY_MS = 24 * 3_600_000;

test('what can be booked is found behind hundreds of sessions that cannot', async () => {
  const now = api.now().getTime();
  const last = { from: new Date(now + 6.5 * DAY_MS), to: new Date(now + 7.2 * DAY_MS) };
  const ofRiverside = api.db
    .selectFrom('scheduledSessions as session')
    .innerJoin('sessionSeries as series', 'series.id', 'session.seriesId')
    .innerJoin('tenants', 'tenants.id', 'session.tenantId')
    .where('tenants.slug', '=', 'riverside')
    .where('session.startsAt', '<', last.to);
  const { seriesId } = await ofRiverside
    .where('series.courts', 'is', null)
    .where('series.ageMax', 'is', null)
    .where('series.genderRestriction', 'is', null)
    .where('session.startsAt', '>', last.from)
    .whereRef('session.placesSoldElsewhere', '<', 'session.capacity')
    .select('session.seriesId')
    .orderBy('session.startsAt', 'desc')
    .executeTakeFirstOrThrow();
  const before = await ofRiverside
    .where('session.startsAt', '>', new Date(now + 2 * DAY_MS))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(before.count)).toBeGreaterThan(CANDIDATES_PER_PAGE);

  await api.db.updateTable('sessionSeries').set({ ageMin: 110 }).where('id', '!=', seriesId).execute();
  await api.db
    .updateTable('scheduledSessions')
    .set({ status: 'EventCancelled' })
    .where('seriesId', '=', seriesId)
    .where('startsAt', '<', last.from)
    .execute();
  const from = addDays(siteDay(api.now()), 1);
  const found = await search(`places=left&from=${from}&to=${addDays(from, 6)}&limit=20`);
  expect(found.sessions?.length).toBeGreaterThan(0);
  expect(found.sessions?.every(({ session }) => Number(session?.super_event) === seriesId)).toBe(true);
  expect(found.has_more).toBe(false);
});

test('a search that reads a great many for nothing says that there may be more', async () => {
  await api.db.updateTable('sessionSeries').set({ ageMin: 110 }).execute();
  expect(await search('places=left')).toMatchObject({ sessions: [], has_more: true });
});
