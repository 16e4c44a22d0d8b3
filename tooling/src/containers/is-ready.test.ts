import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inRoot } from '../repository.ts';

/** Exit code of the images' health check for an address. */
const exitCodeOf = (address: string): Promise<number> =>
  new Promise((resolve) => {
    const check = execFile(process.execPath, [inRoot('containers/is-ready.mjs'), address]);
    check.on('close', (code) => resolve(code ?? 1));
  });

function serve(status: number): http.Server {
  const server = http.createServer((_request, response) => response.writeHead(status).end());
  onTestFinished(() => void server.close());
  return server;
}

test.each([
  [200, 0],
  [503, 1],
])('a service whose port answers %i ends it with %i', async (status, code) => {
  const server = serve(status);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await exitCodeOf(`http://127.0.0.1:${port}/ready`)).toBe(code);
});

test.each([
  [200, 0],
  [503, 1],
])('a service whose socket answers %i ends it with %i', async (status, code) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'is-ready-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const socket = path.join(folder, 'service.sock');
  const server = serve(status);
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  expect(await exitCodeOf(`unix:${socket}`)).toBe(code);
});

test('a service that is away ends it with 1', async () => {
  expect(await exitCodeOf('unix:/nowhere/service.sock')).toBe(1);
});
