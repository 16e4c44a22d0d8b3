import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import type { AppName } from 'shared-contracts/links';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failuresIn } from '../api.ts';
import { exampleBodies } from '../example-bodies.ts';
import { OWNER, openPopulatedShop, type PopulatedShop } from '../populated-shop.ts';
import { type CheckedAnswer, findProblem } from './check-answer.ts';
import { drawSeed } from './draw-seed.ts';
import { describeRequest, type HostileRequest, hostileRequest } from './hostile-requests.ts';
import { keepEveryoneLoggedIn } from './keep-everyone-logged-in.ts';
import { readKnownValues } from './known-values.ts';
import { GEOCODER, type PublishedCall, readPublishedCalls } from './published-calls.ts';
import type { KnownValues } from './valid-values.ts';

/** FUZZ_REQUESTS=100 looks longer. */
const REQUESTS_EACH = Number(process.env.FUZZ_REQUESTS ?? 6);
/** Maximum processor time of one request: a pattern that backtracks takes far longer. */
const MOST_CPU_MS = 3_000;
const MOST_KEPT_BYTES = 64 * 1024 * 1024;
/** Opening the shop on a busy machine. */
const PATIENCE = 180_000;
const seed = drawSeed();

const calls = readPublishedCalls();

interface Sender {
  who: string;
  app: AppName;
  token: string | null;
}

let shop: PopulatedShop;
let senders: Sender[];
let startAfresh: () => Promise<void>;
let known: KnownValues;
let bodies: ReturnType<typeof exampleBodies>;
let keptBefore = 0;
/** Answers to each call that no limit kept from it, and of those the ones where it did what it is for. */
const reached = new Map<string, number>();
const taken = new Map<string, number>();
const count = (counts: Map<string, number>, { name }: PublishedCall) =>
  counts.set(name, (counts.get(name) ?? 0) + 1);
beforeAll(async () => {
  shop = await openPopulatedShop();
  senders = [
    { who: 'a visitor', app: 'bookings', token: null },
    { who: 'a customer', app: 'my-account', token: await shop.loginAs(OWNER) },
    { who: 'staff', app: 'front-of-house', token: await shop.loginAs('staff@example.com') },
  ];
  startAfresh = await keepEveryoneLoggedIn(shop);
  known = await readKnownValues(shop);
  bodies = exampleBodies(shop);
  keptBefore = keptBytes();
}, PATIENCE);
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
  const judged: CheckedAnswer = { status: answer.statusCode, headers: answer.headers, text: answer.body };
  return { judged, spentMs: (user + system) / 1_000 };
}

/** Problems, in words. */
async function fuzz(call: PublishedCall, requests: HostileRequest[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [at, request] of requests.entries()) {
    const sender = senders[at % senders.length] as Sender;
    await startAfresh();
    const { judged, spentMs } = await send(sender, request);
    if (judged.status !== 429) count(reached, call);
    if (judged.status < 300) count(taken, call);
    const slow = spentMs > MOST_CPU_MS ? `${Math.round(spentMs)} ms of the processor` : null;
    const fault = findProblem(judged, call.name === GEOCODER) ?? slow;
    if (fault) {
      faults.push(
        `${call.name} as ${sender.who}: ${fault}: ${judged.text.slice(0, 200)}\n  ${describeRequest(request)}`,
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

it('every call was reached as often as it was sent', () => {
  for (const { name } of calls) {
    expect([name, reached.get(name)]).toEqual([name, REQUESTS_EACH * senders.length]);
  }
});

it('enough of it was taken: what is refused at the door finds nothing behind it', () => {
  expect(taken.size).toBeGreaterThan(calls.length / 2);
});
