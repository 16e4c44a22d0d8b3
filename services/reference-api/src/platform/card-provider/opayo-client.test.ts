import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createOpayoClient } from './opayo-client.ts';

const servers: { close(): void; closeAllConnections(): void }[] = [];

async function clientOf(listener: RequestListener) {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const apiUrl = `http://127.0.0.1:${port}`;
  return createOpayoClient({ apiUrl, vendor: 'touchline', key: 'k', password: 'p', timeoutMs: 100 });
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

test('a session is asked for with the credentials of the installation', async () => {
  const seen: (string | undefined)[] = [];
  const client = await clientOf((request, response) => {
    seen.push(request.method, request.url, request.headers.authorization);
    response.writeHead(201, { 'content-type': 'application/json' }).end('{"merchantSessionKey":"KEY"}');
  });
  expect(await client.openSession()).toBe('KEY');
  expect(seen).toEqual(['POST', '/api/v1/merchant-session-keys', `Basic ${btoa('k:p')}`]);
});

test('an id cannot lead to another path', async () => {
  let url = '';
  const client = await clientOf((request, response) => {
    url = request.url ?? '';
    response.writeHead(404).end('{}');
  });
  expect(await client.lookUp('../../x?y')).toEqual({ kind: 'undecided' });
  expect(url).toBe('/api/v1/transactions/..%2F..%2Fx%3Fy');
});

test('a provider that hangs is an unknown outcome', async () => {
  const client = await clientOf(() => undefined);
  expect(await client.lookUp('T')).toEqual({ kind: 'unknown' });
  expect(await client.voidPayment('T')).toEqual({ kind: 'unknown' });
  expect(await client.openSession()).toBeNull();
});

test('a redirect is not followed', async () => {
  const client = await clientOf((_request, response) => {
    response.writeHead(302, { location: 'http://elsewhere.example/' }).end();
  });
  expect(await client.answerChallenge('T', 'x')).toEqual({ kind: 'unknown' });
});

test('no one listening', async () => {
  const apiUrl = 'http://127.0.0.1:1';
  const client = createOpayoClient({ apiUrl, vendor: 'touchline', key: 'k', password: 'p' });
  expect(await client.openSession()).toBeNull();
});
