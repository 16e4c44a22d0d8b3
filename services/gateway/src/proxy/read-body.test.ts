import http, { type IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { json } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { HOST, listen, startGateway } from '../../test-support/test-gateway.ts';
import { readBody } from './read-body.ts';

const PATIENCE = 10_000;

afterEach(() => {
  vi.useRealTimers();
});

test('a body that keeps arriving may take long, and a stalled one times out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const body = new PassThrough();
  const read = readBody(body, 100, undefined, PATIENCE);
  const refused = expect(read).rejects.toMatchObject({ statusCode: 408 });
  for (const piece of ['a', 'b', 'c']) {
    body.write(piece);
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
  }
  await vi.advanceTimersByTimeAsync(1);
  await refused;
});

test('a body is read whole', async () => {
  const body = new PassThrough();
  body.write('first, ');
  body.end('second');
  expect(String(await readBody(body, 100, '13', PATIENCE))).toBe('first, second');
});

test('a body whose sender goes away is no failure of the gateway', async () => {
  const body = new PassThrough();
  const read = readBody(body, 100, undefined, PATIENCE);
  body.destroy();
  await expect(read).rejects.toMatchObject({ statusCode: 400 });
});

test('the sender of a stalled call learns why, and the API is not called', async () => {
  const { app, api } = await startGateway({ bodyPatience: 1 });
  const port = await listen(app);
  const call = http.request({
    port,
    host: '127.0.0.1',
    path: '/api/v1/auth/login',
    method: 'POST',
    headers: { host: HOST, 'content-type': 'application/json', 'content-length': '100' },
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) =>
    call.on('response', resolve).on('error', reject),
  );
  call.write('{"email":');
  const response = await answer;
  expect([response.statusCode, response.headers.connection, await json(response)]).toEqual([
    408,
    'close',
    { status_code: 408, data: null, message: 'That request took too long to arrive.' },
  ]);
  expect(api.calls).toEqual([]);
  call.destroy();
});
