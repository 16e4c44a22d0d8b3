import { expect, test } from 'vitest';
import { bookings } from '../../test-support/build-tree.ts';
import { bootOf, HOST, listen, startGateway } from '../../test-support/test-gateway.ts';

async function startBreakable() {
  const gateway = await startGateway({ hasFaults: true });
  const post = (payload: object) => gateway.app.inject({ method: 'POST', url: '/__faults', payload });
  return { ...gateway, post };
}

test.each([
  ['404', 404, undefined],
  ['html', 200, 'text/html'],
  ['throw', 200, 'text/javascript'],
])('the entry of a remote can be broken: %s', async (kind, status, type) => {
  const { get, post } = await startBreakable();
  expect((await post({ remote: 'mf-bookings', kind })).statusCode).toBe(204);
  const response = await get(bookings.entry);
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']?.toString().split(';')[0]).toBe(type);
  expect(response.headers['cache-control']).toBe('no-store');
  await post({ remote: 'mf-bookings', kind: 'none' });
  expect((await get(bookings.entry)).body).toContain('var mf_bookings');
});

test('an entry that hangs lets go when it is mended', async () => {
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

test('a page that can be broken does not seal its entries', async () => {
  const { page } = await startBreakable();
  const { body } = await page('/');
  expect(body).not.toContain('integrity="');
  expect(bootOf(body).registry.every(({ integrity }: { integrity: unknown }) => integrity === null)).toBe(
    true,
  );
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
