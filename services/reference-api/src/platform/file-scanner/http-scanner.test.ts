import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpScanner } from './http-scanner.ts';

const FILE = Buffer.from('%PDF-1.7 a student card');

async function* streamed(...pieces: readonly Uint8Array[]) {
  yield* pieces;
}

let close: (() => void) | undefined;
afterEach(() => close?.());

/** A scanner with a fixed answer; returns its address. */
async function fakeScanner(
  respond: (response: ServerResponse, request: IncomingMessage, body: Buffer) => void,
): Promise<string> {
  const server = createServer(async (request, response) => respond(response, request, await buffer(request)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/scan`;
}

it('streams the bytes of the file as they are, and reads the verdict', async () => {
  const seen: unknown[] = [];
  const url = await fakeScanner((response, { method, url: path, headers }, body) => {
    seen.push(method, path, headers['content-type'], body);
    response.end(JSON.stringify({ clean: !body.includes('virus'), engine: 'a test' }));
  });
  const scanner = createHttpScanner(url);
  expect(await scanner.isClean(streamed(FILE.subarray(0, 7), FILE.subarray(7)))).toBe(true);
  expect(seen).toEqual(['POST', '/scan', 'application/octet-stream', FILE]);
  expect(await scanner.isClean(streamed(Buffer.from('a virus')))).toBe(false);
});

describe('has no verdict', () => {
  it.each<[string, (response: ServerResponse) => void, RegExp]>([
    ['from a failure', (response) => response.writeHead(503).end(), /answered 503/],
    ['from a page', (response) => response.end('<html>'), /JSON/],
    ['from other JSON', (response) => response.end('{"clean":"yes"}'), /something else/],
    ['from elsewhere', (response) => response.writeHead(302, { location: '/other' }).end(), /fetch failed/],
    ['from a connection that is cut', (response) => response.destroy(), /fetch failed/],
    ['in time', () => undefined, /timeout/],
  ])('%s', async (_what, respond, why) => {
    await expect(createHttpScanner(await fakeScanner(respond), 200).isClean(streamed(FILE))).rejects.toThrow(
      why,
    );
  });
});
