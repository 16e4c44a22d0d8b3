import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { offerPlaces } from '../../activities/wiring.ts';
import { queueMail } from '../../people/index.ts';
import type { Database } from '../../platform/index.ts';
import { openServer } from '../../platform/wiring.ts';
import { prepareDatabase } from '../../start/prepare-database.ts';
import { startPostgres, type TestServer } from '../postgres-server.ts';
import { readTestSeed } from '../test-seed.ts';
import { type Answer, addBody, callApi, HOST, logIn } from './call-api.ts';
import { callThroughOutage } from './call-through-outage.ts';
import { callWhile } from './call-while.ts';
import {
  freePort,
  type ServiceProcess,
  startGatewayProcess,
  startServiceProcess,
} from './service-process.ts';

const PEOPLE = ['RIV100001', 'RIV100002', 'RIV100004', 'RIV100005'];
const VENUE = 'sale-leisure-centre';
const PATIENCE = 180_000;

const folder = mkdtempSync(path.join(tmpdir(), 'touchline-cluster-'));
let server: TestServer;
let db: Kysely<Database>;
let closeDb: () => Promise<void>;
let apis: ServiceProcess[];
let ports: number[];
let gateways: ServiceProcess[];
let gatewayPorts: number[];
let tokens: string[];
let sessions: string[];

const startApi = (at: number) =>
  startServiceProcess('reference-api', ports[at] ?? 0, {
    API_PORT: String(ports[at]),
    DATABASE_URL: server.url,
    DATA_DIR: path.join(folder, `api-${at}`),
    BANK_DETAILS_KEY: 'ab'.repeat(32),
    DRAIN_SECONDS: '3',
  });
const startGateway = (at: number) => startGatewayProcess(gatewayPorts[at] ?? 0, ports, folder);
const api = (at: number) => apis[at % apis.length]?.url ?? '';
const session = (at: number) => sessions[at] ?? '';

beforeAll(async () => {
  server = await startPostgres();
  // Two that start at the same moment on an empty database: one fills it, the other finds it filled.
  const [one, other] = await Promise.all([openServer(server.url), openServer(server.url)]);
  const lines: string[] = [];
  await Promise.all(
    [one, other].map((each) =>
      each.exclusive.inTurn('preparing', () =>
        prepareDatabase(each.db, new Date(), (line) => lines.push(line), readTestSeed),
      ),
    ),
  );
  expect(lines.filter((line) => line.startsWith('First start'))).toHaveLength(1);
  await other.close();
  ({ db, close: closeDb } = one);

  ports = [await freePort(), await freePort()];
  apis = [startApi(0), startApi(1)];
  gatewayPorts = [await freePort(), await freePort()];
  gateways = [startGateway(0), startGateway(1)];
  await Promise.all([...apis, ...gateways].map((each) => each.becomeReady()));
  tokens = await Promise.all(PEOPLE.map((person, at) => logIn(api(at), person)));
  sessions = await bookable();
}, PATIENCE);

afterEach(async () => {
  for (const token of tokens) await callApi(api(0), 'DELETE /api/v1/checkout', { token });
});

afterAll(async () => {
  await Promise.all((gateways ?? []).map((each) => each.stop('SIGKILL')));
  await Promise.all((apis ?? []).map((each) => each.stop('SIGKILL')));
  await closeDb?.();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}, PATIENCE);

/** Ids of classes a week ahead that everyone here may book. */
async function bookable(): Promise<string[]> {
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const { body } = await callApi(api(0), `GET /api/v1/activities/venues/${VENUE}/sessions?date=${day}`, {
    token: tokens[0] ?? '',
  });
  return (body.data as { id: string; bookable: { can_book: boolean } }[])
    .filter(({ bookable: { can_book } }) => can_book)
    .map(({ id }) => id);
}

/** Lets a class have so many places left. */
async function leavePlaces(id: string, places: number): Promise<void> {
  await db
    .updateTable('scheduledSessions')
    .set({ capacity: 20, placesSoldElsewhere: 20 - places })
    .where('id', '=', id)
    .execute();
}

const outage = () => ({ tokens, sessionId: session(2), url: api });
const statuses = (answers: Answer[]) => answers.map(({ status }) => status).toSorted();
const add = (at: number, id: string, key: string = randomUUID()) =>
  callApi(api(at), 'POST /api/v1/checkout/add', { token: tokens[at] ?? '', key, body: addBody(id) });

describe('two processes on one PostgreSQL', () => {
  it('give the last place to one of four who ask both at once, ten times over', async () => {
    for (let round = 0; round < 10; round++) {
      const id = session(round % 3);
      await leavePlaces(id, 1);
      const answers = await Promise.all(PEOPLE.map((_, at) => add(at, id)));
      expect(statuses(answers)).toEqual([200, 409, 409, 409]);
      const holds = await db.selectFrom('holds').selectAll().execute();
      expect(holds).toHaveLength(1);
      for (const token of tokens) await callApi(api(round), 'DELETE /api/v1/checkout', { token });
    }
  });

  it('never let go of more places than there are, no matter who asks whom', async () => {
    await leavePlaces(session(0), 2);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, time) => add(time % 4, session(0))));
    expect(answers.every(({ status }) => [200, 409, 422].includes(status))).toBe(true);
    expect(await db.selectFrom('holds').selectAll().execute()).toHaveLength(2);
  });

  it('take a call that reaches both under one key once, and answer both the same', async () => {
    await leavePlaces(session(1), 5);
    const key = randomUUID();
    const token = tokens[0] ?? '';
    const send = (at: number) =>
      callApi(api(at), 'POST /api/v1/checkout/add', { token, key, body: addBody(session(1)) });
    const answers = await Promise.all([send(0), send(1), send(0), send(1)]);
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken.length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await send(1)).body).toEqual(taken[0]?.body);
    expect(await db.selectFrom('holds').selectAll().execute()).toHaveLength(1);
  });

  it('send each mail once, whichever of them takes it', async () => {
    const { id: tenantId } = await db
      .selectFrom('tenants')
      .select('id')
      .where('slug', '=', 'riverside')
      .executeTakeFirstOrThrow();
    const mail = { kind: 'reset-password', origin: `http://${HOST}` } as const;
    for (let count = 0; count < 30; count++) {
      await queueMail(db, { tenantId, person: { reference: PEOPLE[count % 4] ?? '' } }, mail, new Date());
    }
    // Each is asked for one more, so that both wake up and look.
    await Promise.all(
      [0, 1].map((at) =>
        callApi(api(at), 'POST /api/v1/auth/customer/forgotten-password', {
          body: { email_or_reference: PEOPLE[at] },
        }),
      ),
    );
    const left = () => db.selectFrom('mails').select('id').execute();
    await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 30_000, interval: 100 });
    const outboxes = [0, 1].map((at) => path.join(folder, `api-${at}`, 'outbox')).filter(existsSync);
    const sent = outboxes.flatMap((outbox) => readdirSync(outbox));
    expect(sent).toHaveLength(32);
    expect(new Set(sent).size).toBe(32);
  });

  it('give the places of a waiting list out in its order, whichever of them was asked first', async () => {
    const list = `/api/v1/activities/sessions/${session(0)}/waiting-list`;
    const waiting = () =>
      db.selectFrom('waitingPlaces').selectAll().where('sessionId', '=', session(0)).execute();
    await leavePlaces(session(0), 0);
    const joined = await Promise.all(
      PEOPLE.map((_, at) => callApi(api(at), `POST ${list}`, { token: tokens[at] ?? '' })),
    );
    const positions = joined.map(({ body }) => (body.data as { position: number }).position);
    expect(positions.toSorted()).toEqual([1, 2, 3, 4]);

    for (const place of [1, 2, 3, 4]) {
      await leavePlaces(session(0), place);
      // Several go through the lists at the same moment, as the workers of both processes do.
      await Promise.all([1, 2, 3].map(() => offerPlaces(db, new Date())));
      const offered = (await waiting()).filter(({ offeredUntil }) => offeredUntil !== null);
      expect(offered).toHaveLength(1);
      // A person who got a place before has it in the basket, and is not given another.
      const answers = await Promise.all(PEOPLE.map((_, at) => add(at, session(0))));
      expect(answers.map(({ status }) => status === 200)).toEqual(positions.map((own) => own === place));
    }
    expect(await db.selectFrom('holds').selectAll().execute()).toHaveLength(4);
    expect(await waiting()).toEqual([]);
  });

  it('outlive a database that ends their connections: a call is answered, or refused with a time to retry', {
    timeout: PATIENCE,
  }, async () => {
    await leavePlaces(session(2), 5);
    const away = await callThroughOutage(outage(), async (isNoticed) => {
      for (let round = 0; round < 200 && !(isNoticed() && round > 20); round += 1) {
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db);
        await pause(20);
      }
    });
    expect(away.length).toBeGreaterThan(0);
    for (const { url } of apis) expect((await fetch(`${url}/ready`)).status).toBe(200);
  });

  it('tell each other what has changed, also after their connections were lost', async () => {
    const read = async (at: number) =>
      Object(await callApi(api(at), `GET /api/v1/activities/sessions/${session(1)}`)).body.data.session as {
        remaining_attendee_capacity: number;
      };
    for (const places of [7, 3]) {
      await leavePlaces(session(1), places);
      const seen = async (at: number) => expect((await read(at)).remaining_attendee_capacity).toBe(places);
      await Promise.all([0, 1].map((at) => vi.waitFor(() => seen(at), { timeout: 30_000, interval: 20 })));
    }
    expect((await add(0, session(1))).status).toBe(200);
    expect((await read(0)).remaining_attendee_capacity).toBe(2);
    await vi.waitFor(async () => expect((await read(1)).remaining_attendee_capacity).toBe(2), {
      timeout: 30_000,
      interval: 20,
    });
  });

  it('lose no call while one after the other is stopped and started again', {
    timeout: PATIENCE,
  }, async () => {
    await leavePlaces(session(2), 5);
    const answers = await callWhile(
      { tokens, sessionId: session(2), db, url: () => gateways[0]?.url ?? '' },
      async () => {
        for (const at of [0, 1]) {
          await apis[at]?.stop();
          const renewed = startApi(at);
          apis[at] = renewed;
          await renewed.becomeReady();
        }
      },
    );
    expect(Object.keys(answers)).toEqual(['200']);
    expect(answers[200]).toBeGreaterThan(50);
  });

  it('lose no call while one gateway after the other is, behind who asks them whether they are ready', {
    timeout: PATIENCE,
  }, async () => {
    let chosen = 0;
    const isReady = (at: number) =>
      fetch(`${gateways[at]?.url}/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    const balancer = setInterval(async () => {
      if (!(await isReady(chosen)) && (await isReady(1 - chosen))) chosen = 1 - chosen;
    }, 100);
    await leavePlaces(session(2), 5);
    const answers = await callWhile(
      { tokens, sessionId: session(2), db, url: () => gateways[chosen]?.url ?? '' },
      async () => {
        for (const at of [0, 1]) {
          await vi.waitFor(async () => expect(await isReady(1 - at)).toBe(true), { timeout: 30_000 });
          await gateways[at]?.stop();
          const renewed = startGateway(at);
          gateways[at] = renewed;
          await renewed.becomeReady();
        }
      },
    ).finally(() => clearInterval(balancer));
    expect(Object.keys(answers)).toEqual(['200']);
    expect(answers[200]).toBeGreaterThan(50);
  });

  it('outlive a database server that is killed under their calls, and go on once it is back', {
    timeout: PATIENCE,
  }, async () => {
    await db.deleteFrom('attempts').execute();
    await leavePlaces(session(2), 5);
    const pids = apis.map(({ pid }) => pid);
    const away = await callThroughOutage(outage(), async () => {
      for (let crashes = 0; crashes < 2; crashes += 1) {
        await pause(200);
        await server.crash();
      }
    });
    expect(away.length).toBeGreaterThan(0);
    await Promise.all(apis.map((each) => each.becomeReady()));
    expect(apis.map(({ pid, hasEnded }) => [pid, hasEnded()])).toEqual(pids.map((pid) => [pid, false]));
    for (const at of [0, 1]) {
      await callApi(api(at), 'DELETE /api/v1/checkout', { token: tokens[at] ?? '' });
      expect((await add(at, session(2))).status).toBe(200);
    }
  });
});
