import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../platform/index.ts';
import { openServer } from '../../platform/wiring.ts';
import { prepareDatabase } from '../../start/prepare-database.ts';
import { freePort, type ServiceProcess, startServiceProcess } from '../cluster/service-process.ts';
import { startPostgres, type TestServer } from '../postgres-server.ts';
import type { Ledger } from '../provider-ledger.ts';
import { readTestSeed } from '../test-seed.ts';
import { ending, readBooks } from './books.ts';
import { type FaultProxy, openFaultProxy } from './fault-proxy.ts';
import { type PayingCustomer, payingCustomer } from './paying-customer.ts';

const PEOPLE = ['RIV100001', 'RIV100002', 'RIV100003', 'RIV100004', 'RIV100005', 'RIV100006'];
/** A payment is left alone for 45 seconds, a step of a dead process for a minute; the rest is a slow machine. */
const ENDED_WITHIN_MS = 240_000;

const folder = mkdtempSync(path.join(tmpdir(), 'touchline-deaths-'));
let server: TestServer;
let db: Kysely<Database>;
let closeDb: () => Promise<void>;
let proxy: FaultProxy;
let sandbox: ServiceProcess;
let apis: ServiceProcess[];
let ports: number[];
let sandboxPort: number;
let sessions: string[];

function startSandbox(): ServiceProcess {
  const environment = {
    CARD_SANDBOX_PORT: String(sandboxPort),
    CARD_SANDBOX_TEST_HOOKS: '1',
    CARD_SANDBOX_STATE_FILE: path.join(folder, 'ledger.json'),
  };
  return startServiceProcess('card-sandbox', sandboxPort, environment, '/healthz');
}

const startApi = (at: number) =>
  startServiceProcess('reference-api', ports[at] ?? 0, {
    API_PORT: String(ports[at]),
    DATABASE_URL: server.url,
    DATA_DIR: path.join(folder, `api-${at}`),
    BANK_DETAILS_KEY: 'ab'.repeat(32),
    CARD_PROVIDER_API_URL: proxy.url,
  });

async function startApis(): Promise<void> {
  apis = [startApi(0), startApi(1)];
  await Promise.all(apis.map((each) => each.becomeReady()));
}

beforeAll(async () => {
  server = await startPostgres();
  sandboxPort = await freePort();
  sandbox = startSandbox();
  await sandbox.becomeReady();
  proxy = await openFaultProxy(sandbox.url);
  const opened = await openServer(server.url);
  ({ db, close: closeDb } = opened);
  await prepareDatabase(db, new Date(), () => undefined, readTestSeed);
  const offers = [{ id: 'standard', name: 'Standard', audience: 'standard', pricePence: 700 }];
  await db
    .updateTable('sessionSeries')
    .set({ offers: JSON.stringify(offers) })
    .execute();
  const rows = await db
    .selectFrom('scheduledSessions as session')
    .innerJoin('sessionSeries as series', 'series.id', 'session.seriesId')
    .innerJoin('tenants', 'tenants.id', 'session.tenantId')
    .select('session.id')
    .where('tenants.slug', '=', 'riverside')
    .where('series.courts', 'is', null)
    .where('session.startsAt', '>', new Date(Date.now() + 6 * 3_600_000))
    .where('session.startsAt', '<', new Date(Date.now() + 70 * 3_600_000))
    .limit(40)
    .execute();
  sessions = rows.map(({ id }) => id);
  await db.updateTable('scheduledSessions').set({ capacity: 20, placesSoldElsewhere: 0 }).execute();
  ports = [await freePort(), await freePort()];
  await startApis();
}, 300_000);

afterAll(async () => {
  await Promise.all([...(apis ?? []), sandbox].map((each) => each?.stop('SIGKILL')));
  await proxy?.close();
  await closeDb?.();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const isPayment = (line: string) => line === 'POST /api/v1/transactions';
const isAnswer = (line: string) => line.endsWith('/3d-secure-challenge');
const isVoid = (line: string) => line.endsWith('/instructions');

type Step = (customer: PayingCustomer) => Promise<unknown>;

const charge: Step = (customer) => customer.authorise('SUCCESSFUL');
const challenge: Step = async (customer) => {
  const { sca_data: scaData } = await customer.authorise('CHALLENGE');
  await customer.approve(scaData as Record<string, string>);
};
const voidIt: Step = async (customer) => {
  await charge(customer);
  await customer.clear();
};

/** How far each of six people has come when the process dies: none of these calls ever comes back. */
const deaths: [step: Step, fits: (line: string) => boolean, when: 'before' | 'after'][] = [
  [charge, isPayment, 'before'],
  [charge, isPayment, 'after'],
  [challenge, isAnswer, 'before'],
  [challenge, isAnswer, 'after'],
  [voidIt, isVoid, 'before'],
  [voidIt, isVoid, 'after'],
];

/** Brings everybody to their step, one after the other, since a fault takes the next call that fits. */
async function bringToTheirSteps(): Promise<void> {
  for (const [at, [step, fits, when]] of deaths.entries()) {
    const places = { api: apis[0]?.url ?? '', sandbox: sandbox.url };
    const customer = await payingCustomer(places, PEOPLE[at] ?? '');
    await customer.add(sessions.pop() ?? '');
    proxy.spoil(fits, `no answer ${when}`);
    step(customer).catch(() => undefined);
    await vi.waitFor(() => expect(proxy.waiting()).toBe(0), { timeout: 60_000, interval: 50 });
  }
}

const ledger = async (): Promise<Ledger> =>
  (await (await fetch(`${sandbox.url}/__sandbox/transactions`)).json()) as Ledger;

const rounds: [what: string, kill: () => Promise<void>][] = [
  ['one of two API processes', async () => apis[0]?.stop('SIGKILL')],
  [
    'the database',
    async () => {
      await server.crash();
      await apis[0]?.stop('SIGKILL');
    },
  ],
];

test.each(rounds)('%s dies at every step of a payment', async (_, kill) => {
  const known = await db.selectFrom('payments').select('id').execute();
  const before = new Set(known.map(({ id }) => id));
  await bringToTheirSteps();
  await kill();
  const alive = await Promise.all(
    apis.map((each) =>
      fetch(`${each.url}/ready`).then(
        () => true,
        () => false,
      ),
    ),
  );
  if (alive.includes(false)) {
    // The dead one comes back later, as an orchestrator has it; the other has settled by then what was left.
    apis = apis.map((each, at) => (alive[at] ? each : startApi(at)));
    await Promise.all(apis.map((each) => each.becomeReady()));
  }
  const books = () => readBooks({ db, ledger, now: () => new Date() }, before);
  await vi.waitFor(async () => expect((await books()).open).toBe(0), {
    timeout: ENDED_WITHIN_MS,
    interval: 1_000,
  });
  expect(ending(await books())).toBe('one charge, one order');
  const orders = await db.selectFrom('orders').select(['paymentId']).execute();
  const own = orders.filter(({ paymentId }) => paymentId !== null && !before.has(paymentId));
  // The first was never taken; the last two were given back.
  expect(own).toHaveLength(3);
});
