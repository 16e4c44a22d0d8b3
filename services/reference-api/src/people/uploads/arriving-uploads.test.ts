import { readdirSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { json } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MAX_FILE_BYTES } from 'shared-contracts/uploaded-file';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { failuresIn, startTestApi, type TestApi } from '../../testing/api.ts';
import { register } from '../../testing/new-customer.ts';
import { greyPng } from '../../testing/pictures.ts';

const PNG = 'image/png';
const UPLOADS = '/api/v1/my-account/uploads';
const PHOTO = '/api/v1/my-account/photo';

let api: TestApi;
let port: number;
let token: string;
let people = 0;
beforeAll(async () => {
  api = await startTestApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});
beforeEach(async () => {
  await api.db.deleteFrom('attempts').execute();
  token = await newcomer();
});
afterEach(() => vi.useRealTimers());
afterAll(() => {
  api.app.server.closeAllConnections();
  return api.close();
});

async function newcomer(): Promise<string> {
  people += 1;
  const { data } = await register(api, { email: `sender-${people}@example.com` });
  return String(data.token);
}
const begin = async (size: number, who = token) => {
  const body = { document_id: null, content_type: PNG, size };
  return String((await api.call(`POST ${UPLOADS}`, { token: who, body })).data.id);
};
const put = (id: string, content: Buffer, who = token) =>
  api.call(`PUT ${UPLOADS}/${id}`, { token: who, payload: content, headers: { 'content-type': PNG } });
const open = (path: string, headers: Record<string, string> = {}, who = token) =>
  request({
    port,
    host: '127.0.0.1',
    path,
    method: 'PUT',
    headers: {
      host: 'my-account.riverside.localhost:8080',
      authorization: `Bearer ${who}`,
      'content-type': PNG,
      ...headers,
    },
  });
const answerOf = (call: ReturnType<typeof open>) =>
  new Promise<IncomingMessage>((resolve, reject) => call.on('response', resolve).on('error', reject));

const countAttempts = async () => (await api.db.selectFrom('attempts').select('key').execute()).length;

/** Begins to send a picture, and stops half-way once the API has begun to read it. */
async function sendHalf(content: Buffer, who = token) {
  const id = await begin(content.length, who);
  const counted = await countAttempts();
  const call = open(`${UPLOADS}/${id}`, { 'content-length': String(content.length) }, who);
  const answer = answerOf(call);
  answer.catch(() => undefined);
  await new Promise((resolve) => call.write(content.subarray(0, content.length / 2), resolve));
  await vi.waitFor(async () => expect(await countAttempts()).toBeGreaterThan(counted), 10_000);
  return { id, call, answer };
}
/** Bytes held in buffers. */
function buffered(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().arrayBuffers;
}
const temporary = () => readdirSync(tmpdir()).filter((name) => name.startsWith('touchline-upload-'));
/** A file has a name for as long as it takes to remove it. */
const expectNothingLeft = () => vi.waitFor(() => expect(temporary()).toEqual([]));
const picture = (length: number) => Buffer.concat([greyPng(), Buffer.alloc(length - greyPng().length, 'x')]);

it('a file whose sender goes away leaves nothing behind, and can be sent again', async () => {
  const { id, call } = await sendHalf(picture(100_000));
  const gone = new Promise((resolve) => call.on('close', resolve));
  call.destroy();
  await gone;
  expect((await put(id, picture(100_000))).status).toBe(200);
  await expectNothingLeft();
  expect(failuresIn(api.logged)).toEqual([]);
});

it('one without a stated length is refused as soon as it is longer than announced, in words', async () => {
  const call = open(`${UPLOADS}/${await begin(greyPng().length)}`);
  const response = answerOf(call);
  call.write(picture(100_000));
  call.end(Buffer.alloc(100_000));
  const answer = await response;
  expect(answer.statusCode).toBe(422);
  expect(await json(answer)).toMatchObject({
    validation_messages: { content: ['The selected file must be smaller than 5MB'] },
  });
});

it('many at once are held in memory in pieces only', async () => {
  const content = picture(MAX_FILE_BYTES);
  const before = buffered();
  const others = [];
  for (const files of [3, 3, 3, 2]) {
    const person = await newcomer();
    for (let file = 0; file < files; file += 1) others.push(await sendHalf(content, person));
  }
  const last = await sendHalf(content);
  // Half of each has arrived, which is thirty megabytes; memory that no one needs any more is given back in its own time.
  await vi.waitFor(() => expect(buffered() - before).toBeLessThan(5 * 1024 * 1024), { timeout: 5_000 });
  await expectNothingLeft();
  for (const { call } of others) call.destroy();
  last.call.end(content.subarray(MAX_FILE_BYTES / 2));
  expect((await last.answer).statusCode).toBe(200);
});

describe('places', () => {
  const file = () => picture(100_000);
  const untilTaken = (id: string, who: string) =>
    vi.waitFor(async () => expect((await put(id, file(), who)).status).toBe(200), 10_000);

  it('are three for one person, which leaves the others theirs', async () => {
    const id = await begin(file().length);
    const sending = [await sendHalf(file()), await sendHalf(file()), await sendHalf(file())];
    expect(await put(id, file())).toMatchObject({
      status: 429,
      message: 'Your other uploads are in progress. Please try again in a moment.',
      headers: { 'retry-after': '5' },
    });
    const base64 = { file_name: 'me.png', content: greyPng().toString('base64') };
    expect((await api.call(`PUT ${PHOTO}`, { token, body: base64 })).status).toBe(429);
    const other = await newcomer();
    expect((await put(await begin(file().length, other), file(), other)).status).toBe(200);
    for (const { call } of sending) call.destroy();
    await untilTaken(id, token);
  });

  it('are so many for everyone of a tenant', async () => {
    const sending = [];
    for (let each = 0; each < 4; each += 1) {
      const person = await newcomer();
      for (let sent = 0; sent < 3; sent += 1) sending.push(await sendHalf(file(), person));
    }
    const id = await begin(file().length);
    expect(await put(id, file())).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    for (const { call } of sending) call.destroy();
    await untilTaken(id, token);
  });

  it.each([
    ['a file', async () => `${UPLOADS}/${await begin(100_000)}`, PNG, greyPng()],
    ['one in base64', async () => PHOTO, 'application/json', Buffer.from('{"file_name":"')],
  ])('end with %s that has stopped arriving, in words', async (_what, path, type, beginning) => {
    const call = open(await path(), { 'content-type': type, 'content-length': '100000' });
    let answer: IncomingMessage | undefined;
    call.on('response', (response) => {
      answer = response;
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    call.write(beginning);
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      expect(answer?.statusCode).toBe(408);
    });
    vi.useRealTimers();
    if (!answer) throw new Error('There was no answer.');
    expect(answer.headers.connection).toBe('close');
    expect(await json(answer)).toMatchObject({
      status_code: 408,
      message: 'The request took too long to arrive.',
    });
    await Promise.all([untilTaken(await begin(100_000), token), untilTaken(await begin(100_000), token)]);
    await untilTaken(await begin(100_000), token);
    await expectNothingLeft();
  });
});
