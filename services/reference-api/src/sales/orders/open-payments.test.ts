import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentState } from '../../platform/index.ts';
import { type CardShop, type Customer, openCardShop } from '../../testing/card-shop.ts';

let shop: CardShop;
let sam: Customer;
beforeAll(async () => {
  shop = await openCardShop();
  sam = await shop.customer('sam.new@example.com');
});
afterAll(() => shop.close());

const open = async (who = sam) => (await who.call('GET /api/v1/my-account/open-payments')).data;

test('a payment is listed while its end is not known, and no longer once it is an order', async () => {
  expect(await open()).toEqual([]);
  await sam.add(...(await shop.sessions(1)));
  const { data: cart } = await sam.cart();
  const { data: paid } = await sam.authorise(await sam.card());
  const uuid = String(paid.transaction_uuid);
  expect(await open()).toEqual([
    {
      id: uuid,
      state: 'checking',
      amount: { decimal: cart.totals?.total, formatted: cart.totals?.formatted_total },
      created_at: expect.stringMatching(/T.*[+]/),
    },
  ]);
  expect(await open(await shop.customer('alex.member@example.com'))).toEqual([]);
  await sam.complete(uuid);
  expect(await open()).toEqual([]);
});

test.each<[PaymentState, string[]]>([
  ['prepared', []],
  ['processing', ['checking']],
  ['sca_required', []],
  ['authorised', ['checking']],
  ['completed', []],
  ['failed', []],
  ['voiding', ['returning']],
  ['voided', []],
  ['refunding', ['returning']],
  ['refunded', []],
])('a payment that is %s shows as %j', async (status, states) => {
  await shop.db.updateTable('payments').set({ status }).execute();
  expect((await open()).map((payment) => payment.state)).toEqual(states);
});

test('no one sees the payments of others', async () => {
  expect((await shop.call('GET /api/v1/my-account/open-payments')).status).toBe(401);
});
