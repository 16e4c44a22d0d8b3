import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { siteDay } from 'shared-contracts/dates';
import { parseSitemap } from 'sitemap';
import { expect, test } from 'vitest';
import {
  joining as joiningRemote,
  registryText,
  writeRegistry,
  writeRemote,
} from '../../test-support/build-tree.ts';
import { classAnswer } from '../../test-support/class-answer.ts';
import { envelope, json } from '../../test-support/fake-api.ts';
import { venue } from '../../test-support/site-answers.ts';
import { problemsOf } from '../../test-support/structured-data-problems.ts';
import { bootOf, startGateway } from '../../test-support/test-gateway.ts';

const ORIGIN = 'http://bookings.riverside.localhost:8080';
const VENUE = '/location/sale-leisure-centre';
const CLASS = `${VENUE}/sessions/s-1`;
const SESSION_CALL = '/api/v1/activities/sessions/s-1';

const withClass = (session?: Record<string, unknown>) => ({
  [SESSION_CALL]: json(200, envelope(classAnswer(session))),
});

/** The head of a page, as crawlers read it. */
function headOf(html: string) {
  const content = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? null;
  return {
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    description: content('description'),
    picture: content('og:image'),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) =>
      JSON.parse(text),
    ),
  };
}

test('the home page says what the site is for', async () => {
  const { page } = await startGateway();
  const { body, headers } = await page('/?from=a-poster');
  expect(headOf(body)).toMatchObject({
    title: 'Riverside Leisure | Book an activity',
    description: expect.stringContaining('Find your nearest Riverside Leisure venue'),
    canonical: `${ORIGIN}/`,
    data: [{ '@context': 'https://schema.org', '@type': 'WebSite', name: 'Riverside Leisure' }],
  });
  expect(headers['x-robots-tag']).toBeUndefined();
  expect(await problemsOf(body)).toEqual([]);
});

test('a venue page is about the venue', async () => {
  const { page } = await startGateway();
  const { body } = await page(`${VENUE}/?date=2026-06-12`);
  expect(headOf(body)).toMatchObject({
    title: 'Riverside Leisure | Sale Leisure Centre',
    description: "See what's on at Sale Leisure Centre, Broad Road, Sale M33 2AL, and book online.".replace(
      "'",
      '&#39;',
    ),
    canonical: `${ORIGIN}${VENUE}`,
    data: [
      {
        '@type': 'SportsActivityLocation',
        address: { postalCode: 'M33 2AL', addressCountry: 'GB' },
        geo: { latitude: 53.42, longitude: -2.32 },
      },
      { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2, name: venue.name }] },
    ],
  });
  expect(await problemsOf(body)).toEqual([]);
});

test('a venue page gives the hours of the venue, and the days with others', async () => {
  const hours = {
    regular: [
      { day_of_week: 1, opens: '06:00', closes: '22:30' },
      { day_of_week: 7, opens: '00:00', closes: '00:00' },
    ],
    special: [{ date: '2026-12-25', reason: 'Christmas Day', opens: null, closes: null }],
  };
  const { page } = await startGateway(
    {},
    { [`/api/v1/activities/venues/${venue.slug}`]: json(200, envelope({ ...venue, opening_hours: hours })) },
  );
  const { body } = await page(VENUE);
  expect(headOf(body).data[0]).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Monday', opens: '06:00', closes: '22:30' },
      { dayOfWeek: 'https://schema.org/Sunday', opens: '00:00', closes: '23:59' },
    ],
    specialOpeningHoursSpecification: [{ validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }],
  });
  expect(await problemsOf(body)).toEqual([]);
});

test('a class page is an event with its price, and carries no answer of a visitor to its scripts', async () => {
  const { page, api } = await startGateway({}, withClass());
  const { body, statusCode } = await page(CLASS, { cookie: 'touchline_token=a-member' });
  expect(statusCode).toBe(200);
  expect(headOf(body)).toMatchObject({
    title: 'Riverside Leisure | Yoga &lt;for&gt; everyone',
    description:
      'Yoga &lt;for&gt; everyone at Sale Leisure Centre, Friday 12 Jun 2099, 18:30 to 19:30. From £6.50. Book your place online.',
    data: [
      {
        '@type': 'Event',
        startDate: '2099-06-12T18:30:00+01:00',
        eventStatus: 'https://schema.org/EventScheduled',
        location: { name: 'Sale Leisure Centre' },
        offers: { price: '6.50', priceCurrency: 'GBP', availability: 'https://schema.org/InStock' },
      },
      { '@type': 'BreadcrumbList' },
    ],
  });
  expect(await problemsOf(body)).toEqual([]);
  const carried = bootOf(body).preloaded.map(({ url }: { url: string }) => url);
  expect(carried.join()).not.toContain('sessions');
  expect(api.calls.find(({ url }) => url === SESSION_CALL)?.headers.cookie).toBeUndefined();
});

test.each([
  [
    'is sold out',
    { remaining_attendee_capacity: 0 },
    { offers: { availability: 'https://schema.org/SoldOut' } },
  ],
  ['is cancelled', { event_status: 'EventCancelled' }, { eventStatus: 'https://schema.org/EventCancelled' }],
])('a class that %s says so', async (_what, session, data) => {
  const { page } = await startGateway({}, withClass(session));
  expect(headOf((await page(CLASS)).body).data[0]).toMatchObject(data);
});

test('a link to a cancelled class offers no place', async () => {
  const { page } = await startGateway({}, withClass({ event_status: 'EventCancelled' }));
  expect(headOf((await page(CLASS)).body).description).toMatch(
    /18:30 to 19:30\. It has been cancelled\. See other times online\.$/,
  );
});

test.each([
  ['is over', withClass({ end_date: '2020-06-12T19:30:00+01:00' }), 410],
  ['is not there', {}, 404],
  ['cannot be asked for now', { [SESSION_CALL]: json(500, { status_code: 500 }) }, 200],
])('a class that %s', async (_what, answers, status) => {
  const { page } = await startGateway({}, answers);
  const { statusCode, headers } = await page(CLASS);
  expect(statusCode).toBe(status);
  expect(headers['x-robots-tag']).toBe(status === 200 ? undefined : 'noindex');
});

test('a class of another venue is a 404 at this one', async () => {
  const elsewhere = { ...classAnswer(), venue: { ...classAnswer().venue, slug: 'another' } };
  const { page } = await startGateway({}, { [SESSION_CALL]: json(200, envelope(elsewhere)) });
  expect((await page(CLASS)).statusCode).toBe(404);
});

test('personal pages have no description, and ask not to be indexed', async () => {
  const { page } = await startGateway();
  const { body, headers } = await page('/', { host: 'my-account.riverside.localhost:8080' });
  expect(headOf(body)).toMatchObject({ canonical: undefined, description: null, data: [] });
  expect(headers['x-robots-tag']).toBe('noindex');
  expect((await page('/?embedded=true')).headers['x-robots-tag']).toBe('noindex');
});

test("a shared link shows the tenant's picture, where there is one", async () => {
  const { app, page, dist } = await startGateway();
  expect(headOf((await page('/')).body).picture).toBeNull();
  await app.close();
  const other = await startGateway();
  await writeFile(path.join(path.dirname(other.dist), 'brand/riverside/share.png'), '');
  expect(headOf((await other.page('/')).body).picture).toBe(`${ORIGIN}/brand/riverside/share.png`);
  expect(dist).not.toBe(other.dist);
});

test.each([
  [
    'of the activity',
    '/brand/riverside/yoga.jpg',
    '/brand/riverside/sale.jpg',
    `${ORIGIN}/brand/riverside/yoga.jpg`,
  ],
  ['of the venue', null, 'https://pictures.example.com/sale.webp', 'https://pictures.example.com/sale.webp'],
  [
    'that is no drawing',
    '/brand/riverside/yoga.svg',
    '/brand/riverside/sale.jpg',
    `${ORIGIN}/brand/riverside/sale.jpg`,
  ],
  ['that has an address', 'javascript:alert(1)', undefined, null],
  ['whose address can be read', 'https://', 'https://a b/c.jpg', null],
])('a shared class shows the picture %s', async (_which, ofActivity, ofVenue, shown) => {
  const pictureOf = (url: string | null | undefined) => url && { url, alt: '' };
  const { activity } = classAnswer().session;
  const { page } = await startGateway(
    {},
    {
      ...withClass({ activity: { ...activity, picture: pictureOf(ofActivity) } }),
      '/api/v1/activities/venues/sale-leisure-centre': json(
        200,
        envelope({ ...venue, picture: pictureOf(ofVenue) }),
      ),
    },
  );
  const { picture, description } = headOf((await page(CLASS)).body);
  expect(picture).toBe(shown);
  expect(description).toContain('Book your place online.');
});

const joining = { host: 'online-joining.riverside.localhost:8080' };
const JOINING_ORIGIN = 'http://online-joining.riverside.localhost:8080';

test('joining is described as the site, and joining at a centre by the centre', async () => {
  const answers = { '/api/v1/online-joining/venues/sale-leisure-centre': json(200, envelope(venue)) };
  const { page, dist } = await startGateway({}, answers);
  await writeRemote(dist, joiningRemote);
  await writeRegistry(dist, registryText([joiningRemote]));
  const { body: home } = await page('/', joining);
  expect(headOf(home)).toMatchObject({ canonical: `${JOINING_ORIGIN}/`, data: [{ '@type': 'WebSite' }] });
  expect(await problemsOf(home)).toEqual([]);
  const { body: centre } = await page('/centre/sale-leisure-centre', joining);
  expect(headOf(centre)).toMatchObject({
    canonical: `${JOINING_ORIGIN}/centre/sale-leisure-centre`,
    data: [{ '@type': 'SportsActivityLocation', name: venue.name }],
  });
  expect(await problemsOf(centre)).toEqual([]);
});

const list = '/api/v1/activities/venues';
const sitemapOf = (body: string) => parseSitemap(Readable.from([body]));

test('the sitemap lists the home and the venues, with the day that they show', async () => {
  const { get } = await startGateway({}, { [list]: json(200, envelope([venue])) });
  const { body, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  const [home, page, ...others] = await sitemapOf(body);
  expect(others).toEqual([]);
  expect(home?.url).toBe(`${ORIGIN}/`);
  expect(page?.url).toBe(`${ORIGIN}${VENUE}`);
  for (const listed of [home, page]) expect(listed?.lastmod?.slice(0, 10)).toBe(siteDay(new Date()));
});

test('the sitemap of joining lists a page for each centre, and claims no date', async () => {
  const { get } = await startGateway({}, { '/api/v1/online-joining/venues': json(200, envelope([venue])) });
  const pages = await sitemapOf((await get('/sitemap.xml', joining)).body);
  expect(pages.map(({ url, lastmod }) => [url, lastmod])).toEqual([
    [`${JOINING_ORIGIN}/`, undefined],
    [`${JOINING_ORIGIN}/centre/sale-leisure-centre`, undefined],
  ]);
});

test('the sitemap is away with the API, and personal hosts have none', async () => {
  const { get } = await startGateway({}, { [list]: json(500, {}) });
  expect((await get('/sitemap.xml')).statusCode).toBe(503);
  const account = await get('/sitemap.xml', { host: 'my-account.riverside.localhost:8080' });
  expect(account.statusCode).toBe(404);
});

test('robots.txt names the sitemap of its own host', async () => {
  const { get } = await startGateway();
  expect((await get('/robots.txt')).body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});
