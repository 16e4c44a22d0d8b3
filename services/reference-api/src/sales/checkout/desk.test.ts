import { pence, pounds } from 'shared-contracts/money';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestRequest } from '../../testing/api.ts';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';
import { checkoutTexts } from './texts.ts';

const DESK = 'front-of-house';
let shop: CardShop;
let alex: Customer;
let alexId: string;
let staff: string;
let ids: string[];

beforeAll(async () => {
  shop = await openCardShop();
  alex = await shop.customer('alex.member@example.com');
  alexId = String((await alex.call('GET /api/v1/auth/user')).data.id);
  staff = await shop.loginAs('staff@example.com');
  ids = await shop.sessions(8);
});
afterEach(async () => {
  await alex.call('DELETE /api/v1/checkout');
});
afterAll(() => shop.close());

const atDesk = (line: string, request: TestRequest = {}) =>
  shop.call(line, { token: staff, app: DESK, ...request });
const addOne = async () => pence(String((await alex.add(ids.pop() ?? '')).data.totals?.total));

async function pay(
  payments: { tender_type: string; amount: string; [extra: string]: string | undefined }[],
  { request, key = newKey() }: { request?: TestRequest; key?: string } = {},
) {
  const cartId = (await alex.cart()).data.id;
  const terms = (await atDesk(`GET /api/terms?cart_id=${cartId}`)).data.map(({ id }) => id);
  const body = {
    completed_waivers: [],
    payments,
    source: DESK,
    terms,
    selected_user_id: alexId,
  };
  return atDesk('POST /api/v1/checkout/pay', { body, headers: { 'idempotency-key': key }, ...request });
}

test('a customer is found by email, customer ID or a part of the name', async () => {
  const find = (typed: string, request: TestRequest = {}) =>
    atDesk('POST /api/v1/front-of-house/customers', { body: { email_or_reference: typed }, ...request });
  const found = await find(' Alex.Member@example.com');
  expect(found.data).toEqual([
    {
      id: alexId,
      reference: 'RIV100002',
      name: 'Alex Fairbairn',
      email: 'alex.member@example.com',
      email_state: 'unknown',
      age: expect.any(Number),
      membership: 'Adult',
    },
  ]);
  expect((await find('riv100002')).data).toEqual(found.data);
  expect((await find('twins@example.com')).data).toHaveLength(2);
  expect((await find('alex')).data).toEqual(found.data);
  expect((await find('al')).data).toEqual([]);
  expect((await find('riv100002', { app: 'bookings' })).status).toBe(403);
  expect((await find('riv100002', { token: alex.token })).status).toBe(403);
  expect((await find('riv100002', { token: null })).status).toBe(401);
});

test('staff see and change the basket of the customer they serve, at the desk alone', async () => {
  await addOne();
  const line = `GET /api/v1/checkout?selected_user_id=${alexId}`;
  const seen = await atDesk(line);
  expect(seen.data).toEqual((await alex.cart()).data);
  expect((await atDesk(line, { app: 'bookings' })).status).toBe(403);
  const sam = await shop.customer('sam.new@example.com');
  expect((await sam.call(line, { app: DESK })).status).toBe(403);
  expect((await atDesk('GET /api/v1/checkout?selected_user_id=nobody')).status).toBe(404);
  const removed = await atDesk(`POST /api/v1/checkout/remove?selected_user_id=${alexId}`, {
    body: { cart_item_ids: [seen.data.items?.[0]?.id] },
  });
  expect(removed.data.items).toEqual([]);
});

test('cash, a voucher, a cheque and credit together pay for an order of the customer', async () => {
  const total = await addOne();
  const payments = [
    { tender_type: 'credit', amount: '1.00', credit_type: 'general' },
    { tender_type: 'offline-voucher', amount: '0.50', voucher_number: 'V-17' },
    { tender_type: 'cheque', amount: '0.25', cheque_number: '000123' },
    { tender_type: 'cash', amount: pounds(total - 175), received: '50.00' },
  ];
  const key = newKey();
  const paid = await pay(payments, { key });
  expect(paid.status).toBe(200);
  const line = `GET /api/v1/orders/${paid.data.complete_order_id}`;
  const order = await alex.call(line);
  expect(order.data.payments?.map(({ description }) => description)).toEqual([
    'Account credit',
    'Voucher, V-17',
    'Cheque, 000123',
    `Cash (£50.00 received, £${pounds(5000 - (total - 175))} change)`,
  ]);
  expect(order.data.served_by).toBe('Morgan');
  expect((await atDesk(line)).data).toEqual(order.data);
  expect((await atDesk(line, { app: 'bookings' })).status).toBe(403);
  expect((await shop.ledger()).charged.count).toBe(0);
  const user = await alex.call('GET /api/v1/auth/user');
  expect(user.data.credit?.balance).toBe('11.50');
});

test('the same payment sent again makes no second order', async () => {
  const total = await addOne();
  const orders = async () => (await shop.db.selectFrom('orders').select('id').execute()).length;
  const before = await orders();
  const cartId = String((await alex.cart()).data.id);
  const terms = (await alex.terms()).map(String);
  const request: TestRequest = {
    body: {
      completed_waivers: [],
      payments: [{ tender_type: 'cash', amount: pounds(total) }],
      source: DESK,
      terms,
      selected_user_id: alexId,
    },
    headers: { 'idempotency-key': newKey() },
  };
  const first = await atDesk('POST /api/v1/checkout/pay', request);
  expect((await atDesk('POST /api/v1/checkout/pay', request)).data).toEqual(first.data);
  expect(await orders()).toBe(before + 1);
  const status = await atDesk(`GET /api/v1/checkout/payment?cart_id=${cartId}`);
  expect(status.data).toMatchObject({
    status: 'completed',
    complete_order_id: first.data.complete_order_id,
  });
});

test('no one but staff at the desk pays there', async () => {
  const total = await addOne();
  const cash = [{ tender_type: 'cash', amount: pounds(total) }];
  expect((await pay(cash, { request: { app: 'bookings' } })).status).toBe(403);
  expect((await pay(cash, { request: { token: alex.token } })).status).toBe(403);
  expect((await pay(cash, { request: { token: null } })).status).toBe(401);
  expect((await alex.cart()).data.items).toHaveLength(1);
});

test('too little, too much and cash that does not add up are refused in words', async () => {
  const total = await addOne();
  const refused = async (payments: Parameters<typeof pay>[0]) => {
    const { status, message, validationMessages } = await pay(payments);
    return validationMessages ?? [status, message];
  };
  expect(await refused([{ tender_type: 'cash', amount: pounds(total - 1) }])).toEqual([
    409,
    checkoutTexts.stillToPay('£0.01'),
  ]);
  expect(await refused([{ tender_type: 'cheque', amount: pounds(total + 1) }])).toEqual({
    payments: [checkoutTexts.tender.tooMuch],
  });
  const cash = { tender_type: 'cash', amount: pounds(total) };
  for (const received of [pounds(total - 1), 'plenty']) {
    expect(await refused([{ ...cash, received }])).toEqual({
      'payments.0.received': [checkoutTexts.tender.received],
    });
  }
  expect(await refused([{ tender_type: 'credit', amount: '1.00', credit_type: 'membership' }])).toEqual({
    'payments.0.amount': [checkoutTexts.tender.tooMuchCredit('£0.00')],
  });
});
