import { afterAll, beforeEach, expect, it } from 'vitest';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';
import { MOST_HELD, PLACES_TAKEN } from './hold-limits.ts';

const MINUTE = 60_000;
let shop: CardShop;
let sam: Customer;
let sessions: string[];

beforeEach(async () => {
  await shop?.close();
  shop = await openCardShop();
  sam = await shop.customer('sam.new@example.com');
  sessions = await shop.sessions(2);
});
afterAll(() => shop.close());

/** Adds and empties until so many places were taken. */
async function takePlaces(count: number): Promise<void> {
  for (let taken = 0; taken < count; taken += 1) {
    expect((await sam.add(sessions[0] ?? '')).status).toBe(200);
    await sam.call('DELETE /api/v1/checkout');
  }
}

/** Lets the basket seem to hold so many places more. */
async function holdMore(count: number): Promise<void> {
  const line = await shop.db.selectFrom('cartItems').selectAll().executeTakeFirstOrThrow();
  const others = await shop.db
    .selectFrom('scheduledSessions')
    .select('id')
    .where('id', 'not in', sessions)
    .limit(count)
    .execute();
  for (const { id: sessionId } of others) {
    const { id: _id, agreedClashes: _clashes, ...copied } = line;
    const { id: cartItemId } = await shop.db
      .insertInto('cartItems')
      .values({ ...copied, sessionId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const expiresAt = new Date(shop.now().getTime() + 15 * MINUTE);
    await shop.db.insertInto('holds').values({ sessionId, cartItemId, expiresAt }).execute();
  }
}

it('an account puts only so many places into baskets, and is told how long to wait', async () => {
  await takePlaces(3);
  const counted = await shop.db.selectFrom('attempts').select('key').execute();
  expect(counted).toHaveLength(6);
  const [account] = Object.entries(Object.groupBy(counted, ({ key }) => key)).map(([key]) => key);
  const row = { key: account ?? '', madeAt: shop.now() };
  await shop.db
    .insertInto('attempts')
    .values(Array.from({ length: PLACES_TAKEN.perAddress }, () => row))
    .execute();
  const refused = await sam.add(sessions[0] ?? '');
  expect([refused.status, refused.message]).toEqual([
    429,
    'Too many attempts. Please try again in 15 minutes.',
  ]);
  expect(refused.headers['retry-after']).toBe('900');
  shop.moveClock(16 * MINUTE);
  expect((await sam.add(sessions[0] ?? '')).status).toBe(200);
});

it('each place of a series counts, and none that was not to be had', async () => {
  await shop.leavePlaces(sessions[0] ?? '', 0);
  expect((await sam.add(sessions[0] ?? '')).status).toBe(409);
  expect(await shop.db.selectFrom('attempts').selectAll().execute()).toEqual([]);
  await shop.leavePlaces(sessions[0] ?? '', 1);
  expect((await sam.add(...sessions)).status).toBe(200);
  expect(await shop.db.selectFrom('attempts').selectAll().execute()).toHaveLength(4);
});

it('a basket holds only so many places at a time', async () => {
  await sam.add(sessions[0] ?? '');
  await holdMore(MOST_HELD - 1);
  const refused = await sam.add(sessions[1] ?? '');
  expect([refused.status, refused.message]).toEqual([
    429,
    'Your basket can hold 50 places at a time. Pay for them, or remove some, before you add more.',
  ]);
  expect(refused.headers['retry-after']).toBe('900');
  const [other] = (await sam.cart()).data.items ?? [];
  await sam.call('POST /api/v1/checkout/remove', { body: { cart_item_ids: [String(other?.id)] } });
  expect((await sam.add(sessions[1] ?? '')).status).toBe(200);
});

it('staff at the desk serve as many as come', async () => {
  const staff = await shop.loginAs('staff@example.com');
  const { id } = (await sam.call('GET /api/v1/auth/user')).data;
  const added = await shop.call('POST /api/v1/checkout/add', {
    token: staff,
    app: 'front-of-house',
    body: {
      items: [{ id: sessions[0], type: 'activity' }],
      membership_user_id: null,
      selected_user_id: String(id),
    },
    headers: { 'idempotency-key': newKey() },
  });
  expect(added.status).toBe(200);
  expect(await shop.db.selectFrom('attempts').selectAll().execute()).toEqual([]);
});
