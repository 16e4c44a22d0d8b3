import { MAX_CALL_BODY_BYTES, MAX_FILE_BYTES, MAX_UPLOAD_BODY_BYTES } from 'shared-contracts/uploaded-file';
import { expect, test } from 'vitest';
import { json } from '../../test-support/fake-api.ts';
import { HOST, startGateway } from '../../test-support/test-gateway.ts';

test('a call reaches the API as it was sent, with its true origin', async () => {
  const { app, api } = await startGateway({}, { '/api/v1/checkout/add': json(201, { status_code: 201 }) });
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/checkout/add?a=1&b=%20x',
    headers: {
      host: HOST.toUpperCase(),
      cookie: 'touchline_token=t',
      'idempotency-key': 'k-1',
      'x-forwarded-for': '10.0.0.1',
      'x-forwarded-host': 'bookings.harbour.localhost',
    },
    payload: { items: [{ id: 1 }] },
  });
  expect(response.statusCode).toBe(201);
  expect(api.calls).toHaveLength(1);
  expect(api.calls[0]).toMatchObject({
    method: 'POST',
    url: '/api/v1/checkout/add?a=1&b=%20x',
    body: '{"items":[{"id":1}]}',
    headers: {
      'content-type': 'application/json',
      cookie: 'touchline_token=t',
      'idempotency-key': 'k-1',
      'x-forwarded-host': HOST,
      'x-forwarded-proto': 'http',
      'x-forwarded-for': '127.0.0.1',
    },
  });
});

test.each([
  ['malformed JSON', 'application/json', '{"a":'],
  ['a form', 'application/x-www-form-urlencoded', 'cres=abc%3D&threeDSSessionData=1'],
])('%s is passed on untouched', async (_name, type, payload) => {
  const { app, api } = await startGateway();
  await app.inject({
    method: 'POST',
    url: '/api/v1/x',
    headers: { host: HOST, 'content-type': type },
    payload,
  });
  expect(api.calls[0]).toMatchObject({ body: payload, headers: { 'content-type': type } });
});

test.each([
  ['is believed on where a call comes from when it is trusted', 'loopback', '203.0.113.7'],
  ['is not believed when it is not', undefined, '127.0.0.1'],
])('a proxy in front %s', async (_what, trustedProxies, address) => {
  const { get, api } = await startGateway({ trustedProxies }, { '/api/v1/anything': json(200, {}) });
  await get('/api/v1/anything', { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'evil.example' });
  expect(api.asked('anything')[0]?.headers).toMatchObject({
    'x-forwarded-for': address,
    'x-forwarded-host': HOST,
  });
});

test('an address with a secret in it is not logged, whether it is answered or not', async () => {
  const lines: string[] = [];
  const { get, api } = await startGateway({
    logger: { level: 'trace', stream: { write: (line: string) => lines.push(line) } },
  });
  const address = '/api/v1/calendar/a-secret/bookings.ics';
  expect((await get(address)).statusCode).toBe(404);
  await api.close();
  expect((await get(address)).statusCode).toBe(503);
  expect(lines.join('')).toContain('A call could not be passed on.');
  expect(lines.join('')).not.toContain('a-secret');
});

test("the API's own headers are kept", async () => {
  const { get } = await startGateway(
    {},
    {
      '/api/v1/checkout/3ds-result': (_call, response) => {
        response.writeHead(200, {
          'content-type': 'text/html',
          'content-security-policy': "default-src 'none'",
          'set-cookie': ['a=1', 'b=2'],
          'cache-control': 'no-store',
        });
        response.end('<!doctype html>');
      },
    },
  );
  const response = await get('/api/v1/checkout/3ds-result');
  expect(response.headers).toMatchObject({
    'set-cookie': ['a=1', 'b=2'],
    'cache-control': 'no-store',
  });
});

test.each([
  ['with a policy of its own', { 'content-security-policy': "default-src 'none'" }, "default-src 'none', "],
  ['without one', {}, ''],
])('a document of the API %s may be framed where the tenant embeds joining', async (_name, headers, own) => {
  const { app } = await startGateway(
    {},
    {
      '/api/v1/document': (_call, response) => {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end('<p>');
      },
    },
  );
  const policyAt = async (host: string) =>
    (await app.inject({ url: '/api/v1/document', headers: { host } })).headers['content-security-policy'];
  const joining = HOST.replace('bookings', 'online-joining');
  expect(await policyAt(joining)).toBe(`${own}frame-ancestors 'self' https://www.riverside.example.com`);
  expect(await policyAt(joining.replace('riverside', 'harbour'))).toBe(`${own}frame-ancestors 'self'`);
  expect(await policyAt(HOST)).toBe(`${own}frame-ancestors 'self'`);
});

test('an answer that is no document has no policy about frames', async () => {
  const { get } = await startGateway({}, { '/api/v1/x': json(200, {}) });
  expect((await get('/api/v1/x')).headers).not.toHaveProperty('content-security-policy');
});

test.each(['GET', 'POST'] as const)('a %s that fails is not repeated', async (method) => {
  const { app, api } = await startGateway(
    {},
    { '/api/v1/x': json(503, { status_code: 503, message: 'Closed.' }) },
  );
  const response = await app.inject({ method, url: '/api/v1/x', headers: { host: HOST } });
  expect(response.statusCode).toBe(503);
  expect(response.json().message).toBe('Closed.');
  expect(api.calls).toHaveLength(1);
});

test('without the API a call gets its envelope', async () => {
  const { get, api } = await startGateway();
  await api.close();
  const response = await get('/api/v1/client');
  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({
    status_code: 503,
    data: null,
    message: 'Something has gone wrong, please try again.',
  });
});

test('a hanging API times out', async () => {
  const { get } = await startGateway({ proxyTimeout: 50 }, { '/api/v1/slow': () => undefined });
  const response = await get('/api/v1/slow');
  expect(response.statusCode).toBe(504);
  expect(response.json().status_code).toBe(504);
});

test('an API that breaks off is a failure', async () => {
  const { get } = await startGateway({}, { '/api/v1/cut': (_call, response) => response.destroy() });
  expect((await get('/api/v1/cut')).statusCode).toBe(503);
});

test('more than 256 KB is refused before the API sees it', async () => {
  const { app, api } = await startGateway();
  const payload = 'x'.repeat(MAX_CALL_BODY_BYTES + 1);
  const response = await app.inject({ method: 'POST', url: '/api/v1/x', headers: { host: HOST }, payload });
  expect(response.statusCode).toBe(413);
  expect(response.json()).toMatchObject({ status_code: 413, message: expect.any(String) });
  expect(api.calls).toHaveLength(0);
});

test.each(['/api/v1/my-account/documents/d1', '/api/v1/my-account/photo'])(
  '%s may be larger than other calls, up to its own limit',
  async (address) => {
    const { app, api } = await startGateway({}, { [address]: json(200, {}) });
    const send = (url: string, size: number) =>
      app.inject({ method: 'PUT', url, headers: { host: HOST }, payload: { content: 'x'.repeat(size) } });
    const largest = Math.ceil(MAX_FILE_BYTES / 3) * 4;
    expect((await send(address, largest)).statusCode).toBe(200);
    expect(api.calls[0]?.body).toHaveLength(largest + '{"content":""}'.length);
    const refused = await send(address, MAX_UPLOAD_BODY_BYTES);
    expect(refused.json()).toMatchObject({ status_code: 413, message: expect.any(String) });
    expect((await send('/api/v1/my-account/documentsx/d1', largest)).statusCode).toBe(413);
    expect(api.calls).toHaveLength(1);
  },
);

test('a host without a tenant has no API', async () => {
  const { app, api } = await startGateway();
  const response = await app.inject({ url: '/api/v1/client', headers: { host: '127.0.0.1' } });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({
    status_code: 404,
    data: null,
    message: 'Unable to complete request, item not found.',
  });
  expect(api.calls).toHaveLength(0);
});
