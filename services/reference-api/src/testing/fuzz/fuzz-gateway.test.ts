import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failuresIn } from '../api.ts';
import { exampleBodies } from '../example-bodies.ts';
import { type FurnishedShop, OWNER, openFurnishedShop } from '../furnished-shop.ts';
import { type Edge, openEdge } from '../wire/edge.ts';
import { head, sendBytes } from '../wire/raw-request.ts';
import { drawSeed } from './draw-seed.ts';
import { type HostileRequest, hostileRequest, shownRequest } from './hostile-requests.ts';
import { faultOf } from './judge-answer.ts';
import { readKnownValues } from './known-values.ts';
import { GEOCODER, readPublishedCalls } from './published-calls.ts';

const HOST = 'my-account.riverside.localhost:8080';
const REQUESTS_EACH = 3;
const AT_ONCE = 8;
const seed = drawSeed();

let shop: FurnishedShop;
let edge: Edge;
beforeAll(async () => {
  shop = await openFurnishedShop();
  edge = await openEdge(shop.app);
});
afterAll(async () => {
  await edge?.close();
  await shop?.close();
});

/** The bytes of a request, with nothing tidied up. */
function bytesOf({ method, url, headers, payload }: HostileRequest, token: string): Buffer {
  const sent = {
    host: HOST,
    origin: `http://${HOST}`,
    connection: 'close',
    authorization: `Bearer ${token}`,
    ...headers,
  };
  const length = payload ? [`content-length: ${payload.length}`] : [];
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`);
  return Buffer.concat([
    Buffer.from(head(`${method} ${url}`, [...lines, ...length]), 'latin1'),
    payload ?? Buffer.of(),
  ]);
}

it('answers anything at all through the gateway in the envelope', async () => {
  const token = await shop.loginAs(OWNER);
  const known = await readKnownValues(shop);
  const bodies = exampleBodies(shop);
  const calls = readPublishedCalls().filter(({ name }) => name !== 'logout');
  const requests = calls.flatMap((call, at) =>
    fc
      .sample(hostileRequest(call, known, bodies[call.name]), { seed: seed + at, numRuns: REQUESTS_EACH })
      .map((request) => ({ call, request })),
  );
  const faults: string[] = [];
  const answered = new Set<number>();
  for (let at = 0; at < requests.length; at += AT_ONCE) {
    const sent = requests.slice(at, at + AT_ONCE).map(async ({ call, request }) => {
      const answer = await sendBytes(edge.ports.gateway, [bytesOf(request, token)]);
      const fault = faultOf(answer, call.name === GEOCODER);
      answered.add(answer.status);
      if (fault)
        faults.push(`${call.name}: ${fault}: ${answer.text.slice(0, 200)}\n  ${shownRequest(request)}`);
    });
    await Promise.all(sent);
  }
  expect(faults.join('\n'), `FUZZ_SEED=${seed} sends the same again`).toBe('');
  expect([...answered]).toEqual(expect.arrayContaining([200, 400, 404, 422]));
  const after = await sendBytes(edge.ports.gateway, [head('GET /api/v1/client', [`Host: ${HOST}`])]);
  expect(after.status, 'the gateway lives').toBe(200);
  expect(failuresIn(shop.logged)).toEqual([]);
});
