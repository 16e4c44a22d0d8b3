import { pence } from 'shared-contracts/money';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestRequest } from '../../testing/api.ts';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';
import { bookingTexts } from '../bookings/texts.ts';
import { checkoutTexts } from './texts.ts';

const DESK = 'front-of-house';
const CREDIT = 5_000;
let shop: CardShop;
let desk: Customer;
let manager: Customer;
let ids: string[];

beforeAll(async () => {
  shop = await openCardShop();
  desk = await shop.customer('desk@example.com');
  manager = await shop.customer('staff@example.com');
  ids = await shop.sessions(8);
});
afterEach(async () => {
  for (const each of [desk, manager]) await each.call('DELETE /api/v1/checkout');
});
afterAll(() => shop.close());

const at =
  ({ token }: Customer) =>
  (line: string, request: TestRequest = {}) =>
    shop.call(line, { token, app: DESK, headers: { 'idempotency-key': newKey() }, ...request });
const idOf = async (who: Customer) => String((await who.call('GET /api/v1/auth/user')).data.id);

/** Someone pays at the desk for what is in someone's basket. */
async function pay(by: Customer, buyer: Customer, tender: 'cash' | 'voucher' | 'credit', line = 'pay') {
  await buyer.add(ids.pop() ?? '');
  const { id, totals } = (await buyer.cart()).data;
  const terms = (await at(by)(`GET /api/terms?cart_id=${id}`)).data.map((term) => term.id);
  const amount = String(totals?.total);
  const kinds = {
    cash: { tender_type: 'cash', amount },
    voucher: { tender_type: 'offline-voucher', amount, number: 'A1' },
    credit: { tender_type: 'credit', amount },
  };
  const body = {
    completed_waivers: [],
    payments: [kinds[tender]],
    source: DESK,
    terms,
    selected_user_id: await idOf(buyer),
  };
  return at(by)(`POST /api/v1/checkout/${line}`, { body });
}

async function cancel(by: Customer, buyer: Customer, orderId: unknown, app: string) {
  const order = await buyer.call(`GET /api/v1/orders/${orderId}`);
  const path = `/api/v1/my-account/bookings/${order.data.items?.[0]?.id}`;
  const { data } = await shop.call(`GET ${path}/cancellation`, { token: by.token, app });
  const body = { refund: data.total, penalty: data.penalty?.amount ?? '0.00' };
  expect(pence(String(data.total))).toBeGreaterThan(0);
  const headers = { 'idempotency-key': newKey() };
  return shop.call(`POST ${path}/cancel`, { token: by.token, app, body, headers });
}

test.each([
  ['cash', 'pay'],
  ['voucher', 'pay'],
  ['cash', 'complete'],
] as const)('staff of the desk do not take %s from themselves by %s', async (tender, line) => {
  const { status, message } = await pay(desk, desk, tender, line);
  expect([status, message]).toEqual([403, checkoutTexts.ownMoney]);
});

test('they pay with credit as everyone does', async () => {
  await shop.db
    .updateTable('people')
    .set({ creditPence: CREDIT })
    .where('email', '=', 'desk@example.com')
    .execute();
  expect((await pay(desk, desk, 'credit')).status).toBe(200);
});

test('a colleague sells to them and cancels for them; they make no credit of it themselves', async () => {
  const { data } = await pay(manager, desk, 'cash');
  for (const app of [DESK, 'my-account']) {
    const { status, message } = await cancel(desk, desk, data.complete_order_id, app);
    expect([status, message]).toEqual([403, bookingTexts.ownCredit]);
  }
  expect((await cancel(manager, desk, data.complete_order_id, DESK)).status).toBe(200);
});

test('a manager does both for themselves, and it is in the log', async () => {
  const { status, data } = await pay(manager, manager, 'cash');
  expect(status).toBe(200);
  expect((await cancel(manager, manager, data.complete_order_id, DESK)).status).toBe(200);
  const log = await at(manager)('GET /api/v1/front-of-house/audit-log');
  expect(log.data.acts?.[0]).toMatchObject({
    act: 'order-taken',
    staff: { reference: 'RIV900001' },
    person: { reference: 'RIV900001' },
  });
});
