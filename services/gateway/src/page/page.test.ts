import zlib from 'node:zlib';
import { pageBootSchema } from 'shared-contracts/config';
import { safeParse } from 'shared-contracts/schema';
import { expect, test } from 'vitest';
import { envelope, json } from '../../test-support/fake-api.ts';
import { client, theme, venue } from '../../test-support/site-answers.ts';
import { bootOf, HOST, startGateway } from '../../test-support/test-gateway.ts';

const urls = (html: string) => bootOf(html).preloaded.map(({ url }: { url: string }) => url);
const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];

test('a page has all the boot data of its scripts', async () => {
  const { page } = await startGateway();
  const response = await page('/');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['cache-control']).toBe('private, no-cache');
  expect(response.headers.vary).toBe('accept-encoding, cookie');
  const boot = bootOf(response.body);
  expect(safeParse(pageBootSchema, boot).success).toBe(true);
  expect(boot).toMatchObject({
    app: 'bookings',
    tenant: 'riverside',
    deployment: {
      apiOrigin: '',
      apiBase: '/api/v1/',
      checkoutUrl: '/api/v1/checkout',
      cookieDomain: 'riverside.localhost',
      origins: { 'my-account': 'http://my-account.riverside.localhost:8080' },
    },
    preloaded: [
      { url: 'client', status: 200, body: envelope(client) },
      { url: 'frontend/theme', status: 200, body: envelope(theme) },
    ],
  });
  expect(boot.registry.map((remote: { container: string }) => remote.container)).toEqual([
    'mf_navigation_1_0_0',
    'mf_bookings_1_0_0',
    'mf_basket_1_0_0',
  ]);
});

test('only remotes with something to show on the host are in its registry', async () => {
  const { page } = await startGateway();
  const { body } = await page('/', { host: 'my-account.riverside.localhost:8080' });
  expect(bootOf(body).registry).toHaveLength(1);
});

test('the scripts of the first view come with the page', async () => {
  const { page } = await startGateway();
  const { body } = await page('/location/sale-leisure-centre');
  const scripts = tags(body, 'script').filter((tag) => tag.includes('src='));
  expect(scripts.map((tag) => /src="([^"]+)"/.exec(tag)?.[1])).toEqual([
    '/remotes/mf-navigation/1.0.0/entry.4d5e6f70.js',
    '/remotes/mf-navigation/1.0.0/js/header.33333333.js',
    '/remotes/mf-bookings/1.0.0/entry.0a1b2c3d.js',
    '/remotes/mf-bookings/1.0.0/js/venue.22222222.js',
    '/shell/js/main.89abcdef.js',
  ]);
  expect(scripts[0]).toContain('integrity="sha384-navigation"');
  expect(scripts[0]).toContain('crossorigin="anonymous"');
});

test('where a card is entered, every script and style carries a nonce that is never used twice', async () => {
  const { page } = await startGateway();
  const pages = [await page('/checkout'), await page('/checkout')];
  const nonces = pages.map(({ body, headers }) => {
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
    const written = [...tags(body, 'script'), ...tags(body, 'style')];
    expect(written.every((tag) => tag.includes(`nonce="${nonce}"`))).toBe(true);
    expect(headers.etag).toBeUndefined();
    return nonce;
  });
  expect(new Set(nonces).size).toBe(2);
});

test('a venue page starts with its theme, its footer, and what its route asks for', async () => {
  const { page, api } = await startGateway();
  const { body } = await page('/location/sale-leisure-centre');
  expect(urls(body)).toEqual([
    'client',
    'frontend/theme?venue=sale-leisure-centre',
    'activities/venues/sale-leisure-centre',
    'activities/footer?venue=v-7',
    'activities/venues/sale-leisure-centre/activities',
  ]);
  expect(body).toContain('<h1>Sale Leisure Centre</h1>');
  expect(api.asked('auth/user')).toHaveLength(0);
});

test('the joining host starts with the venue to join at, once', async () => {
  const { page } = await startGateway(
    {},
    { '/api/v1/online-joining/venues/sale-leisure-centre': json(200, envelope(venue)) },
  );
  const { body } = await page('/centre/sale-leisure-centre', {
    host: 'online-joining.riverside.localhost:8080',
  });
  expect(urls(body).filter((url: string) => url.includes('venues'))).toEqual([
    'online-joining/venues/sale-leisure-centre',
  ]);
  expect(urls(body)).toContain('activities/footer?venue=v-7');
});

test('the remembered venue brings its theme and footer', async () => {
  const { page } = await startGateway();
  const { body } = await page('/', { cookie: 'touchline_venues=bookings:sale-leisure-centre' });
  expect(urls(body)).toContain('frontend/theme?venue=sale-leisure-centre');
  expect(urls(body)).toContain('activities/footer?venue=v-7');
  expect(urls(body)).not.toContain('frontend/theme');
});

test('a venue that does not exist is not found, on a page that knows it', async () => {
  const { page } = await startGateway();
  expect((await page('/location/nowhere')).statusCode).toBe(404);
  expect((await page('/', { cookie: 'touchline_venues=bookings:nowhere' })).statusCode).toBe(200);
});

test('a theme that fails with a venue is asked for once without it', async () => {
  const { page } = await startGateway(
    {},
    {
      '/api/v1/frontend/theme?venue=sale-leisure-centre': json(500, { status_code: 500 }),
    },
  );
  const response = await page('/location/sale-leisure-centre');
  expect(response.statusCode).toBe(200);
  const themes = bootOf(response.body).preloaded.filter(({ url }: { url: string }) =>
    url.startsWith('frontend'),
  );
  expect(themes).toMatchObject([
    { url: 'frontend/theme?venue=sale-leisure-centre', status: 500 },
    { url: 'frontend/theme', status: 200 },
  ]);
});

test('calls made for pages are shared by everyone and carry nothing personal', async () => {
  const { page, api } = await startGateway();
  const personal = {
    cookie: 'touchline_token=secret; touchline_venues=bookings:sale-leisure-centre',
    authorization: 'Bearer secret',
    'user-agent': 'Somebody',
    'accept-language': 'cy',
    'x-forwarded-for': '192.0.2.9',
  };
  await page('/?email=sam@example.com', personal);
  const asked = api.calls.length;
  await page('/', {
    ...personal,
    cookie: 'touchline_token=other; touchline_venues=bookings:sale-leisure-centre',
  });
  expect(api.calls).toHaveLength(asked);
  expect(JSON.stringify(api.calls)).not.toMatch(/secret|Somebody|192\.0\.2\.9|sam@example|touchline_token/);
  expect(api.calls[0]?.headers['x-forwarded-host']).toBe(HOST);
});

test('a kiosk has its size in its first bytes, with room for its bar, and no other page does', async () => {
  const joining = 'online-joining.riverside.localhost:8080';
  const gateway = await startGateway();
  const bodyOf = async (path: string, host?: string) =>
    (await gateway.page(path, host ? { host } : {})).body as string;
  const atHome = await bodyOf('/kiosk', joining);
  expect(atHome).toContain('<html lang="en-GB" data-kiosk>');
  expect(atHome).toContain('--target-size:48px');
  expect(atHome).toContain('padding-top:72px');
  expect(atHome).toContain('function enlargeQueries(');
  const inBookings = await bodyOf('/?kiosk=1');
  expect(inBookings).toContain('--target-size:48px');
  expect(inBookings).not.toContain('padding-top:72px');
  for (const other of ['/', '/?kiosk=0']) {
    expect(await bodyOf(other)).not.toMatch(/data-kiosk|--target-size|enlargeQueries/);
  }
});

test('the kiosk’s card page has its size without an inline script', async () => {
  const gateway = await startGateway();
  const { body } = await gateway.page('/checkout?kiosk=1');
  expect(body).toContain('--kiosk-scale:1.5');
  expect(body).not.toContain('enlargeQueries');
});

test('the first view of the bookings’ start has the shape of its search and activities', async () => {
  const { page } = await startGateway();
  const hasSearch = async (url: string) => (await page(url)).body.includes('class="fv-search"');
  expect(await hasSearch('/?unknown')).toBe(true);
  expect(await hasSearch('/basket')).toBe(false);
});

test('embedded pages and joining at a kiosk have no header', async () => {
  const { page } = await startGateway();
  const joining = { host: 'online-joining.riverside.localhost:8080' };
  const hasHeader = async (url: string, headers = {}) =>
    (await page(url, headers)).body.includes('class="fv-bar"');
  expect(await hasHeader('/')).toBe(true);
  expect(await hasHeader('/?embedded')).toBe(false);
  expect(await hasHeader('/?embedded=false')).toBe(true);
  expect(await hasHeader('/?kiosk=1')).toBe(true);
  expect(await hasHeader('/?kiosk=1', joining)).toBe(false);
  expect(await hasHeader('/kiosk', joining)).toBe(false);
});

test('no tenant value can break out of its place in the page', async () => {
  const hostile = '</script><script>alert(1)</script>\u2028"\'><img src=x onerror=alert(2)>';
  const { page } = await startGateway(
    {},
    {
      '/api/v1/client': json(200, envelope({ ...client, name: hostile })),
      '/api/v1/activities/venues/sale-leisure-centre': json(200, envelope({ ...venue, name: hostile })),
      '/api/v1/frontend/theme': json(
        200,
        envelope({
          ...theme,
          theme_app_header_bg_colour: 'red}</style><script>alert(3)</script>',
          theme_app_primary_colour: '#fff;background:url(//evil)',
          theme_app_logo: '/logo.svg"><script>alert(4)</script>',
          font_styles: { heading: 'garage gothic', body: 'Lato' },
          garage_gothic_url: 'https://fonts.example.com/a");}</style><script>alert(5)</script>',
        }),
      ),
    },
  );
  const { body, headers } = await page('/location/sale-leisure-centre');
  expect(body).not.toMatch(/<script>alert/);
  expect(body).not.toContain('<img src=x');
  expect(body.slice(0, body.indexOf('touchline-boot'))).not.toContain('evil)');
  expect(body.slice(body.indexOf('touchline-boot'))).not.toContain('\u2028');
  expect(tags(body, 'script')).toHaveLength(10);
  expect(body.match(/<\/style>/g)).toHaveLength(1);
  expect(bootOf(body).preloaded[0].body.data.name).toBe(hostile);
  expect(headers['content-security-policy']).toContain("font-src 'self' https://fonts.example.com;");
});

test.each([
  ['br', (content: Buffer) => zlib.brotliDecompressSync(content)],
  ['gzip', (content: Buffer) => zlib.gunzipSync(content)],
])('a page is sent as %s', async (encoding, unpack) => {
  const { page } = await startGateway();
  const response = await page('/', { 'accept-encoding': encoding });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(unpack(response.rawPayload).toString()).toContain('<div id="root">');
});

test('HEAD is answered like GET, without a body', async () => {
  const { get } = await startGateway();
  const response = await get('/', { accept: 'text/html' }, { method: 'HEAD' });
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('');
});

test('the page boot can be asked for alone', async () => {
  const { get } = await startGateway();
  const response = await get('/boot.json');
  expect(response.headers['cache-control']).toBe('private, no-cache');
  expect(safeParse(pageBootSchema, response.json()).success).toBe(true);
});

test.each([
  ['bookings', true],
  ['online-joining', true],
  ['my-account', false],
])('the map service of a tenant may be asked on %s: %s', async (app, isAllowed) => {
  const styled = { ...client, map_style_url: 'https://maps.example.com/style.json' };
  const { page } = await startGateway({}, { '/api/v1/client': json(200, envelope(styled)) });
  const { headers } = await page('/', { host: `${app}.riverside.localhost:8080` });
  expect(String(headers['content-security-policy']).includes('https://maps.example.com')).toBe(isAllowed);
});
