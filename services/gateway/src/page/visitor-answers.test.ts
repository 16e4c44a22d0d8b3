import { addDays, siteDay } from 'shared-contracts/dates';
import { expect, test } from 'vitest';
import { envelope, type Handler, json } from '../../test-support/fake-api.ts';
import { content } from '../../test-support/fake-renderer.ts';
import { startRenderingGateway } from '../../test-support/rendering-gateway.ts';
import { venue } from '../../test-support/site-answers.ts';
import { bootOf, HOST, startGateway } from '../../test-support/test-gateway.ts';

const VENUE = '/location/sale-leisure-centre';
const CLASS = `${VENUE}/sessions/s-1`;
const DAY = 'activities/venues/sale-leisure-centre/sessions';
const tomorrow = () => addDays(siteDay(new Date()), 1);
const today = () => `${DAY}?date=${siteDay(new Date())}`;

const visitorsOf = (html: string) =>
  (bootOf(html).visitorAnswers ?? []).map(({ url }: { url: string }) => url);
const preloadedOf = (html: string) => bootOf(html).preloaded.map(({ url }: { url: string }) => url);

const start = (answers: Record<string, Handler>) =>
  startRenderingGateway(
    ({ site }) => content(JSON.stringify(site.boot.visitorAnswers ?? [])),
    ['home', 'venue', 'session'],
    answers,
  );
const both = () => ({
  [`/api/v1/${DAY}`]: json(200, envelope([])),
  '/api/v1/activities/sessions/s-1': json(200, envelope({})),
  '/api/v1/activities/search': json(200, envelope({})),
  '/api/v1/online-joining/venues/sale-leisure-centre': json(200, envelope(venue)),
  '/api/v1/memberships/types': json(200, envelope([])),
});
const JOINING = 'online-joining.riverside.localhost:8080';
const MEMBERSHIPS = 'memberships/types?venue_id=v-7';

/** As the search screen asks for it. */
function searchThisEvening() {
  const day = siteDay(new Date());
  const query = { limit: '20', what: 'yoga', from: day, to: day, startsFrom: '17:00', price: 'free' };
  return [`activities/search?${new URLSearchParams(query)}`];
}

test.each<[string, () => string[], string?]>([
  ['/', () => ['activities/search?limit=4&places=left']],
  [VENUE, () => [today()]],
  [CLASS, () => ['activities/sessions/s-1']],
  ['/?q=aqua+fit', () => ['activities/search?limit=20&what=aqua+fit']],
  ['/?search=yoga&q=yoga+this+evening&price=free', searchThisEvening],
  // Only a browser finds a place.
  ['/?q=yoga+near+M33', () => []],
  ['/?search=sale', () => [], JOINING],
  ['/centre/sale-leisure-centre', () => [MEMBERSHIPS], JOINING],
  ['/centre/sale-leisure-centre?for=8-15', () => [MEMBERSHIPS], JOINING],
  ['/centre/nowhere', () => [], JOINING],
])('%s comes with what a visitor sees, and preloads none of it', async (address, expected, host = HOST) => {
  const { page, api } = await start(both());
  const headers = { cookie: 'touchline_token=secret', authorization: 'Bearer secret', host };
  const { body } = await page(address, headers);
  expect(body).toContain('data-rendered');
  expect(visitorsOf(body)).toEqual(expected());
  expect(preloadedOf(body).filter((url: string) => /sessions|search|memberships/.test(url))).toEqual([]);
  expect(api.calls.filter((call) => JSON.stringify(call).includes('secret'))).toEqual([]);
});

test('a timetable or a class that fails is left to the browser', async () => {
  const { page } = await start({ [`/api/v1/${DAY}`]: json(500, { status_code: 500 }) });
  const { body, statusCode } = await page(VENUE);
  expect(statusCode).toBe(200);
  expect(body).toContain('data-rendered');
  expect(visitorsOf(body)).toEqual([]);
});

test('a slow timetable is not awaited', async () => {
  const { page } = await start({ [`/api/v1/${DAY}`]: () => undefined });
  expect(visitorsOf((await page(VENUE)).body)).toEqual([]);
});

test.each([
  'date=2020-01-01',
  'date=soon',
  'date=TOMORROW&date=TOMORROW',
  'date=TOMORROW&free=true',
  'activity=%3Cb%3E',
  'kiosk=true',
])('a venue page with ‘%s’ requests its own day', async (query) => {
  const { page, api } = await start(both());
  const { body } = await page(`${VENUE}?${query.replaceAll('TOMORROW', tomorrow())}`);
  expect(body).not.toContain('data-rendered');
  expect(visitorsOf(body)).toEqual([]);
  expect(api.calls.filter(({ url }) => url.includes(DAY))).toEqual([]);
});

test.each(['', '&activity=aqua-fit'])(
  'a venue page of another day comes with it: date=…%s',
  async (others) => {
    const { page } = await start(both());
    const { body } = await page(`${VENUE}?date=${tomorrow()}${others}`);
    expect(body).toContain('data-rendered');
    expect(visitorsOf(body)).toEqual([`${DAY}?date=${tomorrow()}`]);
  },
);

test('a page that its scripts draw carries no visitor’s price', async () => {
  const refused = await startRenderingGateway(() => ({ refusal: 'failed' }), ['session', 'venue'], both());
  expect(visitorsOf((await refused.page(CLASS)).body)).toEqual([]);
  const { page, api } = await startGateway({}, both());
  expect(visitorsOf((await page(VENUE)).body)).toEqual([]);
  expect(api.asked(today())).toEqual([]);
});

const COURTS = 'activities/venues/sale-leisure-centre/facility-uses';
const TIMES = 'activities/venues/sale-leisure-centre/slots';
const offering = (hasSlots: boolean) => ({
  ...both(),
  '/api/v1/activities/venues/sale-leisure-centre/activities': json(
    200,
    envelope([
      { id: 'a', name: 'Badminton', slug: 'badminton', sessions_in_next_seven_days: 0, has_slots: hasSlots },
      { id: 'y', name: 'Yoga', slug: 'yoga', sessions_in_next_seven_days: 2, has_slots: false },
    ]),
  ),
  [`/api/v1/${COURTS}`]: json(200, envelope([])),
  [`/api/v1/${TIMES}`]: json(200, envelope([])),
});

test('a venue with courts comes with them, and with their times as a visitor sees them', async () => {
  const { page } = await start(offering(true));
  const { body } = await page(VENUE);
  expect(visitorsOf(body)).toEqual([today(), `${TIMES}?date=${siteDay(new Date())}`]);
  expect(preloadedOf(body)).toContain(COURTS);
  expect(preloadedOf(body).join()).not.toContain('slots');
});

test.each([
  ['yoga', 0],
  ['badminton', 1],
  ['nothing', 1],
])('a venue page for %s comes with times of courts where it shows some', async (activity, count) => {
  const { page } = await start(offering(true));
  const { body } = await page(`${VENUE}?activity=${activity}`);
  expect(visitorsOf(body).filter((url: string) => url.startsWith(TIMES))).toHaveLength(count);
});

test('a venue with the simple timetable comes without courts', async () => {
  const simple = { ...venue, activities_v2_enabled: false };
  const { page, api } = await start({
    ...offering(true),
    '/api/v1/activities/venues/sale-leisure-centre': json(200, envelope(simple)),
  });
  expect(visitorsOf((await page(VENUE)).body)).toEqual([today()]);
  expect(api.calls.filter(({ url }) => /facility-uses|slots/.test(url))).toEqual([]);
});

test('a venue without courts is not asked for them, nor is a page of something else', async () => {
  const { page, api } = await start(offering(false));
  await page(VENUE);
  const other = await start(offering(true));
  await other.page(CLASS);
  for (const { calls } of [api, other.api])
    expect(calls.filter(({ url }) => /facility-uses|slots/.test(url))).toEqual([]);
});

test('an API that knows no courts costs the page only them', async () => {
  const { page } = await start({
    ...offering(true),
    [`/api/v1/${COURTS}`]: json(404, {}),
    [`/api/v1/${TIMES}`]: json(404, {}),
  });
  const { body, statusCode } = await page(VENUE);
  expect(statusCode).toBe(200);
  expect(visitorsOf(body)).toEqual([today()]);
});
