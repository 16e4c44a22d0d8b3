import { pence, pounds } from 'shared-contracts/money';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type CardShop, type Customer, openCardShop } from '../../testing/card-shop.ts';
import { basketTexts } from './texts.ts';

let shop: CardShop;
let alex: Customer;
let ids: string[];

beforeAll(async () => {
  shop = await openCardShop();
  alex = await shop.customer('alex.member@example.com');
  ids = await shop.sessions(6);
});
afterEach(async () => {
  await alex.call('DELETE /api/v1/checkout');
});
afterAll(() => shop.close());

const apply = (general: string, membership = '0.00') =>
  alex.call('PUT /api/v1/checkout/credit', { body: { general, membership, selected_user_id: null } });
const addOne = async () => pence(String((await alex.add(ids.pop() ?? '')).data.totals?.total));

test('applied credit is a payment of the basket; the balance is what is left, until it is taken off', async () => {
  const total = await addOne();
  const { data } = await apply('1.50');
  expect(data.payments).toEqual([{ tender_type: 'credit', amount: '1.50', credit_type: 'general' }]);
  expect(data.totals).toMatchObject({ total: pounds(total), balance: pounds(total - 150) });
  expect(data.credits?.general?.total_available).toBe('12.50');
  expect((await alex.cart()).data).toEqual(data);
  const without = (await apply('0.00')).data;
  expect(without.payments).toEqual([]);
  expect(without.totals?.balance).toBe(pounds(total));
});

test('an order that credit pays for altogether', async () => {
  const total = await addOne();
  const { data } = await apply(pounds(total));
  expect(data.totals?.balance).toBe('0.00');
  const done = await alex.complete(undefined, { terms: await alex.terms(), payments: data.payments });
  expect(done.status).toBe(200);
  expect((await alex.cart()).data.payments).toEqual([]);
  const order = await alex.call(`GET /api/v1/orders/${done.data.complete_order_id}`);
  expect(order.data.payments).toEqual([
    expect.objectContaining({ description: 'Account credit', amount: pounds(total) }),
  ]);
});

test('no more than can be applied, none of a kind there is not, and nothing negative', async () => {
  const total = await addOne();
  const most = (await alex.cart()).data.credits?.general?.max_applicable;
  const tooMuch = await apply(pounds(Math.min(total, 1250) + 1));
  expect(tooMuch.validationMessages).toEqual({ general: [basketTexts.credit.tooMuch(`£${most}`)] });
  expect((await apply('0.00', '0.01')).validationMessages).toEqual({
    membership: [basketTexts.credit.tooMuch('£0.00')],
  });
  expect((await apply('-1.00')).validationMessages).toEqual({ general: [basketTexts.credit.negative] });
  expect((await alex.cart()).data.payments).toEqual([]);
});

test('what was applied never pays more than the basket comes to', async () => {
  await shop.db
    .updateTable('people')
    .set({ creditPence: 10_000 })
    .where('email', '=', 'alex.member@example.com')
    .execute();
  const price = await addOne();
  const both = await addOne();
  const { data } = await apply(pounds(both));
  await alex.call('POST /api/v1/checkout/remove', { body: { cart_item_ids: [data.items?.[1]?.id] } });
  const left = (await alex.cart()).data;
  expect(left.payments).toMatchObject([{ amount: pounds(price) }]);
  expect(left.totals).toMatchObject({ total: pounds(price), balance: '0.00' });
});

test('an empty basket takes no credit', async () => {
  const { status } = await apply('0.00');
  expect(status).toBe(409);
});
