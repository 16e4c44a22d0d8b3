import zlib from 'node:zlib';
import { expect, test } from 'vitest';
import { SCRIPT } from '../../test-support/build-tree.ts';
import { listen, sendRaw, startGateway } from '../../test-support/test-gateway.ts';
import { cacheControlOf } from './cache-control.ts';

const MAIN = '/shell/js/main.89abcdef.js';

test.each([
  ['br, gzip', 'br', (content: Buffer) => zlib.brotliDecompressSync(content).toString()],
  ['gzip', 'gzip', (content: Buffer) => zlib.gunzipSync(content).toString()],
  ['', undefined, (content: Buffer) => content.toString()],
])('a client that takes "%s" gets a script as %s', async (accepted, encoding, unpack) => {
  const { get } = await startGateway();
  const response = await get(MAIN, { 'accept-encoding': accepted });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript; charset=utf-8'),
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(unpack(response.rawPayload)).toBe(SCRIPT);
});

test('a file without a compressed sibling is sent as it is', async () => {
  const { get } = await startGateway();
  const response = await get('/remotes/mf-bookings/1.0.0/entry.0a1b2c3d.js', { 'accept-encoding': 'br' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-encoding']).toBeUndefined();
});

test.each([
  ['/shell/js/main.89abcdef.js', 'public, max-age=31536000, immutable'],
  ['/remotes/mf-x/1.0.0/published.json', 'no-cache'],
  ['/shell/js/main.js', 'no-cache'],
  ['/shell/js/feedface.js', 'no-cache'],
  ['/map/style.json', 'no-cache'],
  ['/map/tiles-0123456789ab/5/15/9.pbf', 'public, max-age=31536000, immutable'],
])('%s is kept: %s', (path, cacheControl) => {
  expect(cacheControlOf(path)).toBe(cacheControl);
});

test.each([
  '/shell/js/gone.12345678.js',
  '/shell/',
  '/shell/js/',
  '/remotes/mf-bookings/9.9.9/entry.js',
  '/remotes/mf-bookings/1.0.0/',
  '/remotes/..%2fregistry.json',
  '/shell/%E0%A4%A',
  '/map/tiles-0123456789ab/0/0/0.pbf',
  '/brand/harbour/logo.svg',
  '/fonts/lato-400.00000000.woff2',
])('%s is a plain 404, never a page', async (url) => {
  const { get } = await startGateway();
  const response = await get(url, { accept: 'text/html, */*', 'accept-encoding': 'br' });
  expect(response.statusCode).toBe(404);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['content-type']).toContain('application/json');
});

test.each(['/favicon.ico', '/js/main.js'])('%s outside the known folders is a plain 404', async (url) => {
  const { get } = await startGateway();
  const response = await get(url, { accept: '*/*' });
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toContain('application/json');
});

test.each([
  '/remotes/../registry.json',
  '/remotes/%2e%2e/%2e%2e/etc/passwd',
  '/brand/..%2f..%2fdist/registry.json',
])('nothing outside a folder is reached by %s', async (path) => {
  const { app } = await startGateway();
  const port = await listen(app);
  const response = await sendRaw(port, path);
  expect(response).toMatch(/^HTTP\/1\.1 404 /);
});

test('a picture of a tenant can run nothing', async () => {
  const { get } = await startGateway();
  const response = await get('/brand/riverside/logo.svg');
  expect(response.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
});
