import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failuresIn } from '../api.ts';
import { exampleBodies } from '../example-bodies.ts';
import { OWNER, openPopulatedShop, type PopulatedShop } from '../populated-shop.ts';
import { type Edge, openEdge } from '../wire/edge.ts';
import { head, sendBytes } from '../wire/raw-request.ts';
import { findProblem, findRouteProblem } from './check-answer.ts';
import { drawSeed } from './draw-seed.ts';
import { describeRequest, type HostileRequest, hostileRequest } from './hostile-requests.ts';
import { GATEWAY_ROUTES, hostileRouteRequest, MARKUP } from './hostile-routes.ts';
import { keepEveryoneLoggedIn } from './keep-everyone-logged-in.ts';
import { readKnownValues } from './known-values.ts';
import { GEOCODER, readPublishedCalls } from './published-calls.ts';
import type { KnownValues } from './valid-values.ts';

const HOST = 'my-account.riverside.localhost:8080';
const REQUESTS_EACH = 3;
const REQUESTS_TO_A_ROUTE = 20;
/** Opening the shop on a busy machine. */
const PATIENCE = 180_000;
const seed = drawSeed();
const calls = readPublishedCalls();
const answered = new Set<number>();

let shop: PopulatedShop;
let edge: Edge;
let token: string;
let startAfresh: () => Promise<void>;
let known: KnownValues;
let bodies: ReturnType<typeof exampleBodies>;
beforeAll(async () => {
  shop = await openPopulatedShop();
  edge = await openEdge(shop.app);
  token = await shop.loginAs(OWNER);
  startAfresh = await keepEveryoneLoggedIn(shop);
  known = await readKnownValues(shop);
  bodies = exampleBodies(shop);
}, PATIENCE);
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
    await startAfresh();
    const found = await Promise.all(
      requests.map(async (request) => {
        const answer = await sendBytes(edge.ports.gateway, [bytesOf(request, token)]);
        answered.add(answer.status);
        const fault = findProblem(answer, call.name === GEOCODER);
        return fault ? [`${fault}: ${answer.text.slice(0, 200)}\n  ${describeRequest(request)}`] : [];
      }),
    );
    expect(found.flat().join('\n'), `FUZZ_SEED=${seed} sends the same again`).toBe('');
  });
});

describe('what the gateway answers itself is a page, a file or the envelope', () => {
  it.each(GATEWAY_ROUTES)('%s', async (route) => {
    const drawn = hostileRouteRequest(route);
    const requests = fc.sample(drawn, {
      seed: seed + calls.length + GATEWAY_ROUTES.indexOf(route),
      numRuns: REQUESTS_TO_A_ROUTE,
    });
    const found: string[] = [];
    for (const request of requests) {
      const answer = await sendBytes(edge.ports.gateway, [bytesOf(request, token)]);
      const fault = findRouteProblem(answer, request.method, MARKUP);
      if (fault) found.push(`${fault}: ${answer.text.slice(0, 200)}\n  ${describeRequest(request)}`);
    }
    expect(found.join('\n'), `FUZZ_SEED=${seed} sends the same again`).toBe('');
  });
});

it('the gateway lives, after all kinds of answers and no error', async () => {
  const after = await sendBytes(edge.ports.gateway, [head('GET /api/v1/client', [`Host: ${HOST}`])]);
  expect(after.status).toBe(200);
  expect([...answered]).toEqual(expect.arrayContaining([200, 400, 404, 422]));
  expect(failuresIn(shop.logged)).toEqual([]);
});
