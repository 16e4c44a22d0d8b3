import { TAG_HOST } from 'shared-contracts/tags';
import { expect, test } from 'vitest';
import { envelope, json } from '../../test-support/fake-api.ts';
import { client } from '../../test-support/site-answers.ts';
import { startGateway, testOptions } from '../../test-support/test-gateway.ts';
import { pagePolicy } from './content-security-policy.ts';

const options = testOptions('http://127.0.0.1:1', '/dist', '/brand');
const HERE = 'bookings.riverside.localhost:8080';
const policyOf = (pathname: string, page: Partial<Parameters<typeof pagePolicy>[1]> = {}) =>
  Object.fromEntries(
    pagePolicy(options, {
      inline: { scripts: ["'nonce-n'"], styles: ["'nonce-n'"] },
      app: 'bookings',
      pathname,
      scriptFolders: [`${HERE}/shell/`, `${HERE}/remotes/mf-basket/1.0.0/`],
      isEmbeddedJoining: false,
      tenant: 'riverside',
      licensedFontUrl: null,
      mapStyleUrl: null,
      hasTags: false,
      ...page,
    })
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
  );

test('a page may do only what it is known to need', () => {
  expect(policyOf('/basket')).toEqual({
    'default-src': "'none'",
    'script-src': "'self' 'nonce-n'",
    'style-src': "'self' 'nonce-n'",
    'img-src': "'self' data: https:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'report-uri': '/policy-reports',
    'report-to': 'policy',
  });
});

test('the card provider is allowed on the checkout and nowhere else', () => {
  const provider = 'http://card-sandbox.localhost:8082';
  expect(policyOf('/checkout')).toMatchObject({
    'script-src': `${HERE}/shell/ ${HERE}/remotes/mf-basket/1.0.0/ 'nonce-n' ${provider}`,
    'connect-src': `'self' ${provider}`,
    'frame-src': `'self' ${provider} https:`,
    'form-action': `'self' ${provider} https:`,
  });
  for (const pathname of ['/', '/basket', '/checkout/other', '/order-confirmed/1', '/location/checkout']) {
    expect(Object.values(policyOf(pathname)).join(' ')).not.toContain(provider);
  }
  const desk = policyOf('/checkout', { app: 'front-of-house' });
  expect(Object.values(desk).join(' ')).not.toContain(provider);
});

test('the checkout runs the scripts of the shell and of its own remotes, and no other file of the host', async () => {
  const { page } = await startGateway();
  const { body, headers } = await page('/checkout');
  const [, scripts = ''] = /script-src ([^;]+)/.exec(String(headers['content-security-policy'])) ?? [];
  const folders = scripts.split(' ').filter((source) => source.endsWith('/'));
  expect(folders).toEqual([
    `${HERE}/shell/`,
    `${HERE}/remotes/mf-navigation/1.0.0/`,
    `${HERE}/remotes/mf-bookings/1.0.0/`,
    `${HERE}/remotes/mf-basket/1.0.0/`,
  ]);
  expect(scripts).not.toContain("'self'");
  for (const [, src] of body.matchAll(/<script[^>]+src="([^"]+)"/g)) {
    expect(folders.some((folder) => `${HERE}${src}`.startsWith(folder))).toBe(true);
  }
});

test('joining in a frame may reach the card provider from its first page, as it is never loaded again', async () => {
  const provider = 'http://card-sandbox.localhost:8082';
  const framed = policyOf('/', { app: 'online-joining', isEmbeddedJoining: true });
  expect(framed['script-src']).toBe(policyOf('/checkout')['script-src']);
  expect(framed['script-src']).toContain(provider);
  const { page } = await startGateway();
  const policies = async (path: string, app: string) =>
    String(
      (await page(path, { host: `${app}.riverside.localhost:8080` })).headers['content-security-policy'],
    );
  expect(await policies('/?embedded=true', 'online-joining')).toContain(provider);
  expect(await policies('/', 'online-joining')).not.toContain(provider);
  expect(await policies('/?embedded=true', 'bookings')).not.toContain(provider);
});

test('a map service is asked only by pages that may show its map', () => {
  const connections = policyOf('/', { mapStyleUrl: 'https://maps.example.com/styles/{key}.json' })[
    'connect-src'
  ];
  expect(connections).toBe("'self' https://maps.example.com");
  expect(policyOf('/')['connect-src']).toBe("'self'");
});

test.each([
  ['bookings', '/', "'none'"],
  ['bookings', '/?embedded=true', "'none'"],
  ['bookings', '/checkout', "'none'"],
  ['bookings', '/login', "'none'"],
  ['bookings', '/register', "'none'"],
  ['bookings', '/reset-password', "'none'"],
  ['bookings', '/location/sale', "'none'"],
  ['bookings', '/nowhere', "'none'"],
  ['my-account', '/', "'none'"],
  ['my-account', '/?embedded=true', "'none'"],
  ['front-of-house', '/', "'none'"],
  ['online-joining', '/', "'none'"],
  ['online-joining', '/?kiosk=true', "'none'"],
  ['online-joining', '/?embedded=true&kiosk=true', "'none'"],
  ['online-joining', '/register?embedded=true', "'none'"],
  ['online-joining', '/?embedded=true', "'self' https://www.riverside.example.com"],
  ['online-joining', '/login?embedded', "'self' https://www.riverside.example.com"],
])('on %s %s may be held by %s', async (app, address, holders) => {
  const { page } = await startGateway();
  const { headers } = await page(address, { host: `${app}.riverside.localhost:8080` });
  expect(String(headers['content-security-policy'])).toContain(`frame-ancestors ${holders};`);
});

test('joining in a frame is held by the sites of its own tenant alone', () => {
  const embedded = { app: 'online-joining', isEmbeddedJoining: true, tenant: 'harbour' } as const;
  expect(policyOf('/', embedded)['frame-ancestors']).toBe("'self'");
});

test('every page carries the standard security headers', async () => {
  const { page } = await startGateway();
  expect((await page('/')).headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('geolocation=(self)'),
    'cross-origin-opener-policy': 'same-origin',
  });
});

test('transport security is demanded only where there is https', async () => {
  const plain = await startGateway();
  expect((await plain.page('/')).headers['strict-transport-security']).toBeUndefined();
  const secure = await startGateway({ publicScheme: 'https', publicPort: 443 });
  const response = await secure.page('/');
  expect(response.headers['strict-transport-security']).toContain('max-age=');
  expect(response.body).toContain('"my-account":"https://my-account.riverside.localhost"');
});

test.each([
  ['bookings', '/', true],
  ['bookings', '/location/sale', true],
  ['online-joining', '/', true],
  ['bookings', '/checkout', false],
  ['bookings', '/login', false],
  ['bookings', '/?kiosk=true', false],
  ['bookings', '/?embedded=true', false],
  ['online-joining', '/?embedded=true', false],
  ['my-account', '/', false],
  ['front-of-house', '/', false],
])('on %s %s a tenant with tags may load them: %s', async (app, address, allowed) => {
  const tagged = { ...client, tag_manager_ids: ['GTM-AB12CD'] };
  const { page } = await startGateway({}, { '/api/v1/client': json(200, envelope(tagged)) });
  const host = `${app}.riverside.localhost:8080`;
  const policy = String((await page(address, { host })).headers['content-security-policy']);
  expect(policy.includes(TAG_HOST)).toBe(allowed);
});

test('a tenant without tags lets their host in nowhere', async () => {
  const { page } = await startGateway();
  expect((await page('/')).headers['content-security-policy']).not.toContain(TAG_HOST);
});
