import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MAX_FILE_BYTES } from 'shared-contracts/uploaded-file';
import { expect, onTestFinished, test, vi } from 'vitest';
import { HOST, listen, startGateway } from '../../test-support/test-gateway.ts';

const PATH = '/api/v1/my-account/uploads/1';
const IN_BASE64 = ['/api/v1/my-account/documents/d1', '/api/v1/my-account/photo'];
const HALF = MAX_FILE_BYTES / 2;

interface Arrival {
  request: IncomingMessage;
  response: ServerResponse;
  read: number;
}

/** A gateway in front of an API that reports each piece as it arrives. @param react called with each piece */
async function startUploads(react: (arrival: Arrival) => void) {
  const arrivals: Arrival[] = [];
  const api = http.createServer((request, response) => {
    const arrival = { request, response, read: 0 };
    arrivals.push(arrival);
    request.on('data', (piece: Buffer) => {
      arrival.read += piece.length;
      react(arrival);
    });
    request.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    api.closeAllConnections();
    api.close();
  });
  const { app } = await startGateway({
    apiUrls: [`http://127.0.0.1:${(api.address() as AddressInfo).port}`],
  });
  const port = await listen(app);
  const agent = new http.Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const put = (headers: Record<string, string> = {}, path = PATH) =>
    http.request({
      agent,
      port,
      host: '127.0.0.1',
      path,
      method: 'PUT',
      headers: { host: HOST, 'content-type': 'application/pdf', ...headers },
    });
  return { arrivals, put };
}

const answerOf = (call: http.ClientRequest) =>
  new Promise<IncomingMessage>((resolve, reject) => call.on('response', resolve).on('error', reject));
const answerWhenWhole = ({ read, response }: Arrival) =>
  void (read === MAX_FILE_BYTES && response.end(JSON.stringify({ status_code: 200, data: {} })));
const stated = { 'content-length': String(MAX_FILE_BYTES) };

/** Bytes held in buffers. */
function buffered(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().arrayBuffers;
}

test('files pass through as they arrive, however many at once, and none is held whole', async () => {
  const { arrivals, put } = await startUploads(answerWhenWhole);
  const before = buffered();
  const calls = Array.from({ length: 12 }, () => put(stated));
  const answers = calls.map(answerOf);
  const half = Buffer.alloc(HALF, 'x');
  for (const call of calls) call.write(half);
  await vi.waitFor(() => expect(arrivals.map(({ read }) => read)).toEqual(calls.map(() => HALF)), 10_000);
  await vi.waitFor(() => expect(buffered() - before).toBeLessThan(2 * MAX_FILE_BYTES), 10_000);
  for (const call of calls) call.end(half);
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 200));
});

test('one that says it is too large is refused before anything of it is passed on', async () => {
  const { arrivals, put } = await startUploads(() => undefined);
  const call = put({ 'content-length': String(MAX_FILE_BYTES + 1) });
  const answer = answerOf(call);
  call.end(Buffer.alloc(MAX_FILE_BYTES + 1));
  const response = await answer;
  expect([response.statusCode, await json(response)]).toMatchObject([413, { status_code: 413 }]);
  expect(arrivals).toEqual([]);
});

test('one that says nothing of its size is refused as soon as it is too large', async () => {
  const { arrivals, put } = await startUploads(() => undefined);
  const call = put();
  const answer = answerOf(call);
  call.write(Buffer.alloc(HALF));
  await vi.waitFor(() => expect(arrivals[0]?.read).toBe(HALF));
  call.end(Buffer.alloc(HALF + 1));
  const response = await answer;
  expect([response.statusCode, await json(response)]).toMatchObject([413, { status_code: 413 }]);
  await vi.waitFor(() => expect(arrivals[0]?.request.destroyed).toBe(true));
});

test('a refusal that comes before the end of the file reaches its sender', async () => {
  const { put } = await startUploads(({ response }) => {
    if (response.writableEnded) return;
    response.writeHead(422, { 'content-type': 'application/json' });
    response.end('{"status_code":422}');
  });
  const call = put(stated);
  const answer = answerOf(call);
  call.end(Buffer.alloc(MAX_FILE_BYTES));
  const response = await answer;
  expect([response.statusCode, await json(response)]).toEqual([422, { status_code: 422 }]);
});

test.each(IN_BASE64)('a visitor who sends to %s is refused before it is read', async (path) => {
  const { put } = await startUploads(({ response }) => {
    if (response.writableEnded) return;
    response.writeHead(401, { 'content-type': 'application/json' });
    response.end('{"status_code":401}');
  });
  const call = put({ ...stated, 'content-type': 'application/json' }, path);
  const answer = answerOf(call);
  call.write(Buffer.alloc(HALF));
  expect((await answer).statusCode).toBe(401);
  call.destroy();
});

test('one whose sender goes away is broken off at the API', async () => {
  const { arrivals, put } = await startUploads(() => undefined);
  const call = put(stated);
  call.on('error', () => undefined);
  call.write(Buffer.alloc(HALF));
  await vi.waitFor(() => expect(arrivals[0]?.read).toBe(HALF));
  call.destroy();
  await vi.waitFor(() => expect(arrivals[0]?.request.destroyed).toBe(true));
});
