import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';

let shop: CardShop;
let sam: Customer;
beforeAll(async () => {
  shop = await openCardShop();
  sam = await shop.customer('sam.new@example.com');
});
afterAll(() => shop.close());

const orders = (who = sam) => who.call('GET /api/v1/my-account/orders');

test('what was paid for is listed, the newest first, with what came back', async () => {
  expect((await orders()).data).toEqual([]);
  for (const session of await shop.sessions(2)) {
    await sam.add(session);
    const paid = await sam.authorise(await sam.card());
    await sam.complete(String(paid.data.transaction_uuid));
    shop.moveClock(60_000);
  }
  const { data } = await orders();
  expect(data).toHaveLength(2);
  const [newest, oldest] = [data[0], data[1]];
  expect(Date.parse(String(newest?.created_at))).toBeGreaterThan(Date.parse(String(oldest?.created_at)));
  expect(newest).toMatchObject({
    reference: expect.stringMatching(/^RIV-/),
    items: [expect.any(String)],
    payments: [{ description: 'Visa ending 0006', formatted_amount: newest?.formatted_total }],
    refunds: [],
  });
  const receipt = await sam.call(`GET /api/v1/orders/${newest?.complete_order_id}`);
  expect(receipt.data.total).toBe(newest?.total);

  await sam.call(`POST /api/v1/my-account/bookings/${receipt.data.items?.[0]?.id}/cancel`, {
    body: { refund: newest?.total },
    headers: { 'idempotency-key': newKey() },
  });
  expect((await orders()).data[0]?.refunds).toEqual([
    {
      destination: 'card',
      description: 'Visa ending 0006',
      amount: newest?.total,
      formatted_amount: newest?.formatted_total,
    },
  ]);
});

test('each sees their own', async () => {
  expect((await orders(await shop.customer('alex.member@example.com'))).data).toEqual([]);
  expect((await shop.call('GET /api/v1/my-account/orders')).status).toBe(401);
});
