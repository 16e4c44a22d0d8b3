import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { requireReachableApi, usedSystem } from './find-api.ts';

async function startApi(status: number): Promise<string> {
  const server = http.createServer((_, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('uses the system that runs already', () => {
  expect(usedSystem({}, 9000)).toEqual({
    apiUrl: 'http://127.0.0.1:9001',
    cardProviderUrl: 'http://card-sandbox.localhost:9002',
  });
});

it('uses what is given', () => {
  const environment = { API_URL: 'https://api.example.com', CARD_PROVIDER_URL: 'https://cards.example.com' };
  expect(usedSystem(environment, 9000)).toEqual({
    apiUrl: 'https://api.example.com',
    cardProviderUrl: 'https://cards.example.com',
  });
});

it.each(['api', 'localhost:8081', 'ftp://api.example.com'])('refuses %s as an API', (API_URL) => {
  expect(() => usedSystem({ API_URL }, 8080)).toThrow(
    `API_URL is '${API_URL}', but must be an origin such as http://127.0.0.1:8081.`,
  );
});

it.each([200, 404])('is content with an API that answers %i', async (status) => {
  await expect(requireReachableApi(await startApi(status))).resolves.toBeUndefined();
});

it('says what to do when no API answers', async () => {
  await expect(requireReachableApi('http://127.0.0.1:1')).rejects.toThrow(
    /^No API answers at http:\/\/127\.0\.0\.1:1\. Start one with 'npm start'/,
  );
});
