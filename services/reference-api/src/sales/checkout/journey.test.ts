import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';

let shop: CardShop;
let sam: Customer;
let session: string;
let ids: string[];

beforeAll(async () => {
  shop = await openCardShop();
  sam = await shop.customer('sam.new@example.com');
  ids = await shop.sessions(12);
});
beforeEach(() => {
  session = ids.shift() ?? '';
});
afterAll(() => shop.close());

test('a place is put in the basket, paid by card and becomes an order', async () => {
  const added = await sam.add(session);
  expect(added.status).toBe(200);
  const { items, totals, id: cartId } = added.data;
  expect(items).toHaveLength(1);
  expect(items?.[0]?.price).toBe(totals?.total);

  const before = await sam.call(`GET /api/v1/checkout/payment?cart_id=${cartId}`);
  expect(before.data).toMatchObject({ status: 'none', transaction_uuid: null });
  const authorised = await sam.authorise(await sam.card());
  expect(authorised.status).toBe(201);
  expect(authorised.data).toMatchObject({ transaction_status: 'authorised', sca_url: null, sca_data: null });
  const uuid = String(authorised.data.transaction_uuid);

  const completed = await sam.complete(uuid);
  expect(completed.status).toBe(200);
  const orderId = String(completed.data.complete_order_id);
  expect((await sam.complete(uuid)).data).toEqual({ complete_order_id: orderId });

  const order = await sam.call(`GET /api/v1/orders/${orderId}`);
  expect(order.status).toBe(200);
  expect(order.data).toMatchObject({
    complete_order_id: orderId,
    total: totals?.total,
    tax: expect.stringMatching(/^0\.\d\d$/),
    brand: 'Riverside Leisure',
    order_type: 'activity',
    email: 'sam.new@example.com',
    payments: [{ description: 'Visa ending 0006', amount: totals?.total }],
  });
  expect(order.data.reference).toMatch(/^RIV-[A-Z0-9]{6}$/);
  expect(order.data.items?.[0]?.access_code).toMatch(/^\d{6}$/);

  const after = await sam.call(`GET /api/v1/checkout/payment?cart_id=${cartId}`);
  expect(after.data).toMatchObject({ status: 'completed', complete_order_id: orderId });
  const emptied = (await sam.cart()).data;
  expect(emptied.items).toEqual([]);
  expect(emptied.id).not.toBe(cartId);
  const { charged } = await shop.ledger();
  expect(charged).toEqual({ count: 1, amount: Math.round(Number(totals?.total) * 100) });
  const bookings = await sam.call('GET /api/v1/my-account/bookings');
  expect(bookings.data.map((booking) => booking.complete_order_id)).toContain(orderId);
});

test('the place that was booked cannot be booked again by the same person', async () => {
  await sam.add(session);
  const { data } = await sam.authorise(await sam.card());
  await sam.complete(String(data.transaction_uuid));
  const again = await sam.add(session);
  expect(again.status).toBe(409);
  expect(again.message).toBe('You have already booked this class.');
});

test('a double click pays once', async () => {
  await sam.add(session);
  const body = await sam.card();
  const key = newKey();
  const { charged } = await shop.ledger();
  const answers = await Promise.all([
    sam.authorise(body, key),
    sam.authorise(body, key),
    sam.authorise(body, key),
  ]);
  expect(answers.map(({ status }) => status).toSorted()[0]).toBe(201);
  for (const { status } of answers) expect([201, 409]).toContain(status);
  const repeat = await sam.authorise(body, key);
  expect(repeat.status).toBe(201);

  const uuid = String(repeat.data.transaction_uuid);
  const endings = await Promise.all([sam.complete(uuid), sam.complete(uuid), sam.complete(uuid)]);
  expect(new Set(endings.map(({ data }) => data?.complete_order_id)).size).toBe(1);
  expect((await shop.ledger()).charged.count).toBe(charged.count + 1);
});

test('two tabs that pay the same basket with a card each charge one of them', async () => {
  await sam.add(session);
  const bodies = [await sam.card(), await sam.card()] as const;
  const { charged } = await shop.ledger();
  const answers = await Promise.all(bodies.map((body) => sam.authorise(body)));
  const paid = answers.filter(({ status }) => status === 201);
  expect(new Set(paid.map(({ data }) => data.transaction_uuid)).size).toBe(1);
  expect((await shop.ledger()).charged.count).toBe(charged.count + 1);
  const later = await sam.authorise(await sam.card());
  expect(later.data.transaction_uuid).toBe(paid[0]?.data.transaction_uuid);
  expect((await shop.ledger()).charged.count).toBe(charged.count + 1);
  expect((await sam.complete(String(later.data.transaction_uuid))).status).toBe(200);
});

test('a basket that changed after it was authorised is not booked, and the money goes back', async () => {
  const second = ids.shift() ?? '';
  await sam.add(session);
  const { data } = await sam.authorise(await sam.card());
  await sam.add(second);
  const refused = await sam.complete(String(data.transaction_uuid));
  expect(refused.status).toBe(409);
  expect(refused.message).toContain('you will not be charged');
  const { transactions } = await shop.ledger();
  expect(transactions.at(-1)?.isVoided).toBe(true);
  const repeat = await sam.complete(String(data.transaction_uuid));
  expect(repeat.status).toBe(422);

  const paid = await sam.authorise(await sam.card());
  expect((await sam.complete(String(paid.data.transaction_uuid))).status).toBe(200);
});

test('paying again for a basket that grew gives the first payment back', async () => {
  const second = ids.shift() ?? '';
  await sam.add(session);
  await sam.authorise(await sam.card());
  const { charged } = await shop.ledger();
  const grown = await sam.add(second);
  const paid = await sam.authorise(await sam.card());
  expect(paid.status).toBe(201);
  const after = await shop.ledger();
  expect(after.charged.count).toBe(charged.count);
  expect((await sam.complete(String(paid.data.transaction_uuid))).status).toBe(200);
  expect(grown.data.totals?.item_count).toBe(2);
});

test('what was charged is what the orders say', async () => {
  const { charged } = await shop.ledger();
  const orders = await shop.db.selectFrom('orders').select('totalPence').execute();
  expect(orders.reduce((sum, { totalPence }) => sum + totalPence, 0)).toBe(charged.amount);
  const items = await shop.db.selectFrom('orderItems').select('pricePence').execute();
  expect(items.reduce((sum, { pricePence }) => sum + pricePence, 0)).toBe(charged.amount);
});

test('nothing of a card or a person is logged', () => {
  expect(shop.logged.join('\n')).not.toMatch(/4929|example\.com|SUCCESSFUL|Newbury/);
});
