import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failuresIn, startTestApi, type TestApi } from '../api.ts';
import { findProblem } from '../fuzz/check-answer.ts';
import { type Edge, openEdge } from './edge.ts';
import { head, type RawChunks, sendBytes } from './raw-request.ts';

const NAME = 'bookings.riverside.localhost:8080';
const HOST = `Host: ${NAME}`;
const READ = 'GET /api/v1/client';
const LOGIN = 'POST /api/v1/auth/customer/login';
const FROM_PAGE = [HOST, `Origin: http://${NAME}`, 'Content-Type: application/json'];
const body = JSON.stringify({ username: 'sam.new@example.com', password: 'wrong' });
const length = (bytes: number) => `Content-Length: ${bytes}`;
const CHUNKED = 'Transfer-Encoding: chunked';
const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
const LAST_CHUNK = '0\r\n\r\n';
const MEGABYTES = (count: number) => Buffer.alloc(count * 1_000_000, 0x20);
const venue = (letters: number) => `GET /api/v1/activities/venues/${'a'.repeat(letters)}`;

let api: TestApi;
let edge: Edge;
beforeAll(async () => {
  api = await startTestApi();
  edge = await openEdge(api.app);
});
afterAll(async () => {
  await edge?.close();
  await api?.close();
});

/** Requests and their statuses, from the gateway and straight from the API. */
const EDGES: [string, RawChunks, number][] = [
  ['a client that hangs up after each answer', [head(READ, [HOST, 'Connection: close'])], 200],
  ['a client of HTTP/1.0', [head(`${READ} HTTP/1.0`, [HOST])], 200],
  ['one of HTTP/1.0 that names no host', [head(`${READ} HTTP/1.0`, [])], 404],
  ['an upgrade that nobody offers', [head(READ, [HOST, 'Connection: Upgrade', 'Upgrade: websocket'])], 200],
  ['no host', [head(READ, [])], 400],
  ['two hosts', [head(READ, [HOST, 'Host: bookings.harbour.localhost:8080'])], 400],
  ['the same host twice', [head(READ, [HOST, HOST])], 400],
  ['two hosts in one header', [head(READ, [`${HOST}, bookings.harbour.localhost:8080`])], 404],
  ['a host before the path', [head('GET http://bookings.harbour.localhost:8080/api/v1/client', [HOST])], 400],
  ['a name of 250 letters in the path', [head(venue(250), [HOST])], 414],
  ['one of 5,000', [head(venue(5_000), [HOST])], 414],
  ['an address of 40,000', [head(venue(40_000), [HOST])], 431],
  ['a header of 20,000 bytes', [head(READ, [HOST, `X-A: ${'a'.repeat(20_000)}`])], 431],
  [
    'a body that waits to be asked for',
    [head(LOGIN, [...FROM_PAGE, length(body.length), 'Expect: 100-continue']), body],
    401,
  ],
  ['another expectation', [head(LOGIN, [...FROM_PAGE, length(body.length), 'Expect: a-miracle']), body], 417],
  ['seven megabytes', [head(LOGIN, [...FROM_PAGE, length(7_000_000)]), MEGABYTES(7)], 413],
  [
    'two megabytes in one chunk',
    [
      head(LOGIN, [...FROM_PAGE, CHUNKED]),
      `${(2_000_000).toString(16)}\r\n`,
      MEGABYTES(2),
      '\r\n',
      LAST_CHUNK,
    ],
    413,
  ],
  [
    'chunks',
    [head(LOGIN, [...FROM_PAGE, CHUNKED]), chunk(body.slice(0, 9)), chunk(body.slice(9)), LAST_CHUNK],
    401,
  ],
  ['a chunk without a length', [head(LOGIN, [...FROM_PAGE, CHUNKED]), `zz\r\n${body}\r\n`], 400],
  ['chunks and a length', [head(LOGIN, [...FROM_PAGE, CHUNKED, length(5)]), chunk(body), LAST_CHUNK], 400],
  ['an encoding nobody knows', [head(LOGIN, [...FROM_PAGE, 'Transfer-Encoding: gzip']), body], 400],
  ['two lengths', [head(LOGIN, [...FROM_PAGE, length(5), length(6)]), body], 400],
  ['a length below nothing', [head(LOGIN, [...FROM_PAGE, length(-5)]), body], 400],
  ['a header with a blank in its name', [head(READ, [HOST, 'a b: c'])], 400],
  ['a NUL in a header', [head(READ, [HOST, 'X-A: a\u0000b'])], 400],
  ['a method nobody knows', [head('BREW /api/v1/client', [HOST])], 400],
  ['a method nobody offers', [head('PROPFIND /api/v1/client', [HOST])], 404],
];

describe.each(['gateway', 'api'] as const)('the %s', (service) => {
  it.each(EDGES)('answers %s in the envelope', async (_what, written, status) => {
    const answer = await sendBytes(edge.ports[service], written);
    expect(answer.status, answer.text).toBe(status);
    expect(findProblem(answer)).toBeNull();
  });

  it('asks for a body that waits to be asked for', async () => {
    const waiting = head(LOGIN, [...FROM_PAGE, length(body.length), 'Expect: 100-continue']);
    expect((await sendBytes(edge.ports[service], [waiting, body])).interim).toEqual([100]);
  });
});

it.each([
  ['gateway', 413],
  ['api', 401],
] as const)(
  'the %s answers eight megabytes from a visitor with %i, before it has read them',
  async (service, status) => {
    const upload = head('PUT /api/v1/my-account/documents/x', [...FROM_PAGE, length(8_000_000)]);
    const answer = await sendBytes(edge.ports[service], [upload, MEGABYTES(8)]);
    expect(answer.status, answer.text).toBe(status);
    expect(findProblem(answer)).toBeNull();
  },
);

it('nothing of it is an error of the service', () => {
  expect(failuresIn(api.logged)).toEqual([]);
});
