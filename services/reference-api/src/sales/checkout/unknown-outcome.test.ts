import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';
import { checkoutTexts } from './texts.ts';

let shop: CardShop;
let sam: Customer;
let ids: string[];

beforeAll(async () => {
  shop = await openCardShop();
  sam = await shop.customer('sam.new@example.com');
  ids = await shop.sessions(8);
});
afterEach(async () => {
  await shop.mendProvider();
  await shop.db
    .updateTable('payments')
    .set({ status: 'failed' })
    .where('status', '=', 'processing')
    .execute();
  await sam.call('DELETE /api/v1/checkout');
});
afterAll(() => shop.close());

const addOne = async () => String((await sam.add(ids.pop() ?? '')).data.id);
const status = (cartId: string) => sam.call(`GET /api/v1/checkout/payment?cart_id=${cartId}`);

test('an answer to a charge that is lost is asked for by our reference, and charges once', async () => {
  await addOne();
  const { charged } = await shop.ledger();
  await shop.breakProvider({ operation: 'pay', phase: 'after', status: 500 });
  const paid = await sam.authorise(await sam.card());
  expect(paid.status).toBe(201);
  expect((await shop.ledger()).charged.count).toBe(charged.count + 1);
  expect((await sam.complete(String(paid.data.transaction_uuid))).status).toBe(200);
});

test.each(['before', 'after'] as const)(
  'a provider that is lost %s it charges, books and all, is neither paid again nor called failed',
  async (phase) => {
    const cartId = await addOne();
    const body = await sam.card();
    const { charged } = await shop.ledger();
    await shop.breakProvider({ operation: 'look-up', status: 503, times: 99 });
    await shop.breakProvider({ operation: 'pay', phase, status: 500 });
    const key = newKey();
    expect(await sam.authorise(body, key)).toMatchObject({ status: 504, message: checkoutTexts.checking });
    expect((await status(cartId)).data.status).toBe('processing');
    expect((await sam.authorise(body, key)).status).toBe(504);
    expect(await sam.authorise(await sam.card())).toMatchObject({
      status: 409,
      message: checkoutTexts.checking,
    });
    const pays = phase === 'after' ? 1 : 0;
    expect((await shop.ledger()).charged.count).toBe(charged.count + pays);
  },
);

test('a page that asks on learns of the charge as soon as the books can be read', async () => {
  const cartId = await addOne();
  await shop.breakProvider({ operation: 'look-up', status: 503, times: 2 });
  await shop.breakProvider({ operation: 'pay', phase: 'after', status: 500 });
  expect((await sam.authorise(await sam.card())).status).toBe(504);
  const { data } = await status(cartId);
  expect(data.status).toBe('authorised');
  expect((await sam.complete(String(data.transaction_uuid))).status).toBe(200);
});

test('credentials that the provider refuses charge nothing and can be tried again', async () => {
  await addOne();
  const body = await sam.card();
  await shop.breakProvider({ operation: 'pay', status: 401 });
  const key = newKey();
  const { charged } = await shop.ledger();
  expect(await sam.authorise(body, key)).toMatchObject({
    status: 503,
    message: 'Something has gone wrong, please try again.',
  });
  expect((await shop.ledger()).charged.count).toBe(charged.count);
  expect((await sam.authorise(body, key)).status).toBe(201);
});
