import { expect, test } from 'vitest';
import { json } from '../../test-support/fake-api.ts';
import { bootOf, startGateway } from '../../test-support/test-gateway.ts';

const urls = (html: string) => bootOf(html).preloaded.map(({ url }: { url: string }) => url);

test('maintenance is answered with 503 and a page that says so', async () => {
  const { page } = await startGateway({}, { '/api/v1/frontend/theme': json(503, { status_code: 503 }) });
  const response = await page('/');
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('30');
  expect(bootOf(response.body).preloaded).toContainEqual({
    url: 'frontend/theme',
    status: 503,
    body: { status_code: 503 },
  });
});

test('another failure of the theme is a bad gateway, and its page says so too', async () => {
  const { page } = await startGateway({}, { '/api/v1/frontend/theme': json(500, { status_code: 500 }) });
  const response = await page('/');
  expect(response.statusCode).toBe(502);
  expect(urls(response.body)).toEqual(['client', 'frontend/theme']);
});

test('without the API the page is still sent, and the browser requests the answers', async () => {
  const { page, api } = await startGateway();
  await api.close();
  const response = await page('/');
  expect(response.statusCode).toBe(503);
  expect(bootOf(response.body).preloaded).toEqual([]);
  expect(response.body).toContain('role="status"');
});

test.each([
  ['in production', {}, false],
  ['while developing', { hasLiveReload: true }, true],
])('the bearer header %s: %o', async (_when, options, bearer) => {
  const { page } = await startGateway(options);
  expect(bootOf((await page('/')).body).deployment.bearer).toBe(bearer);
});

test('a tenant that the API does not know has no pages', async () => {
  const { page } = await startGateway({}, { '/api/v1/client': json(404, { status_code: 404 }) });
  const response = await page('/');
  expect(response.statusCode).toBe(404);
  expect(response.body).toContain('<h1>Whoops! Looks like you&#39;ve gone offside.</h1>');
  expect(response.body).toContain(
    'The page you&#39;re looking for doesn&#39;t exist. Return home to keep the ball rolling.',
  );
  // The reason comes first.
  expect(response.body).toMatch(
    /<\/h1><p class="about">There is no booking site at bookings\.riverside\.localhost\..*<p>The page/,
  );
  expect(response.body).toContain('<a href="/">Go home</a>');
  // The host is no brand.
  expect(response.body).not.toContain('<header>');
});

test.each(['127.0.0.1:8080', 'riverside.localhost:8080', 'shop.riverside.localhost:8080', 'localhost'])(
  'the host %s has no pages',
  async (host) => {
    const { page, api } = await startGateway();
    const response = await page('/', { host });
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('gone offside');
    expect(api.calls).toHaveLength(0);
  },
);

test('a tenant outside the list of the installation has no pages', async () => {
  const settings = {
    bearer: false,
    telemetryUrl: null,
    geocoderUrl: '/geo',
    frameAncestors: {},
    tenants: ['harbour'],
  };
  const { page } = await startGateway({ settings });
  expect((await page('/')).statusCode).toBe(404);
});

test('an address without a screen is a 404 that the shell explains', async () => {
  const { page } = await startGateway();
  const response = await page('/nothing-here');
  expect(response.statusCode).toBe(404);
  expect(bootOf(response.body).app).toBe('bookings');
});

test('before the first build a page says so', async () => {
  const { page } = await startGateway({ distDir: '/nonexistent' });
  const response = await page('/basket');
  expect(response.statusCode).toBe(503);
  expect(response.body).toContain('This site is not ready yet.');
});
