import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';

/** Maximum number of statements for adding one class to an empty basket, its key and the answer included. */
const MOST_TO_ADD = 14;
const MOST_TO_EMPTY = 8;

let shop: CardShop;
let sam: Customer;
let sessions: string[];
beforeAll(async () => {
  shop = await openCardShop();
  sam = await shop.customer('sam.new@example.com');
  sessions = await shop.sessions(3);
});
afterAll(() => shop.close());

const add = (id: string | undefined, key: string) =>
  sam.call('POST /api/v1/checkout/add', {
    body: { items: [{ id, type: 'activity' }], membership_user_id: null, selected_user_id: null },
    headers: { 'idempotency-key': key },
  });
const keyRow = (key: string) =>
  shop.db.selectFrom('idempotencyKeys').select('status').where('key', '=', key).executeTakeFirst();
const heldBy = async () => (await sam.cart()).data.items?.length;

it('adds to a basket in few statements', async () => {
  const before = shop.queries();
  expect((await add(sessions[0], newKey())).status).toBe(200);
  expect(shop.queries() - before).toBeLessThanOrEqual(MOST_TO_ADD);
});

it('empties one in few statements', async () => {
  const before = shop.queries();
  expect((await sam.call('DELETE /api/v1/checkout')).data.items).toEqual([]);
  expect(shop.queries() - before).toBeLessThanOrEqual(MOST_TO_EMPTY);
});

it('answers a repeat what the first call was answered, and holds one place', async () => {
  const key = newKey();
  const [first, second] = await Promise.all([add(sessions[1], key), add(sessions[1], key)]);
  expect([first?.status, second?.status]).toEqual([200, 200]);
  expect(second?.data).toEqual(first?.data);
  expect(await heldBy()).toBe(1);
  expect((await add(sessions[2], key)).status).toBe(422);
  expect(await heldBy()).toBe(1);
});

it('remembers a refusal that stands, and undoes what came before it', async () => {
  const key = newKey();
  const body = {
    items: [
      { id: sessions[2], type: 'activity' },
      { id: 'nowhere', type: 'activity' },
    ],
    membership_user_id: null,
    selected_user_id: null,
  };
  const ask = () => sam.call('POST /api/v1/checkout/add', { body, headers: { 'idempotency-key': key } });
  const refused = await ask();
  expect(refused.status).toBe(404);
  expect(await keyRow(key)).toEqual({ status: 404 });
  const repeated = await ask();
  expect([repeated.status, repeated.message]).toEqual([404, refused.message]);
  expect(await heldBy()).toBe(1);
});

it('forgets a refusal that may pass, and what was counted for it', async () => {
  const counted = async () => (await shop.db.selectFrom('attempts').select('key').execute()).length;
  const key = newKey();
  await shop.leavePlaces(sessions[2] ?? '', 0);
  const before = await counted();
  expect((await add(sessions[2], key)).status).toBe(409);
  expect(await keyRow(key)).toBeUndefined();
  expect(await counted()).toBe(before);
  await shop.leavePlaces(sessions[2] ?? '', 1);
  expect((await add(sessions[2], key)).status).toBe(200);
});
