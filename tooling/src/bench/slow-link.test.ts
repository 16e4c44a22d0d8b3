import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type SlowLink, startSlowLink, throughput } from './slow-link.ts';

const closing: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

it('takes as long as the bytes before and these need together', () => {
  let time = 100;
  const reserve = throughput(1_000, () => time);
  expect(reserve(50)).toBe(50);
  expect(reserve(100)).toBe(150);
  time = 1_000;
  expect(reserve(10)).toBe(10);
});

it('hands everything on, after a handshake and a round trip at least', async () => {
  const body = 'x'.repeat(20_000);
  const site = http.createServer((_request, response) => void response.end(body)).listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
  closing.push(() => site.close());
  const link: SlowLink = await startSlowLink((site.address() as AddressInfo).port, {
    roundTrip: 40,
    download: 1_000_000,
    upload: 1_000_000,
  });
  closing.push(link.close);
  const start = performance.now();
  const answer = await fetch(`http://127.0.0.1:${link.port}/`, { headers: { connection: 'close' } });
  expect(await answer.text()).toBe(body);
  expect(performance.now() - start).toBeGreaterThanOrEqual(80);
});
