import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { settlePayments } from '../../sales/wiring.ts';
import { type CardShop, type Customer, openCardShop } from '../card-shop.ts';
import { startPostgres, type TestServer } from '../postgres-server.ts';
import { describeEnding, readBooks } from './books.ts';
import { type FaultProxy, openFaultProxy, PROVIDER_FAULTS } from './fault-proxy.ts';
import { recordFaultOutcome, writeOutcomes } from './outcomes.ts';
import { stages } from './provider-stages.ts';

/** A call of this table gives up sooner than in an installation, whose clock here is the table's. */
const GIVES_UP_AFTER_MS = 1_500;
/** When the settling is looked in on after the person has gone, in seconds of the table's clock. */
const LOOKS = [0, 46, 60, 90, 120, 180, 300, 600, 1_800, 3_600, 7_200, 86_400];

let shop: CardShop;
let sam: Customer;
let proxy: FaultProxy;
let startedAt: number;
let sessions: string[];

async function openShop(): Promise<void> {
  const through = async (sandbox: string) => {
    proxy = await openFaultProxy(sandbox);
    return proxy.url;
  };
  shop = await openCardShop(undefined, { through, timeoutMs: GIVES_UP_AFTER_MS });
  sam = await shop.customer('sam.new@example.com');
  sessions = await shop.sessions(20);
  startedAt = shop.now().getTime();
}

async function closeShop(): Promise<void> {
  await shop.close();
  await proxy.close();
}

afterEach(async () => {
  await proxy.release();
  shop.moveClock(startedAt - shop.now().getTime());
  await sam.call('DELETE /api/v1/checkout');
  await shop.db.updateTable('orderItems').set({ status: 'cancelled' }).execute();
  await shop.db.deleteFrom('mails').execute();
});
afterAll(writeOutcomes);

/** Lets time go by until every payment has its end; answers how long that took, in seconds. */
async function waitForEnd(before: ReadonlySet<string>): Promise<number> {
  const left = shop.now().getTime();
  for (const seconds of LOOKS) {
    shop.moveClock(left + seconds * 1_000 - shop.now().getTime());
    await settlePayments(shop.settling);
    const { open, listed } = await readBooks(shop, before);
    if (open === listed) return seconds;
  }
  return Number.POSITIVE_INFINITY;
}

const runs = stages.flatMap((stage) => PROVIDER_FAULTS.map((fault) => ({ stage, fault, at: stage.at })));

async function walk({ stage, fault, at }: (typeof runs)[number], database: string): Promise<void> {
  const before = new Set((await shop.db.selectFrom('payments').select('id').execute()).map(({ id }) => id));
  const session = sessions[runs.findIndex((run) => run.stage === stage) % sessions.length] ?? '';
  expect((await sam.add(session)).status).toBe(200);
  await stage.walk({ shop, sam, proxy, fault, settle: () => settlePayments(shop.settling) });
  expect(await proxy.release()).toBeGreaterThan(0);
  const within = await waitForEnd(before);
  const ended = describeEnding(await readBooks(shop, before));
  recordFaultOutcome({ database, at, fault, ended, within });
  expect(ended).not.toContain('BREACH');
  expect(within).toBeLessThan(86_400);
}

describe('on the embedded database', () => {
  beforeAll(openShop);
  afterAll(closeShop);

  test.each(runs)('$at: $fault', (run) => walk(run, 'the embedded database'));
});

describe('on a PostgreSQL server', () => {
  let server: TestServer;
  const named = process.env.TEST_DATABASE_URL;

  beforeAll(async () => {
    server = await startPostgres();
    process.env.TEST_DATABASE_URL = server.url;
    await openShop();
  });
  afterAll(async () => {
    await closeShop();
    if (named === undefined) delete process.env.TEST_DATABASE_URL;
    else process.env.TEST_DATABASE_URL = named;
    await server.stop();
  });

  test.each(runs)('$at: $fault', (run) => walk(run, `PostgreSQL ${server.version.split(' ')[0]}`));
});
