import { randomUUID } from 'node:crypto';
import { pence } from 'shared-contracts/money';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';

let shop: CardShop;
let sam: Customer;
let alex: Customer;
let ids: string[];

beforeAll(async () => {
  shop = await openCardShop();
  sam = await shop.customer('sam.new@example.com');
  alex = await shop.customer('alex.member@example.com');
  ids = await shop.sessions(4);
});
afterEach(async () => {
  for (const person of [sam, alex]) await person.call('DELETE /api/v1/checkout');
});
afterAll(() => shop.close());

const [first, second] = [() => ids[0] ?? '', () => ids[1] ?? ''];
const cartCount = async () => (await shop.db.selectFrom('carts').select('id').execute()).length;

test('reading an empty basket makes none', async () => {
  const before = await cartCount();
  const { status, data } = await sam.cart();
  expect(status).toBe(200);
  expect(data).toMatchObject({ items: [], complete_order_id: null, hold_expires_at: null, payments: [] });
  expect(data.totals).toMatchObject({ total: '0.00', item_count: 0, formatted_total: '£0.00' });
  expect(await cartCount()).toBe(before);
});

test('a line says what, when, where, for whom and how much, and how long it is held', async () => {
  const { data } = await sam.add(first());
  const item = data.items?.[0];
  const held = new Date(shop.now().getTime() + 15 * 60_000).toISOString();
  expect(item).toMatchObject({
    object_id: first(),
    type: 'activity',
    purchased_for: { name: 'Sam Newbury' },
    hold_expires_at: held,
    problem: null,
    formatted_previous_price: null,
  });
  expect(data.hold_expires_at).toBe(held);
  expect(data.now).toBe(shop.now().toISOString());
  expect((await sam.cart()).data).toEqual(data);
});

test('a member pays the member price, and reads why', async () => {
  await shop.setMemberPrice(first());
  const forAlex = (await alex.add(first())).data;
  expect(forAlex.items?.[0]).toMatchObject({ price: '4.50', price_reason: 'Member price' });
  expect(forAlex.credits?.general).toEqual({ total_available: '12.50', max_applicable: '4.50' });
  const forSam = (await sam.add(first())).data;
  expect(forSam.items?.[0]).toMatchObject({ price: '7.00', price_reason: null });
  const wanted = await sam.call('POST /api/v1/checkout/add', {
    body: {
      items: [{ id: second(), type: 'activity', pricing_option_id: 'member' }],
      membership_user_id: null,
      selected_user_id: null,
    },
    headers: { 'idempotency-key': newKey() },
  });
  expect(wanted.status).toBe(422);
  expect(wanted.validationMessages).toEqual({
    'items.0.pricing_option_id': ['This price isn’t available.'],
  });
});

test('a price that moves is shown with what it was', async () => {
  const before = (await sam.add(first())).data.items?.[0];
  const series = shop.db.selectFrom('scheduledSessions').select('seriesId').where('id', '=', first());
  const offers = [{ id: 'standard', name: 'Standard', audience: 'standard', pricePence: 1234 }];
  await shop.db
    .updateTable('sessionSeries')
    .set({ offers: JSON.stringify(offers) })
    .where('id', 'in', series)
    .execute();
  for (const _ of [1, 2]) {
    const { data } = await sam.cart();
    expect(data.items?.[0]).toMatchObject({
      price: '12.34',
      formatted_previous_price: before?.formatted_price,
    });
    expect(data.totals?.total).toBe('12.34');
  }
});

test('adding the same again with the same key adds once', async () => {
  const body = {
    items: [{ id: second(), type: 'activity' }],
    membership_user_id: null,
    selected_user_id: null,
  };
  const headers = { 'idempotency-key': newKey() };
  const once = await sam.call('POST /api/v1/checkout/add', { body, headers });
  const twice = await sam.call('POST /api/v1/checkout/add', { body, headers });
  expect(twice).toMatchObject({ status: 200, data: once.data });
  const other = await sam.call('POST /api/v1/checkout/add', {
    body: { ...body, items: [{ id: first(), type: 'activity' }] },
    headers,
  });
  expect(other.status).toBe(422);
  expect((await sam.cart()).data.items).toHaveLength(1);
});

test('removing takes the line out and gives the place back', async () => {
  await shop.leavePlaces(second(), 1);
  const { data } = await sam.add(first(), second());
  expect((await alex.add(second())).status).toBe(409);
  const line = data.items?.find((item) => item.object_id === second());
  const removed = await sam.call('POST /api/v1/checkout/remove', { body: { cart_item_ids: [line?.id] } });
  expect(removed.data.items).toHaveLength(1);
  expect((await alex.add(second())).status).toBe(200);
  await shop.leavePlaces(second(), 5);
});

test("other people's lines and ids of nothing are not found, and nothing is removed", async () => {
  const own = (await sam.add(first())).data.items?.[0]?.id;
  const foreign = (await alex.add(second())).data.items?.[0]?.id;
  for (const id of [foreign, randomUUID(), 'nonsense']) {
    const answer = await sam.call('POST /api/v1/checkout/remove', { body: { cart_item_ids: [own, id] } });
    expect(answer.status).toBe(404);
  }
  expect((await sam.cart()).data.items).toHaveLength(1);
  expect((await alex.cart()).data.items).toHaveLength(1);
});

test('emptying gives every place back', async () => {
  await sam.add(first(), second());
  const { status, data } = await sam.call('DELETE /api/v1/checkout');
  expect(status).toBe(200);
  expect(data.items).toEqual([]);
  const holds = await shop.db.selectFrom('holds').select('id').execute();
  expect(holds).toEqual([]);
});

test('the totals are the lines, added up', async () => {
  const { data } = await sam.add(...ids);
  const sum = data.items?.reduce((total, item) => total + pence(String(item.price)), 0);
  expect(pence(String(data.totals?.total))).toBe(sum);
  expect(data.totals?.item_count).toBe(4);
  const order = data.items?.map((item) => item.object_id);
  expect(order).toEqual(ids);
});
