import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';

let api: TestApi;
let member: string;
const today = '/api/v1/activities/venues/sale-leisure-centre/sessions?date=2026-06-10';

beforeAll(async () => {
  api = await startTestApi();
  member = await api.loginAs('alex.member@example.com');
});
afterAll(() => api.close());

describe("a day of a venue's timetable", () => {
  it('holds the sessions of that day alone, by start time', async () => {
    const { data, status } = await api.call(`GET ${today}`);
    expect(status).toBe(200);
    expect(data.length).toBeGreaterThan(8);
    const starts = data.map((session) => String(session.start_date));
    expect(starts).toEqual([...starts].sort());
    for (const start of starts) expect(start).toMatch(/^2026-06-10T\d\d:\d\d:00\+01:00$/);
  });

  it('has every case at the flagship: last place, full, free, plenty in the evening', async () => {
    const { data } = await api.call(`GET ${today}`);
    const has = (fits: (session: (typeof data)[number]) => boolean) => data.some((session) => fits(session));
    expect(has((session) => session.remaining_attendee_capacity === 1)).toBe(true);
    expect(has((session) => session.bookable?.reason === 'full')).toBe(true);
    expect(has((session) => session.offer?.formatted_price === 'Free')).toBe(true);
    expect(
      has(
        (session) =>
          session.bookable?.can_book === true &&
          session.offer?.price !== '0.00' &&
          Number(session.remaining_attendee_capacity) >= 5 &&
          String(session.start_date) >= '2026-06-10T17',
      ),
    ).toBe(true);
  });

  it("shows a member the member's price and the reason", async () => {
    const visitor = await api.call(`GET ${today}`);
    const own = await api.call(`GET ${today}`, { token: member });
    expect(visitor.data.every((session) => session.offer?.price_reason === null)).toBe(true);
    expect(own.data.some((session) => session.offer?.price_reason === 'Member price')).toBe(true);
  });

  it('says of each session whom it is for, as the session itself does', async () => {
    const { data } = await api.call(`GET ${today}`);
    const limited = data.find(
      (session) => session.age_range?.min_value && session.accessibility_support?.length,
    );
    const audience = {
      age_range: limited?.age_range,
      gender_restriction: limited?.gender_restriction,
      accessibility_support: limited?.accessibility_support,
    };
    expect(audience).toEqual({
      age_range: { min_value: expect.any(Number), max_value: null },
      gender_restriction: null,
      accessibility_support: expect.arrayContaining([expect.any(String)]),
    });
    const one = await api.call(`GET /api/v1/activities/sessions/${limited?.id}`);
    expect(one.data).toMatchObject(audience);
  });

  it('can be narrowed to one activity', async () => {
    const { data } = await api.call(`GET ${today}&activity=swimming`);
    expect(data.length).toBeGreaterThan(0);
    expect(new Set(data.map((session) => session.activity?.slug))).toEqual(new Set(['swimming']));
  });

  it('opens for members before everyone else', async () => {
    const later = today.replace('2026-06-10', '2026-07-01');
    const reasons = async (token?: string) =>
      (await api.call(`GET ${later}`, { token: token ?? null })).data.map(
        (session) => session.bookable?.reason,
      );
    expect(await reasons()).toContain('not-open-yet');
    expect(await reasons(member)).not.toContain('not-open-yet');
    const { data } = await api.call(`GET ${later}`);
    const waiting = data.find((session) => session.bookable?.reason === 'not-open-yet');
    expect(waiting?.bookable?.message).toMatch(/^Booking opens on .+\. Members can book it already\.$/);
  });

  it('is empty, not missing, on a day without sessions', async () => {
    const { status, data } = await api.call(`GET ${today.replace('2026-06-10', '2031-01-01')}`);
    expect([status, data]).toEqual([200, []]);
  });

  it.each([
    ['', 'This is required.'],
    ['date=2026-13-01', 'This must be a real date, written YYYY-MM-DD.'],
    ['date=2026-02-30', 'This must be a real date, written YYYY-MM-DD.'],
    ['date=10/06/2026', 'This must be a real date, written YYYY-MM-DD.'],
    ['date=2026-06-10&date=2026-06-11', 'This must be text.'],
  ])('refuses the query "%s" in words', async (query, text) => {
    const answer = await api.call(`GET /api/v1/activities/venues/sale-leisure-centre/sessions?${query}`);
    expect(answer.status).toBe(422);
    expect(answer.validationMessages).toEqual({ date: [text] });
  });

  it('asks the database twice: who and where, and the day', async () => {
    const before = api.queries();
    await api.call(`GET ${today}`, { token: member });
    expect(api.queries() - before).toBe(2);
  });
});

describe('one session', () => {
  it('has everything a person needs before booking', async () => {
    const { data } = await api.call(`GET ${today}`);
    const last = data[data.length - 1];
    const answer = await api.call(`GET /api/v1/activities/sessions/${last?.id}`, { token: member });
    expect(answer.status).toBe(200);
    expect(answer.data.session?.id).toBe(last?.id);
    expect(answer.data.venue).toMatchObject({
      slug: 'sale-leisure-centre',
      address: 'Broad Road, Sale, M33 2AL',
    });
    expect(answer.data.offers?.length).toBeGreaterThan(0);
    expect(answer.data.cancellation?.description).toContain('4 hours');
  });

  it.each(['none', '1001-20260610-9999', "'--", '%00', 'a'.repeat(190)])('is not found by %s', async (id) => {
    const answer = await api.call(`GET /api/v1/activities/sessions/${id}`);
    expect(answer.status).toBe(404);
    expect(answer.message).toBe('Unable to complete request, item not found.');
  });
});

it("keeps another tenant's sessions to itself", async () => {
  const path = '/api/v1/activities/venues/plymouth-life-centre/sessions?date=2026-06-10';
  const theirs = await api.call(`GET ${path}`, { tenant: 'harbour' });
  expect(theirs.data.length).toBeGreaterThan(0);
  expect((await api.call(`GET ${path}`)).status).toBe(404);
  expect((await api.call(`GET /api/v1/activities/sessions/${theirs.data[0]?.id}`)).status).toBe(404);
});

describe('a class week by week', () => {
  it('is the same class at the same time of every week ahead, with the price of this person', async () => {
    const [first] = (await api.call(`GET ${today.replace('06-10', '06-11')}`)).data;
    const { data } = await api.call(`GET /api/v1/activities/sessions/${first?.id}/weekly`, { token: member });
    expect(data.length).toBeGreaterThanOrEqual(4);
    expect(data[0]?.id).toBe(first?.id);
    expect(new Set(data.map(({ super_event }) => super_event)).size).toBe(1);
    const moments = data.map(({ start_date }) => String(start_date));
    expect(new Set(moments.map((moment) => moment.slice(10))).size).toBe(1);
    const days = moments.map((moment) => Date.parse(moment) / 86_400_000);
    expect(days.slice(1).map((day, index) => day - (days[index] ?? 0))).toEqual(days.slice(1).map(() => 7));
  });

  it('is nothing for another tenant, and nothing of the past', async () => {
    const [first] = (await api.call(`GET ${today}`)).data;
    const path = `GET /api/v1/activities/sessions/${first?.id}/weekly`;
    expect((await api.call(path, { tenant: 'harbour' })).data).toEqual([]);
    const starts = (await api.call(path)).data.map(({ start_date }) => Date.parse(String(start_date)));
    expect(Math.min(...starts)).toBeGreaterThan(api.now().getTime());
  });
});

it('lists the activities of a venue, most sessions first', async () => {
  const { data } = await api.call('GET /api/v1/activities/venues/sale-leisure-centre/activities');
  const counts = data.map((activity) => Number(activity.sessions_in_next_seven_days));
  expect(counts.length).toBeGreaterThan(5);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
});

it.each(['activities', 'sessions?date=2026-06-10'])(
  'knows no %s of a venue that is not there',
  async (what) => {
    expect((await api.call(`GET /api/v1/activities/venues/nowhere/${what}`)).status).toBe(404);
  },
);
