import { expect, test } from 'vitest';
import { HOST, startGateway } from '../../test-support/test-gateway.ts';

test('a Host header with other ports asks the API once, and for the public host', async () => {
  const { page, api } = await startGateway();
  const hosts = [1, 2, 65_535].map((port) => `bookings.riverside.localhost:${port}`);
  for (const host of [...hosts, HOST]) expect((await page('/', { host })).statusCode).toBe(200);
  const asked = api.calls.map(({ url }) => url);
  expect(asked).toHaveLength(new Set(asked).size);
  expect([...new Set(api.calls.map(({ headers }) => headers['x-forwarded-host']))]).toEqual([HOST]);
});

test('a page of another port links to the public hosts, and is the same page', async () => {
  const { page } = await startGateway();
  const own = await page('/');
  const other = await page('/', { host: 'bookings.riverside.localhost:1' });
  expect(other.headers.etag).toBe(own.headers.etag);
  expect(other.body).not.toContain('localhost:1/');
});
