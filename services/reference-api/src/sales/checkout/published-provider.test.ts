import { type DocumentServer, startDocumentServer } from 'card-sandbox/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';
import { NOTIFICATION_PATH } from './notification-url.ts';

let provider: DocumentServer;
let shop: CardShop;
let sam: Customer;
let ids: string[];

beforeAll(async () => {
  provider = await startDocumentServer();
  shop = await openCardShop(provider.url);
  sam = await shop.customer('sam.new@example.com');
  ids = await shop.sessions(4);
});
afterEach(() => expect(provider.breaches).toEqual([]));
afterAll(async () => {
  await shop.close();
  await provider.close();
});

test('a class is paid for and given back at a server that knows only what the provider publishes', async () => {
  await sam.add(ids.shift() ?? '');
  const authorised = await sam.authorise(await sam.card());
  expect(authorised.data).toMatchObject({ transaction_status: 'authorised' });
  const completed = await sam.complete(String(authorised.data.transaction_uuid));
  expect(completed.status).toBe(200);
  const order = await sam.call(`GET /api/v1/orders/${completed.data.complete_order_id}`);
  expect(order.data.payments).toMatchObject([{ description: 'Visa ending 0006' }]);

  const [item] = order.data.items ?? [];
  const cancelled = await sam.call(`POST /api/v1/my-account/bookings/${item?.id}/cancel`, {
    body: { refund: item?.price },
    headers: { 'idempotency-key': newKey() },
  });
  expect(cancelled.status).toBe(200);
  const refunds = await shop.db.selectFrom('refunds').select(['destination', 'status']).execute();
  expect(refunds).toEqual([{ destination: 'card', status: 'refunded' }]);
  expect(provider.called).toEqual(['createMsk', 'createCi', 'createTransaction', 'createTransaction']);
});

test('a bank that asks is answered there too', async () => {
  await sam.add(ids.shift() ?? '');
  provider.answerWith('createTransaction', 202);
  const challenged = await sam.authorise(await sam.card());
  expect(challenged.data).toMatchObject({
    transaction_status: 'sca_required',
    sca_url: 'https://bank.example.com/challenge',
  });
  const { threeDSSessionData = '' } = challenged.data.sca_data as Record<string, string>;
  await shop.call(`POST ${NOTIFICATION_PATH}`, {
    tenant: 'riverside',
    payload: new URLSearchParams({ cres: 'eyJhbnN3ZXIiOiJZIn0', threeDSSessionData }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://bank.example.com' },
  });
  expect((await sam.complete(String(challenged.data.transaction_uuid))).status).toBe(200);
});

test('a charge of which nothing but the charge is known becomes an order', async () => {
  await sam.add(ids.shift() ?? '');
  provider.answerWith('createTransaction', 201, 'withoutCard');
  const { data } = await sam.authorise(await sam.card());
  const completed = await sam.complete(String(data.transaction_uuid));
  const order = await sam.call(`GET /api/v1/orders/${completed.data.complete_order_id}`);
  expect(order.data.payments).toMatchObject([{ description: 'Card' }]);
});
