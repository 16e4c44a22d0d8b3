import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json, text } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import { MAX_FILE_BYTES } from 'shared-contracts/uploaded-file';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../platform/index.ts';
import { openServer } from '../../platform/wiring.ts';
import { prepareDatabase } from '../../start/prepare-database.ts';
import { startPostgres, type TestServer } from '../postgres-server.ts';
import { readTestSeed } from '../test-seed.ts';
import { type BalancerProcess, startBalancer } from './balancer-process.ts';
import { callApi, HOST, logIn } from './call-api.ts';
import { callWhile } from './call-while.ts';
import {
  freePort,
  type ServiceProcess,
  startGatewayProcess,
  startServiceProcess,
} from './service-process.ts';

const PEOPLE = ['RIV100001', 'RIV100002', 'RIV100004', 'RIV100005'];
const VENUE = 'sale-leisure-centre';

const folder = mkdtempSync(path.join(tmpdir(), 'touchline-balancer-'));
let server: TestServer;
let db: Kysely<Database>;
let closeDb: () => Promise<void>;
let apiPorts: number[];
let apis: ServiceProcess[];
let gatewayPorts: [number, number];
let gateways: ServiceProcess[];
let balancer: BalancerProcess;
let tokens: string[];
let sessionId: string;

const startApi = (at: number) =>
  startServiceProcess('reference-api', apiPorts[at] ?? 0, {
    API_PORT: String(apiPorts[at]),
    DATABASE_URL: server.url,
    DATA_DIR: path.join(folder, `api-${at}`),
    BANK_DETAILS_KEY: 'ab'.repeat(32),
    TRUSTED_PROXIES: 'loopback',
    DRAIN_SECONDS: '5',
  });
const startGateway = (at: number) =>
  startGatewayProcess(gatewayPorts[at] ?? 0, apiPorts, folder, {
    DRAIN_SECONDS: '5',
    TRUSTED_PROXIES: 'loopback',
  });
const url = () => `http://127.0.0.1:${balancer.port}`;

beforeAll(async () => {
  server = await startPostgres();
  const opened = await openServer(server.url);
  ({ db, close: closeDb } = opened);
  await opened.exclusive.inTurn('preparing', () =>
    prepareDatabase(db, new Date(), () => undefined, readTestSeed),
  );
  apiPorts = [await freePort(), await freePort()];
  apis = [startApi(0), startApi(1)];
  gatewayPorts = [await freePort(), await freePort()];
  gateways = [startGateway(0), startGateway(1)];
  await Promise.all([...apis, ...gateways].map((each) => each.becomeReady()));
  balancer = await startBalancer(await freePort(), gatewayPorts);
  tokens = await Promise.all(PEOPLE.map((person) => logIn(url(), person)));
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const { body } = await callApi(url(), `GET /api/v1/activities/venues/${VENUE}/sessions?date=${day}`, {
    token: tokens[0] ?? '',
  });
  const classes = body.data as { id: string; bookable: { can_book: boolean } }[];
  sessionId = classes.find(({ bookable }) => bookable.can_book)?.id ?? '';
});

afterAll(async () => {
  await balancer?.stop();
  await Promise.all([...(gateways ?? []), ...(apis ?? [])].map((each) => each.stop('SIGKILL')));
  await closeDb?.();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const callers = () => ({ tokens, sessionId, db, url });
const lost = (answers: Record<string, number>) =>
  Object.entries(answers).filter(([status]) => !/^2/.test(status) && status !== '409');

describe('no request is lost', () => {
  it('while each gateway is restarted after the other', async () => {
    const answers = await callWhile(callers(), async () => {
      for (const at of [0, 1]) {
        await gateways[at]?.stop();
        gateways[at] = startGateway(at);
        await gateways[at]?.becomeReady();
        // The balancer has asked it as well.
        await new Promise((resolve) => setTimeout(resolve, 2_000));
      }
    });
    expect(lost(answers)).toEqual([]);
    expect(answers['200'] ?? 0).toBeGreaterThan(100);
  });

  it('while each process of the API is restarted after the other', async () => {
    const answers = await callWhile(callers(), async () => {
      for (const at of [0, 1]) {
        await apis[at]?.stop();
        apis[at] = startApi(at);
        await apis[at]?.becomeReady();
        await new Promise((resolve) => setTimeout(resolve, 2_000));
      }
    });
    expect(lost(answers)).toEqual([]);
  });
});

it('a gateway that is killed costs the requests it was at, and the other takes the rest', async () => {
  await gateways[0]?.stop('SIGKILL');
  await vi.waitFor(
    async () => {
      for (let call = 0; call < 10; call += 1) {
        expect((await callApi(url(), 'GET /api/v1/client')).status).toBe(200);
      }
    },
    { timeout: 10_000 },
  );
  gateways[0] = startGateway(0);
  await gateways[0]?.becomeReady();
});

const send = (method: string, target: string, headers: Record<string, string>) =>
  http.request({
    port: balancer.port,
    host: '127.0.0.1',
    method,
    path: target,
    headers: { host: HOST, ...headers },
  });
const answerOf = (call: http.ClientRequest) =>
  new Promise<http.IncomingMessage>((resolve, reject) => call.on('response', resolve).on('error', reject));

describe('files', () => {
  const login = () => ({ authorization: `Bearer ${tokens[0]}`, origin: `http://${HOST}` });
  async function begin(size: number): Promise<string> {
    const call = send('POST', '/api/v1/my-account/uploads', {
      ...login(),
      'content-type': 'application/json',
    });
    const answer = answerOf(call);
    call.end(JSON.stringify({ document_id: null, content_type: 'image/png', size }));
    const body = (await json(await answer)) as { data: { id: string } };
    return `/api/v1/my-account/uploads/${body.data.id}`;
  }

  it('of the largest size pass through, and are checked by the API', async () => {
    const call = send('PUT', await begin(MAX_FILE_BYTES), {
      ...login(),
      'content-type': 'image/png',
      'content-length': String(MAX_FILE_BYTES),
    });
    const answer = answerOf(call);
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    call.end(Buffer.concat([signature, Buffer.alloc(MAX_FILE_BYTES - signature.length)]));
    const response = await answer;
    expect([response.statusCode, await json(response)]).toMatchObject([
      422,
      { validation_messages: { content: ['The selected file must be a JPG or PNG'] } },
    ]);
  });

  it('that are larger are refused in the envelope', async () => {
    const call = send('PUT', await begin(8), {
      ...login(),
      'content-type': 'image/png',
      'content-length': String(MAX_FILE_BYTES + 1),
    });
    const answer = answerOf(call);
    call.end(Buffer.alloc(MAX_FILE_BYTES + 1));
    const response = await answer;
    expect([response.statusCode, await json(response)]).toMatchObject([413, { status_code: 413 }]);
  });

  it('are sent once they are asked for, where their sender waits for that', async () => {
    const call = send('PUT', await begin(4), {
      ...login(),
      'content-type': 'image/png',
      'content-length': '4',
      expect: '100-continue',
    });
    const answer = answerOf(call);
    call.flushHeaders();
    await once(call, 'continue');
    call.end('tiny');
    expect((await answer).statusCode).toBe(422);
  });
});

it('where a request comes from is what the balancer saw, whatever it claims', async () => {
  const seen: http.IncomingHttpHeaders[] = [];
  const api = http.createServer((request, response) => {
    if (request.url === '/api/v1/anything') seen.push(request.headers);
    response.end('{}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const port = await freePort();
  const gateway = startGatewayProcess(
    port,
    [(api.address() as AddressInfo).port],
    path.join(folder, 'seen'),
    {
      TRUSTED_PROXIES: 'loopback',
    },
  );
  await gateway.becomeReady();
  const other = await startBalancer(await freePort(), [port, port]);
  try {
    const claims = {
      'x-forwarded-for': '203.0.113.7',
      forwarded: 'for=203.0.113.7',
      'x-forwarded-host': 'evil.example',
    };
    const call = http.get({
      port: other.port,
      host: '127.0.0.1',
      path: '/api/v1/anything',
      headers: { host: HOST, ...claims },
    });
    await text(await answerOf(call));
    expect(seen[0]).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': HOST });
    expect(seen[0]).not.toHaveProperty('forwarded');
  } finally {
    await other.stop();
    await gateway.stop('SIGKILL');
    api.close();
  }
});

it('with a certificate it speaks HTTP/2, and HTTP/1.1 to clients that ask for it', async () => {
  const [key, certificate, pem] = ['key.pem', 'cert.pem', 'both.pem'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  const words =
    'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -addext subjectAltName=DNS:localhost';
  execFileSync('openssl', [...words.split(' '), '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  writeFileSync(pem, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  const secure = await startBalancer(await freePort(), gatewayPorts, pem);
  const session = http2.connect(`https://localhost:${secure.port}`, { ca: readFileSync(certificate) });
  try {
    const stream = session.request({ ':path': '/api/v1/client', ':authority': HOST });
    const [headers] = await once(stream, 'response');
    expect([session.alpnProtocol, headers[':status']]).toEqual(['h2', 200]);
    stream.close();
    const plain = execFileSync('curl', [
      ...['--silent', '--http1.1', '--cacert', certificate, '--header', `Host: ${HOST}`],
      ...['--write-out', '%{http_version} %{http_code}', '--output', '/dev/null'],
      `https://localhost:${secure.port}/api/v1/client`,
    ]);
    expect(plain.toString()).toBe('1.1 200');
  } finally {
    session.destroy();
    await secure.stop();
  }
});

it('without a database the gateways say so themselves, and come back by themselves', async () => {
  await Promise.all(apis.map((each) => each.stop('SIGKILL')));
  await vi.waitFor(async () => expect((await fetch(`${gateways[0]?.url}/ready`)).status).toBe(503), 10_000);
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  const { status, body } = await callApi(url(), 'GET /api/v1/client');
  expect([status, body]).toMatchObject([503, { status_code: 503 }]);
  apis = [startApi(0), startApi(1)];
  await Promise.all(apis.map((each) => each.becomeReady()));
  await vi.waitFor(async () => expect((await callApi(url(), 'GET /api/v1/client')).status).toBe(200), 10_000);
});
