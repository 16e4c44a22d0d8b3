import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';
import { afterResend } from './send-payment.ts';
import { checkoutTexts } from './texts.ts';

let shop: CardShop;
let sam: Customer;
let ids: string[];

beforeAll(async () => {
  shop = await openCardShop();
  sam = await shop.customer('sam.new@example.com');
  ids = await shop.sessions(5);
});
afterEach(async () => {
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

test('a provider that fails before charging is asked again under the same code, and charges once', async () => {
  await addOne();
  const { charged } = await shop.ledger();
  await shop.breakProvider({ operation: 'pay', status: 500 });
  const paid = await sam.authorise(await sam.card());
  expect(paid.status).toBe(201);
  expect((await shop.ledger()).charged.count).toBe(charged.count + 1);
  expect((await sam.complete(String(paid.data.transaction_uuid))).status).toBe(200);
});

test('a lost answer to a charge stays unknown: it is neither paid again nor called failed', async () => {
  const cartId = await addOne();
  const body = await sam.card();
  const { charged } = await shop.ledger();
  await shop.breakProvider({ operation: 'pay', phase: 'after', status: 500 });
  const key = newKey();
  expect(await sam.authorise(body, key)).toMatchObject({ status: 504, message: checkoutTexts.checking });
  expect((await status(cartId)).data.status).toBe('processing');
  expect((await sam.authorise(body, key)).status).toBe(504);
  expect(await sam.authorise(await sam.card())).toMatchObject({
    status: 409,
    message: checkoutTexts.checking,
  });
  expect((await sam.add(ids[0] ?? '')).status).toBe(409);
  expect((await sam.call('DELETE /api/v1/checkout')).status).toBe(409);
  expect((await shop.ledger()).charged.count).toBe(charged.count + 1);
});

test('a provider that fails twice, and then answers the same attempt', async () => {
  await addOne();
  const body = await sam.card();
  await shop.breakProvider({ operation: 'pay', status: 503, times: 2 });
  const key = newKey();
  expect((await sam.authorise(body, key)).status).toBe(504);
  const again = await sam.authorise(body, key);
  expect(again.status).toBe(201);
  expect((await sam.complete(String(again.data.transaction_uuid))).status).toBe(200);
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

test.each([
  ['a transaction', { kind: 'declined', transactionId: 'T', reason: '2000' } as const, 'declined'],
  ['a refusal without one', { kind: 'declined', transactionId: null, reason: '1011' } as const, 'unknown'],
  ['no connection', { kind: 'unavailable', reason: 'unreachable' } as const, 'unknown'],
  ['a code that was used', { kind: 'already-sent' } as const, 'unknown'],
])('a second sending that answers %s', (_, outcome, kind) => {
  expect(afterResend(outcome).kind).toBe(kind);
});
