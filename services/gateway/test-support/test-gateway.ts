import { rm } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { onTestFinished } from 'vitest';
import { createGateway } from '../src/app.ts';
import type { GatewayOptions } from '../src/settings/gateway-options.ts';
import { writeBuildTree } from './build-tree.ts';
import { type Handler, startFakeApi } from './fake-api.ts';
import { siteAnswers } from './site-answers.ts';

export const HOST = 'bookings.riverside.localhost:8080';

/** Options of a gateway in front of a given API and build. */
export const testOptions = (apiUrl: string, dist: string, brand: string): GatewayOptions => ({
  apiUrls: [apiUrl],
  baseDomain: 'localhost',
  publicScheme: 'http',
  publicPort: 8080,
  distDir: dist,
  brandDir: brand,
  cardProviderUrl: 'http://card-sandbox.localhost:8082',
  settings: {
    bearer: false,
    telemetryUrl: null,
    geocoderUrl: '/api/geocoding/{term}.json?key={key}',
    frameAncestors: { riverside: ['https://www.riverside.example.com'] },
  },
});

/** A real gateway in front of a fake API, closed when the test is over. */
export async function startGateway(
  overrides: Partial<GatewayOptions> = {},
  answers: Record<string, Handler> = {},
) {
  const api = await startFakeApi({ ...siteAnswers(), ...answers });
  const { dist, brand } = await writeBuildTree();
  const app: FastifyInstance = await createGateway({ ...testOptions(api.url, dist, brand), ...overrides });
  onTestFinished(async () => {
    await app.close();
    await api.close();
    await rm(path.dirname(dist), { recursive: true });
  });
  const get = (url: string, headers: Record<string, string> = {}, more: InjectOptions = {}) =>
    app.inject({ method: 'GET', url, headers: { host: HOST, ...headers }, ...more });
  const page = (url: string, headers: Record<string, string> = {}) =>
    get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...headers });
  return { app, api, dist, get, page };
}

/** The boot data of a page. */
export function bootOf(html: string) {
  const [, text = 'null'] =
    /<script type="application\/json" id="touchline-boot"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(text);
}

/** Lets a gateway listen on any free port, and returns it. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

/** Sends a GET whose path no client library has tidied up, and returns the answer as it came. */
export function sendRaw(port: number, path: string, headers: readonly string[] = []): Promise<string> {
  const socket = net.connect(port, '127.0.0.1');
  const lines = [`GET ${path} HTTP/1.1`, `Host: ${HOST}`, 'Connection: close', ...headers, '', ''];
  socket.write(lines.join('\r\n'));
  return text(socket);
}
