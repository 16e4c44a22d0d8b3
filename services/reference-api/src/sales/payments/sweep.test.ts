import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type CardShop, type Customer, openCardShop } from '../../testing/card-shop.ts';
import { sweepPayments } from './sweep.ts';

const MINUTE = 60_000;
let shop: CardShop;
let sam: Customer;
let session: string;

beforeAll(async () => {
  shop = await openCardShop();
  sam = await shop.customer('sam.new@example.com');
  [session = ''] = await shop.sessions(1);
});
afterEach(async () => {
  await sam.call('DELETE /api/v1/checkout');
});
afterAll(() => shop.close());

async function payment(uuid: unknown) {
  return shop.db
    .selectFrom('payments')
    .select(['status', 'failure'])
    .where('id', '=', String(uuid))
    .executeTakeFirstOrThrow();
}

async function authorised(change: Record<string, unknown> = {}): Promise<string> {
  await sam.add(session);
  const { data } = await sam.authorise(await sam.card(change));
  return String(data.transaction_uuid);
}

test('an authorised payment without an order is given back after ten minutes', async () => {
  const uuid = await authorised();
  shop.moveClock(9 * MINUTE);
  await sweepPayments(shop.settling);
  expect((await payment(uuid)).status).toBe('authorised');
  shop.moveClock(2 * MINUTE);
  await sweepPayments(shop.settling);
  expect((await payment(uuid)).status).toBe('voided');
  expect((await shop.ledger()).charged.count).toBe(0);
  expect((await sam.complete(uuid)).status).toBe(422);
});

test('a void that the provider does not hear is tried again', async () => {
  const uuid = await authorised();
  shop.moveClock(11 * MINUTE);
  await shop.breakProvider({ operation: 'instruct', status: 503 });
  await sweepPayments(shop.settling);
  expect((await payment(uuid)).status).toBe('voiding');
  expect((await sam.complete(uuid)).status).toBe(422);
  shop.moveClock(2 * MINUTE);
  await sweepPayments(shop.settling);
  expect((await payment(uuid)).status).toBe('voided');
});

test('a void whose answer was lost is found done', async () => {
  const uuid = await authorised();
  shop.moveClock(11 * MINUTE);
  await shop.breakProvider({ operation: 'instruct', phase: 'after', status: 500 });
  await sweepPayments(shop.settling);
  shop.moveClock(2 * MINUTE);
  await sweepPayments(shop.settling);
  expect((await payment(uuid)).status).toBe('voided');
});

test('a void that comes too late is reported for a refund by hand, once', async () => {
  const uuid = await authorised();
  shop.moveClock(24 * 60 * MINUTE);
  const before = shop.logged.length;
  for (const _ of [1, 2]) await sweepPayments(shop.settling);
  expect(await payment(uuid)).toEqual({ status: 'voiding', failure: 'void refused: 1017' });
  const reports = shop.logged.slice(before).filter((line) => line.includes('refunded by hand'));
  expect(reports).toHaveLength(1);
  shop.moveClock(-24 * 60 * MINUTE);
});

test('a challenge nobody answered has failed after half an hour', async () => {
  const uuid = await authorised({ holder: 'CHALLENGE' });
  shop.moveClock(31 * MINUTE);
  await sweepPayments(shop.settling);
  expect((await payment(uuid)).status).toBe('failed');
});

test('a payment that crashed before its outcome was written is looked up', async () => {
  const uuid = await authorised();
  await shop.db.updateTable('payments').set({ status: 'processing' }).where('id', '=', uuid).execute();
  shop.moveClock(2 * MINUTE);
  await sweepPayments(shop.settling);
  expect((await payment(uuid)).status).toBe('authorised');
});

test('one that crashed before its challenge was answered for has failed in the end', async () => {
  const uuid = await authorised({ holder: 'CHALLENGE' });
  await shop.db.updateTable('payments').set({ status: 'processing' }).where('id', '=', uuid).execute();
  shop.moveClock(2 * MINUTE);
  await sweepPayments(shop.settling);
  expect((await payment(uuid)).status).toBe('processing');
  shop.moveClock(30 * MINUTE);
  await sweepPayments(shop.settling);
  expect((await payment(uuid)).status).toBe('failed');
});

test('one with no known outcome is reported once, by its code and nothing else, and frees the basket', async () => {
  await sam.add(session);
  await shop.breakProvider({ operation: 'pay', phase: 'after', status: 500 });
  await sam.authorise(await sam.card());
  const { id } = await shop.db
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'processing')
    .executeTakeFirstOrThrow();
  const before = shop.logged.length;
  shop.moveClock(11 * MINUTE);
  for (const _ of [1, 2]) await sweepPayments(shop.settling);
  const reports = shop.logged.slice(before).filter((line) => line.includes(id));
  expect(reports).toHaveLength(1);
  expect(reports[0]).not.toContain('example.com');
  expect((await payment(id)).status).toBe('processing');
  expect((await sam.call('DELETE /api/v1/checkout')).status).toBe(200);
});
