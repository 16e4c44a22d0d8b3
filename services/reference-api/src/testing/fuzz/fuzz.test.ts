import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import type { AppName } from 'shared-contracts/links';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failuresIn } from '../api.ts';
import { exampleBodies } from '../example-bodies.ts';
import { type FurnishedShop, OWNER, openFurnishedShop } from '../furnished-shop.ts';
import { drawSeed } from './draw-seed.ts';
import { type HostileRequest, hostileRequest, shownRequest } from './hostile-requests.ts';
import { faultOf, type JudgedAnswer } from './judge-answer.ts';
import { readKnownValues } from './known-values.ts';
import { GEOCODER, type PublishedCall, readPublishedCalls } from './published-calls.ts';
import type { KnownValues } from './valid-values.ts';

/** FUZZ_REQUESTS=100 looks longer. */
const REQUESTS_EACH = Number(process.env.FUZZ_REQUESTS ?? 6);
/** What one request may keep the processor busy: a pattern that backtracks takes far longer. */
const MOST_CPU_MS = 3_000;
const MOST_KEPT_BYTES = 64 * 1024 * 1024;
const seed = drawSeed();

/** A logout comes last: nobody is who they were after it. */
const calls = readPublishedCalls().toSorted(
  (a, b) => Number(a.name === 'logout') - Number(b.name === 'logout'),
);

interface Sender {
  who: string;
  app: AppName;
  token: string | null;
}

let shop: FurnishedShop;
let senders: Sender[];
let known: KnownValues;
let bodies: ReturnType<typeof exampleBodies>;
let keptBefore = 0;
let taken = 0;
beforeAll(async () => {
  shop = await openFurnishedShop();
  senders = [
    { who: 'a visitor', app: 'bookings', token: null },
    { who: 'a customer', app: 'my-account', token: await shop.loginAs(OWNER) },
    { who: 'staff', app: 'front-of-house', token: await shop.loginAs('staff@example.com') },
  ];
  known = await readKnownValues(shop);
  bodies = exampleBodies(shop);
  keptBefore = keptBytes();
});
afterAll(() => shop?.close());

async function send({ app, token }: Sender, { method, url, headers, payload }: HostileRequest) {
  const before = process.cpuUsage();
  const answer = await shop.app.inject({
    method: method as 'GET',
    url,
    headers: {
      host: `${app}.riverside.localhost:8080`,
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(payload && { payload }),
  });
  const { user, system } = process.cpuUsage(before);
  const judged: JudgedAnswer = { status: answer.statusCode, headers: answer.headers, text: answer.body };
  return { judged, spentMs: (user + system) / 1_000 };
}

/** What went wrong, in words. */
async function fuzz(call: PublishedCall, requests: HostileRequest[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [at, request] of requests.entries()) {
    const sender = senders[at % senders.length] as Sender;
    const { judged, spentMs } = await send(sender, request);
    if (judged.status < 300) taken += 1;
    const slow = spentMs > MOST_CPU_MS ? `${Math.round(spentMs)} ms of the processor` : null;
    const fault = faultOf(judged, call.name === GEOCODER) ?? slow;
    if (fault) {
      faults.push(
        `${call.name} as ${sender.who}: ${fault}: ${judged.text.slice(0, 200)}\n  ${shownRequest(request)}`,
      );
    }
  }
  return faults;
}

function keptBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

describe('anything at all is answered in the envelope', () => {
  it.each(calls)('$method $path', async (call) => {
    const drawn = hostileRequest(call, known, bodies[call.name]);
    const numRuns = REQUESTS_EACH * senders.length;
    const faults = await fuzz(call, fc.sample(drawn, { seed: seed + calls.indexOf(call), numRuns }));
    expect(faults.join('\n'), `FUZZ_SEED=${seed} sends the same again`).toBe('');
  });
});

it('none of it was an error, changed what every object has, or is held on to', () => {
  expect(failuresIn(shop.logged)).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(keptBytes() - keptBefore).toBeLessThan(MOST_KEPT_BYTES);
});

it('enough of it was taken: what is refused at the door finds nothing behind it', () => {
  expect(taken).toBeGreaterThan(calls.length);
});
