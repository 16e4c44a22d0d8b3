import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestRequest } from '../../testing/api.ts';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';
import { penaltyTexts } from './texts.ts';

const DESK = 'front-of-house';
let shop: CardShop;
let jo: Customer;
let joId: string;
let staff: string;

beforeAll(async () => {
  shop = await openCardShop();
  jo = await shop.customer('jo.renew@example.com');
  joId = String((await jo.call('GET /api/v1/auth/user')).data.id);
  staff = await shop.loginAs('staff@example.com');
});
afterAll(() => shop.close());

const atDesk = (line: string, request: TestRequest = {}) =>
  shop.call(line, { token: staff, app: DESK, ...request });
const owed = (request: TestRequest = {}, id = joId) =>
  atDesk(`GET /api/v1/front-of-house/customers/${id}/penalties`, request);
const ownOwed = async () => (await jo.call('GET /api/v1/my-account/penalties')).data;
const penaltyId = async () => String((await ownOwed())[0]?.id);

async function put(id: string, request: TestRequest = {}) {
  const items = [{ id, type: 'penalty' }];
  const body = { items, membership_user_id: null, selected_user_id: joId };
  return atDesk('POST /api/v1/checkout/add', { body, headers: { 'idempotency-key': newKey() }, ...request });
}

test('staff at the desk alone see what the customer owes, and the audit log whom they have seen', async () => {
  const { status, data } = await owed();
  expect(status).toBe(200);
  expect(data).toEqual(await ownOwed());
  expect(data).toMatchObject([
    { reason: 'late-cancellation', formatted_amount: '£3.00', is_in_basket: false },
  ]);
  expect((await owed({ app: 'bookings' })).status).toBe(403);
  expect((await owed({ token: jo.token })).status).toBe(403);
  expect((await owed({ token: null })).status).toBe(401);
  expect((await owed({}, 'nobody')).status).toBe(404);
  const seen = await shop.db
    .selectFrom('auditEntries')
    .select('id')
    .where('act', '=', 'customer-seen')
    .where('personId', '=', joId)
    .execute();
  expect(seen).toHaveLength(1);
});

test('a charge whose payment is being checked is not taken a second time', async () => {
  const id = await penaltyId();
  expect((await put(id)).status).toBe(200);
  await shop.breakProvider({ operation: 'look-up', status: 503, times: 9 });
  await shop.breakProvider({ operation: 'pay', phase: 'before', status: 500 });
  expect((await jo.authorise(await jo.card())).status).toBe(504);
  const refused = await put(id);
  expect([refused.status, refused.message]).toEqual([409, penaltyTexts.notDue]);
  expect((await owed()).data).toMatchObject([{ id, is_in_basket: true }]);
  await shop.mendProvider();
  await shop.db.updateTable('payments').set({ status: 'failed' }).execute();
});

test('cash pays for it once, with a receipt and a line of the audit log, and it is owed no more', async () => {
  const id = await penaltyId();
  const { data: cart } = await put(id);
  expect(cart.items).toMatchObject([{ type: 'penalty', formatted_price: '£3.00' }]);
  const terms = (await atDesk(`GET /api/terms?cart_id=${cart.id}`)).data.map((term) => term.id);
  const payments = [{ tender_type: 'cash', amount: '3.00', received: '5.00' }];
  const body = { completed_waivers: [], payments, source: DESK, terms, selected_user_id: joId };
  const request = { body, headers: { 'idempotency-key': newKey() } };
  const paid = await atDesk('POST /api/v1/checkout/pay', request);
  expect(paid.status).toBe(200);
  expect((await atDesk('POST /api/v1/checkout/pay', request)).data).toEqual(paid.data);
  expect([(await owed()).data, await ownOwed()]).toEqual([[], []]);
  expect((await jo.call('GET /api/v1/auth/user')).data.has_outstanding_penalties).toBe(false);
  expect((await put(id)).status).toBe(409);
  const order = await jo.call(`GET /api/v1/orders/${paid.data.complete_order_id}`);
  expect(order.data.items).toMatchObject([{ type: 'penalty', price: '3.00' }]);
  const mails = await shop.deliverMail();
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Late cancellation of ')]);
  const taken = await shop.db
    .selectFrom('auditEntries')
    .select(['personId', 'amountPence'])
    .where('act', '=', 'order-taken')
    .execute();
  expect(taken).toEqual([{ personId: joId, amountPence: 300 }]);
});
