import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { matchesTag } from './send-cached.ts';

it.each([
  [undefined, false],
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['W/"aa"', false],
  ['', false],
])('If-None-Match %s: %s', (header, isKnown) => {
  expect(matchesTag(header, 'W/"a"')).toBe(isKnown);
});

const VENUES = '/api/v1/activities/venues';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET', url = VENUES) =>
  api.app.inject({ method, url, headers: { host: 'bookings.riverside.localhost:8080', ...headers } });

describe('an answer that visitors share', () => {
  it('may be kept by a browser that asks whether it is still true', async () => {
    const { headers, statusCode } = await ask();
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
      vary: 'accept-encoding',
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    });
  });

  it('is not sent again to the person who knows it, until it changes', async () => {
    const etag = String((await ask()).headers.etag);
    const known = await ask({ 'if-none-match': etag });
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', etag]);
    expect(known.headers.vary).toBe('accept-encoding');
    await api.db.updateTable('venues').set({ name: 'Sale Baths' }).execute();
    const changed = await ask({ 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  it.each([
    ['br', 'gzip, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is sent as %s where that is taken', async (encoding, header, decompress) => {
    const [plain, small] = [await ask(), await ask({ 'accept-encoding': header })];
    expect(small.headers['content-encoding']).toBe(encoding);
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(decompress(small.rawPayload).toString()).toBe(plain.body);
    expect(small.headers.etag).toBe(plain.headers.etag);
  });

  it.each(['identity', 'br;q=0', ''])('is sent as it is where %j is taken', async (header) => {
    expect((await ask({ 'accept-encoding': header })).headers['content-encoding']).toBeUndefined();
  });

  it('has its own head', async () => {
    const [whole, head] = [await ask(), await ask({}, 'HEAD')];
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers.etag).toBe(whole.headers.etag);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  });

  it('is not one for a person who has gone, for another host, or where there is none', async () => {
    expect((await ask({ 'touchline-person': 'somebody' })).statusCode).toBe(409);
    expect((await ask({ host: 'bookings.nowhere.localhost' })).statusCode).toBe(404);
    expect((await ask({}, 'GET', `${VENUES}/nowhere`)).statusCode).toBe(404);
    const other = await ask({ host: 'bookings.northpeak.localhost' });
    expect(other.headers.etag).not.toBe((await ask()).headers.etag);
  });
});
