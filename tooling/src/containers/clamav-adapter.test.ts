import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, expect, it } from 'vitest';
import { inRoot } from '../repository.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** clamd's INSTREAM: it reads a whole file, and says one thing about it. */
async function fakeClamd(verdict: (file: Buffer) => string | null): Promise<number> {
  const server = net.createServer({ allowHalfOpen: true }, (socket) => {
    let bytes = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      bytes = Buffer.concat([bytes, piece]);
      if (bytes.length < 14 || bytes.subarray(-4).readUInt32BE() !== 0) return;
      const said = verdict(fileIn(bytes));
      if (said === null) socket.destroy();
      else socket.end(`${said}\0`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

function fileIn(bytes: Buffer): Buffer {
  expect(bytes.subarray(0, 10).toString()).toBe('zINSTREAM\0');
  const pieces: Buffer[] = [];
  let at = 10;
  while (at + 4 < bytes.length) {
    const length = bytes.readUInt32BE(at);
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return Buffer.concat(pieces);
}

async function startAdapter(clamdPort: number): Promise<string> {
  const free = net.createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo;
  free.close();
  await once(free, 'close');
  const adapter = spawn(process.execPath, [inRoot('containers/clamav-adapter.mjs')], {
    env: { PATH: process.env.PATH, PORT: String(port), CLAMD: `127.0.0.1:${clamdPort}` },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  ends.push(() => adapter.kill());
  await once(createInterface({ input: adapter.stdout }), 'line');
  return `http://127.0.0.1:${port}/`;
}

const post = (url: string, body: BodyInit) => fetch(url, { method: 'POST', body });

it('answers what clamd says of the bytes, whatever their size', async () => {
  const seen: number[] = [];
  const url = await startAdapter(
    await fakeClamd((file) => {
      seen.push(file.length);
      return file.includes('EICAR') ? 'stream: Eicar-Signature FOUND' : 'stream: OK';
    }),
  );
  const clean = await post(url, Buffer.alloc(3_000_000, 'a'));
  expect([clean.status, await clean.json()]).toEqual([200, { clean: true }]);
  const infected = await post(url, 'EICAR');
  expect([infected.status, await infected.json()]).toEqual([200, { clean: false }]);
  expect(seen).toEqual([3_000_000, 5]);
});

it.each([
  ['says that it cannot tell', () => 'INSTREAM size limit exceeded. ERROR'],
  ['is gone in the middle', () => null],
])('has no verdict when clamd %s, and goes on', async (_what, verdict) => {
  const url = await startAdapter(await fakeClamd(verdict));
  expect((await post(url, 'a file')).status).toBe(503);
  expect((await post(url, 'a file')).status).toBe(503);
});

it('has no verdict when there is no clamd', async () => {
  const url = await startAdapter(1);
  expect((await post(url, 'a file')).status).toBe(503);
});
