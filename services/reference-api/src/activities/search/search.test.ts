import type { SessionSearchAnswer } from 'shared-contracts/api/session-search';
import { fromWire } from 'shared-contracts/codec';
import { siteDay, siteTime } from 'shared-contracts/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';

let api: TestApi;
let member: string;
const SALE = 'lat=53.4247&lng=-2.3247';
const TODAY = '2026-06-10';

beforeAll(async () => {
  api = await startTestApi();
  member = await api.loginAs('alex.member@example.com');
});
afterAll(() => api.close());

const ask = (query: string, token: string | null = null) =>
  api.call(`GET /api/v1/activities/search?${query}`, { token });
async function search(query: string, token: string | null = null): Promise<SessionSearchAnswer> {
  const { data, status } = await ask(query, token);
  expect(status).toBe(200);
  return fromWire(data, []) as SessionSearchAnswer;
}
const starts = ({ sessions }: SessionSearchAnswer) => sessions.map(({ session }) => session.startDate);

describe('a search of sessions', () => {
  it('finds an activity at every venue, soonest first', async () => {
    const found = await search('what=yoga&limit=60');
    expect(found.activities).toEqual(expect.arrayContaining(['Yoga', 'Hatha Yoga']));
    expect(new Set(found.sessions.map(({ venue }) => venue.slug)).size).toBeGreaterThan(1);
    expect(starts(found)).toEqual([...starts(found)].sort());
    expect(found.sessions.every(({ session }) => /yoga/i.test(session.name + session.activity.name))).toBe(
      true,
    );
  });

  it('knows other names of activities, the usual ones and the tenant’s own, and says so', async () => {
    const spin = await search('what=spinning');
    expect(spin.activities).toEqual(['Indoor Cycling']);
    expect(spin.isReadAs).toBe(true);
    expect(spin.sessions.length).toBeGreaterThan(0);
    expect((await search('what=bathing')).sessions).toEqual([]);
    const own = await api.call('GET /api/v1/activities/search?what=bathing', { tenant: 'harbour' });
    expect(own.data).toMatchObject({ is_read_as: true, activities: expect.arrayContaining(['Swimming']) });
    expect((await search('what=yoga')).isReadAs).toBeUndefined();
  });

  it('puts the nearest first within a day, and leaves out what is further away', async () => {
    const near = await search(`what=swimming&${SALE}&radius=10&from=${TODAY}&to=${TODAY}&limit=60`);
    const metres = near.sessions.map((found) => found.metres ?? Number.NaN);
    expect(metres).toEqual([...metres].sort((one, other) => one - other));
    const nearest = await search(`what=swimming&${SALE}&radius=1`);
    expect(new Set(nearest.sessions.map(({ venue }) => venue.name))).toEqual(
      new Set(['Sale Leisure Centre']),
    );
  });

  it('keeps to days and hours of the venue', async () => {
    const found = await search(
      'what=swimming&from=2026-06-12&to=2026-06-13&startsFrom=06:00&startsBefore=12:00&limit=60',
    );
    expect(found.sessions.length).toBeGreaterThan(0);
    expect(new Set(starts(found).map(siteDay))).toEqual(new Set(['2026-06-12', '2026-06-13']));
    for (const time of starts(found).map(siteTime)) expect(time).toMatch(/^(0[6-9]|1[01]):/);
  });

  it('leaves out what has started or was cancelled', async () => {
    const found = await search(`from=${TODAY}&to=${TODAY}&limit=60`);
    for (const start of starts(found)) expect(Date.parse(start)).toBeGreaterThan(api.now().getTime());
    expect(found.sessions.every(({ session }) => session.eventStatus === 'EventScheduled')).toBe(true);
  });

  it('has the price of the person who asks, and what is free or cheap enough for them', async () => {
    const visitor = await search('price=free&limit=60');
    expect(visitor.sessions.length).toBeGreaterThan(0);
    expect(new Set(visitor.sessions.map(({ session }) => session.offer.price))).toEqual(new Set(['0.00']));
    const own = await search('what=yoga', member);
    expect(own.sessions.some(({ session }) => session.offer.priceReason === 'Member price')).toBe(true);
    const cheap = await search('price=6&limit=60', member);
    expect(cheap.sessions.length).toBeGreaterThan(0);
    expect(Math.max(...cheap.sessions.map(({ session }) => Number(session.offer.price)))).toBeLessThanOrEqual(
      6,
    );
  });

  it('names only what has places left, and only what is for women, where that is wanted', async () => {
    const places = await search('places=left&limit=60');
    expect(places.sessions).toHaveLength(60);
    expect(places.sessions.every(({ session }) => session.bookable.canBook)).toBe(true);
    const women = await search('women=only&limit=60');
    expect(women.sessions.length).toBeGreaterThan(0);
    expect(women.sessions.every(({ session }) => session.genderRestriction === 'FemaleOnly')).toBe(true);
  });

  it('finds by activity, level, support and age', async () => {
    const yoga = await search('activity=yoga&level=beginner,improver&limit=60');
    expect(yoga.sessions.length).toBeGreaterThan(0);
    for (const { session } of yoga.sessions) {
      expect(session.activity.slug).toBe('yoga');
      expect(['Beginner', 'Improver', 'All', null]).toContain(session.level);
    }
    const supported = await search('support=hearing-impairment&limit=60');
    expect(supported.sessions.length).toBeGreaterThan(0);
    for (const { session } of supported.sessions)
      expect(session.accessibilitySupport).toContain('Hearing impairment');
    const child = await search('age=6&limit=60');
    expect(child.sessions.length).toBeGreaterThan(0);
    for (const { session } of child.sessions) {
      expect(session.ageRange.minValue ?? 0).toBeLessThanOrEqual(6);
      expect(session.ageRange.maxValue ?? 99).toBeGreaterThanOrEqual(6);
    }
  });

  it('says where a venue is', async () => {
    const { sessions } = await search(`${SALE}&radius=1&limit=4`);
    expect(sessions).toHaveLength(4);
    expect(sessions[0]?.venue).toMatchObject({
      lat: expect.closeTo(53.42, 1),
      lng: expect.closeTo(-2.32, 1),
    });
  });

  it('finds courts', async () => {
    const found = await search('what=badminton%20courts');
    expect(found.sessions.length).toBeGreaterThan(0);
    expect(found.sessions.every(({ kind }) => kind === 'court')).toBe(true);
  });

  it('says whether there is more', async () => {
    expect(await search('limit=20')).toMatchObject({ hasMore: true, sessions: { length: 20 } });
    expect(await search('what=curling')).toEqual({ activities: [], sessions: [], hasMore: false });
  });

  it.each([
    'lat=53.4',
    'lng=-2.3',
    'lat=95&lng=0',
    'radius=51',
    'limit=500',
    'price=0',
    'level=All levels',
    'age=old',
    'from=2026-02-30',
    'startsFrom=25:00',
  ])('refuses %s', async (query) => expect((await ask(query)).status).toBe(422));

  it('knows nothing of other tenants', async () => {
    const other = await api.call(`GET /api/v1/activities/search?${SALE}`, { tenant: 'harbour' });
    expect(other.data.sessions).toEqual([]);
    const forSomeone = await ask('purchased_for_user_id=00000000-0000-4000-8000-000000000000');
    expect(forSomeone.status).toBe(401);
  });
});
