import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import type { KnownValues } from './valid-values.ts';

const HOST = 'my-account.riverside.localhost:8080';
const REQUESTS_EACH = 3;
const seed = drawSeed();
/** After a logout nobody is who they were. */
const calls = readPublishedCalls().filter(({ name }) => name !== 'logout');
const answered = new Set<number>();

let shop: FurnishedShop;
let edge: Edge;
let token: string;
let known: KnownValues;
let bodies: ReturnType<typeof exampleBodies>;
beforeAll(async () => {
  shop = await openFurnishedShop();
  edge = await openEdge(shop.app);
  token = await shop.loginAs(OWNER);
  known = await readKnownValues(shop);
  bodies = exampleBodies(shop);
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

describe('through the gateway anything at all is answered in the envelope', () => {
  it.each(calls)('$method $path', async (call) => {
    const drawn = hostileRequest(call, known, bodies[call.name]);
    const requests = fc.sample(drawn, { seed: seed + calls.indexOf(call), numRuns: REQUESTS_EACH });
    const found = await Promise.all(
      requests.map(async (request) => {
        const answer = await sendBytes(edge.ports.gateway, [bytesOf(request, token)]);
        answered.add(answer.status);
        const fault = faultOf(answer, call.name === GEOCODER);
        return fault ? [`${fault}: ${answer.text.slice(0, 200)}\n  ${shownRequest(request)}`] : [];
      }),
    );
    expect(found.flat().join('\n'), `FUZZ_SEED=${seed} sends the same again`).toBe('');
  });
});

it('the gateway lives, after all kinds of answers and no error', async () => {
  const after = await sendBytes(edge.ports.gateway, [head('GET /api/v1/client', [`Host: ${HOST}`])]);
  expect(after.status).toBe(200);
  expect([...answered]).toEqual(expect.arrayContaining([200, 400, 404, 422]));
  expect(failuresIn(shop.logged)).toEqual([]);
});
