import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { registerMetrics } from '../../platform/wiring.ts';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';
import { compareNightly } from './compare-nightly.ts';

const HOUR = 3_600_000;
let shop: CardShop;
let sam: Customer;
let sessions: string[];

beforeAll(async () => {
  shop = await openCardShop();
  sam = await shop.customer('sam.new@example.com');
  sessions = await shop.sessions(12);
});
beforeEach(async () => {
  await shop.db.deleteFrom('paymentProblems').execute();
  await shop.db.deleteFrom('ledgerComparisons').execute();
});
afterAll(() => shop.close());

/** Buys a class; answers the payment and the item of its order. */
async function buy() {
  await sam.add(sessions.pop() ?? '');
  const { data } = await sam.authorise(await sam.card());
  const paymentId = String(data.transaction_uuid);
  const { complete_order_id: orderId } = (await sam.complete(paymentId)).data;
  const { items } = (await sam.call(`GET /api/v1/orders/${orderId}`)).data;
  return { paymentId, item: items?.[0] };
}

async function releasePlace({ item }: Awaited<ReturnType<typeof buy>>): Promise<string> {
  await sam.call(`POST /api/v1/my-account/bookings/${item?.id}/cancel`, {
    body: { refund: item?.price },
    headers: { 'idempotency-key': newKey() },
  });
  const { id } = await shop.db
    .selectFrom('refunds')
    .select('id')
    .where('orderItemId', '=', String(item?.id))
    .executeTakeFirstOrThrow();
  return id;
}

/** The comparison of the night after; the clock is back where it was then. */
async function night(): Promise<void> {
  shop.moveClock(20 * HOUR);
  await compareNightly(shop.settling);
  shop.moveClock(-20 * HOUR);
}

const problems = () =>
  shop.db.selectFrom('paymentProblems').select(['kind', 'reference']).orderBy('kind').execute();
const compared = () => shop.db.selectFrom('ledgerComparisons').select(['day', 'differences']).execute();

test('books that agree say so, once a day', async () => {
  await releasePlace(await buy());
  await buy();
  await night();
  expect(await problems()).toEqual([]);
  expect(await compared()).toEqual([{ day: '2026-06-10', differences: 0 }]);
});

test('every planted difference is found, listed and counted', async () => {
  const [lost, dear, forgotten, gone] = [await buy(), await buy(), await buy(), await buy()];
  const refund = await releasePlace(forgotten);
  const { db } = shop;
  const orphaned = lost.paymentId;
  await db.updateTable('payments').set({ status: 'failed' }).where('id', '=', orphaned).execute();
  await db.updateTable('payments').set({ amountPence: 1 }).where('id', '=', dear.paymentId).execute();
  await db.updateTable('refunds').set({ amountPence: 1 }).where('id', '=', refund).execute();
  await shop.voidAtProvider(gone.paymentId);
  await night();
  const found = await problems();
  expect(found.map(({ kind }) => kind)).toEqual([
    'amount-differs',
    'amount-differs',
    'charge-without-order',
    'order-without-charge',
  ]);
  expect(found.map(({ reference }) => reference)).toEqual(
    expect.arrayContaining([orphaned, dear.paymentId, refund, gone.paymentId]),
  );
  expect(await compared()).toEqual([{ day: '2026-06-10', differences: 4 }]);
  const watched = Fastify();
  registerMetrics(watched, db);
  const metrics = await watched.inject({ url: '/metrics' });
  expect(metrics.body).toContain('touchline_payment_problems_waiting 4');
  expect(metrics.body).toMatch(/touchline_ledger_compared_timestamp_seconds 1\d{9}/);

  // Entries noted by staff are not reported again every night.
  await db
    .updateTable('paymentProblems')
    .set({ settledAt: shop.now(), resolution: 'noted', note: 'Known.' })
    .execute();
  await db.deleteFrom('ledgerComparisons').execute();
  await night();
  expect(await compared()).toEqual([{ day: '2026-06-10', differences: 0 }]);
  await db.updateTable('payments').set({ status: 'completed' }).where('id', '=', orphaned).execute();
});

test('books that cannot be read are tried again a while later, and nothing is said of them', async () => {
  await buy();
  await shop.breakProvider({ operation: 'look-up', status: 503, times: 1 });
  await night();
  expect(await compared()).toEqual([{ day: '2026-06-10', differences: null }]);
  expect(await problems()).toEqual([]);
  await night();
  expect(await compared()).toEqual([{ day: '2026-06-10', differences: null }]);
  shop.moveClock(HOUR);
  await night();
  expect((await compared())[0]?.differences).not.toBeNull();
  shop.moveClock(-HOUR);
});
