import { expect, test } from 'vitest';
import { bookings, SCRIPT } from '../../test-support/build-tree.ts';
import { bootOf, HOST, listen, startGateway } from '../../test-support/test-gateway.ts';

async function startBreakable() {
  const gateway = await startGateway({ hasFaults: true });
  const post = (payload: object) => gateway.app.inject({ method: 'POST', url: '/__faults', payload });
  return { ...gateway, post };
}

test.each([
  ['404', 404, undefined],
  ['cut', 200, 'application/javascript'],
  ['html', 200, 'text/html'],
  ['throw', 200, 'text/javascript'],
])('the entry of a remote can be broken: %s', async (kind, status, type) => {
  const { get, post } = await startBreakable();
  expect((await post({ remote: 'mf-bookings', kind })).statusCode).toBe(204);
  const response = await get(bookings.entry);
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']?.toString().split(';')[0]).toBe(type);
  // Intermediate caches keep answers that are not failures to them.
  expect(response.headers['cache-control']).toBe(
    kind === '404' ? 'no-store' : 'public, max-age=31536000, immutable',
  );
  await post({ remote: 'mf-bookings', kind: 'none' });
  expect((await get(bookings.entry)).body).toContain('var mf_bookings');
});

test('a hanging entry ends when it is restored', async () => {
  const { app, post } = await startBreakable();
  const port = await listen(app);
  await post({ remote: 'mf-bookings', kind: 'hang' });
  const hanging = fetch(`http://127.0.0.1:${port}${bookings.entry}`).then(
    () => 'answered',
    () => 'let go',
  );
  const healthy = await fetch(`http://127.0.0.1:${port}/healthz`);
  expect(healthy.status).toBe(200);
  await post({ remote: 'mf-bookings', kind: 'none' });
  expect(await hanging).toBe('let go');
});

test('a call can be broken for pages and for the browser', async () => {
  const { get, page, post } = await startBreakable();
  await page('/');
  await post({ api: 'frontend/theme', status: 503 });
  expect((await page('/')).statusCode).toBe(503);
  expect((await get('/api/v1/frontend/theme?venue=x')).statusCode).toBe(503);
  await post({ api: 'frontend/theme', status: null });
  expect((await page('/')).statusCode).toBe(200);
});

test('an entry can be late, and fail every other time', async () => {
  const { get, post } = await startBreakable();
  await post({ remote: 'mf-bookings', kind: 'flapping' });
  const statuses = [];
  for (let time = 0; time < 4; time++) statuses.push((await get(bookings.entry)).statusCode);
  expect(statuses).toEqual([404, 200, 404, 200]);
  await post({ remote: 'mf-bookings', kind: 'slow' });
  expect((await get(bookings.entry)).body).toContain('var mf_bookings');
});

test('the whole API can be down, and down every other time, for pages and for the browser', async () => {
  const { get, page, post } = await startBreakable();
  await post({ service: 'reference-api', kind: 'down' });
  expect((await page('/')).statusCode).toBe(503);
  expect((await get('/api/v1/client')).statusCode).toBe(503);
  await post({ service: 'reference-api', kind: 'flapping' });
  expect((await get('/api/v1/client')).statusCode).toBe(503);
  expect((await get('/api/v1/client')).statusCode).toBe(200);
  await post({ service: 'reference-api', kind: 'none' });
  expect((await page('/')).statusCode).toBe(200);
});

test.each([
  '/shell/js/main.89abcdef.js',
  '/remotes/mf-bookings/1.0.0/js/home.11111111.js',
  '/brand/riverside/logo.svg',
])('any file can be broken, whatever is asked with it: %s', async (file) => {
  const { get, post } = await startBreakable();
  await post({ file, kind: '404' });
  expect((await get(`${file}?r=1`)).statusCode).toBe(404);
  expect((await get(bookings.entry)).statusCode).toBe(200);
});

test('a folder of files can be broken at once', async () => {
  const { get, post } = await startBreakable();
  await post({ file: '/shell/js/', kind: '404' });
  expect((await get('/shell/js/main.89abcdef.js')).statusCode).toBe(404);
  expect((await get('/shell/manifest.json')).statusCode).toBe(200);
  await post({ file: '/shell/js/', kind: 'none' });
  expect((await get('/shell/js/main.89abcdef.js')).statusCode).toBe(200);
});

test('a file that is cut has its first half', async () => {
  const { get, post } = await startBreakable();
  await post({ file: '/shell/js/main.89abcdef.js', kind: 'cut' });
  const { body } = await get('/shell/js/main.89abcdef.js', { 'accept-encoding': 'br' });
  expect(body).toBe(SCRIPT.slice(0, SCRIPT.length / 2));
});

test('a page that can be broken is sealed and guarded like any other', async () => {
  const { page } = await startBreakable();
  const { body, headers } = await page('/');
  const other = await (await startGateway()).page('/');
  expect(body).toContain(`integrity="${bookings.integrity}"`);
  expect(bootOf(body)).toEqual(bootOf(other.body));
  const policy = (value: unknown) => String(value).replaceAll(/nonce-[^']+/g, 'nonce');
  expect(policy(headers['content-security-policy'])).toBe(policy(other.headers['content-security-policy']));
});

test('a request that makes no sense is refused', async () => {
  const { post } = await startBreakable();
  expect((await post({ remote: 'mf-bookings', kind: 'sometimes' })).statusCode).toBe(422);
});

test('an installation has no such hooks', async () => {
  const { app } = await startGateway();
  const response = await app.inject({
    method: 'POST',
    url: '/__faults',
    headers: { host: HOST },
    payload: {},
  });
  expect(response.statusCode).toBe(404);
});
