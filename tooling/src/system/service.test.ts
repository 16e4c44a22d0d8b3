import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isHealthy } from './is-healthy.ts';
import { type RunningService, startService } from './service.ts';
import { supervise } from './supervise.ts';

const LISTENS = `
import http from 'node:http';
const server = http.createServer((_, response) => response.end('ok'));
server.listen(Number(process.env.FAKE_PORT), '127.0.0.1', () => console.log('filled the database'));
`;
const STOPS_WELL =
  "process.on('SIGTERM', () => { console.log('closing'); server.close(() => process.exit(0)); });";

let folder: string;
let port: number;
let running: RunningService | undefined;
const said: string[] = [];

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-service-'));
  port = await freePort();
  said.length = 0;
});
afterEach(async () => {
  await running?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as net.AddressInfo;
      server.close(() => resolve(free));
    });
  });
}

function write(source: string): () => RunningService {
  fs.mkdirSync(path.join(folder, 'src'));
  fs.writeFileSync(path.join(folder, 'src/main.ts'), source);
  const plan = { name: 'shop', folder, answersAt: port, environment: { FAKE_PORT: String(port) } };
  return () => startService(plan, false, (line) => said.push(line));
}

function start(source: string): RunningService {
  running = write(source)();
  return running;
}

it('is ready once it answers, and what it says is passed on', async () => {
  await start(LISTENS).ready();
  expect(await isHealthy(port)).toBe(true);
  expect(said).toContain('filled the database');
});

it('stops by itself when it is asked to, and is gone then', async () => {
  const service = start(`${LISTENS}${STOPS_WELL}`);
  await service.ready();
  await service.stop();
  expect(said).toContain('closing');
  expect(await isHealthy(port)).toBe(false);
});

it('that cannot start says why in one line', async () => {
  const service = start("console.error('PORT: port 1 is not permitted.'); process.exit(1);");
  await expect(service.ready()).rejects.toThrow('The shop could not start. PORT: port 1 is not permitted.');
});

it('that throws says the error and not its stack', async () => {
  const service = start("throw new RangeError('too far');");
  await expect(service.ready()).rejects.toThrow('The shop could not start. RangeError: too far');
});

it('that is killed while it runs says so', async () => {
  const service = start(`${LISTENS}\nsetImmediate(() => process.kill(process.pid, 'SIGKILL'));`);
  expect(await service.ended).toBe('It was ended from outside (SIGKILL).');
});

it('that is killed while it runs answers again when it is supervised', async () => {
  const DIES =
    "server.on('request', ({ url }) => { if (url === '/die') process.kill(process.pid, 'SIGKILL'); });";
  const { promise: runsAgain, resolve } = Promise.withResolvers<void>();
  const words: string[] = [];
  const service = supervise({
    name: 'shop',
    start: write(`${LISTENS}${DIES}`),
    wait: async () => undefined,
    onRestart: (said) => {
      words.push(said);
      if (said.endsWith('runs again.')) resolve();
    },
  });
  await service.ready();
  await fetch(`http://127.0.0.1:${port}/die`).catch(() => undefined);
  await runsAgain;
  expect(await isHealthy(port)).toBe(true);
  expect(words[0]).toMatch(/^The shop stopped by itself\. It was ended from outside \(SIGKILL\)\./);
  await service.stop();
  expect(await isHealthy(port)).toBe(false);
});
