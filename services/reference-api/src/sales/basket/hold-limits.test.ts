import { afterAll, beforeEach, expect, it } from 'vitest';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';
import { HELD_PLACES_QUOTA, MAX_HELD_PLACES } from './hold-limits.ts';

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

const ELSEWHERE = { 'x-forwarded-for': '203.0.113.9' };
const addFrom = (person: Customer, headers: Record<string, string> = {}) =>
  person.call('POST /api/v1/checkout/add', {
    body: {
      items: [{ id: sessions[0], type: 'activity' }],
      membership_user_id: null,
      selected_user_id: null,
    },
    headers: { 'idempotency-key': newKey(), ...headers },
  });

/** The keys that one place of a person is counted under. */
async function keysOf(person: Customer, headers?: Record<string, string>): Promise<string[]> {
  const counted = () => shop.db.selectFrom('attempts').select('key').execute();
  const before = (await counted()).length;
  expect((await addFrom(person, headers)).status).toBe(200);
  await person.call('DELETE /api/v1/checkout');
  return (await counted()).slice(before).map(({ key }) => key);
}

/** Counts so many more places under a key. */
const countMore = (key: string | undefined, count: number) =>
  shop.db
    .insertInto('attempts')
    .values(Array.from({ length: count }, () => ({ key: key ?? '', madeAt: shop.now() })))
    .execute();

it('an account puts only so many places into baskets from wherever, and reads how long to wait', async () => {
  const [here, elsewhere] = [await keysOf(sam), await keysOf(sam, ELSEWHERE)];
  const [account, ...others] = here.filter((key) => elsewhere.includes(key));
  expect(others).toEqual([]);
  await countMore(account, HELD_PLACES_QUOTA.perAccount - 3);
  expect((await addFrom(sam)).status).toBe(200);
  await sam.call('DELETE /api/v1/checkout');
  expect((await addFrom(sam, ELSEWHERE)).status).toBe(429);
  const alex = await shop.customer('alex.member@example.com');
  expect((await addFrom(alex)).status).toBe(200);
  const refused = await sam.add(sessions[0] ?? '');
  expect([refused.status, refused.message]).toEqual([
    429,
    'Too many attempts. Please try again in 15 minutes.',
  ]);
  expect(refused.headers['retry-after']).toBe('900');
  shop.moveClock(16 * MINUTE);
  expect((await sam.add(sessions[0] ?? '')).status).toBe(200);
});

it('an address may put more into baskets than an account, no matter who is there, and no one waits elsewhere', async () => {
  const alex = await shop.customer('alex.member@example.com');
  const [first, second] = [await keysOf(sam), await keysOf(alex)];
  const [address, ...others] = first.filter((key) => second.includes(key));
  expect(others).toEqual([]);
  await countMore(address, HELD_PLACES_QUOTA.perAddress - 3);
  expect((await addFrom(alex)).status).toBe(200);
  const refused = await addFrom(sam);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
  expect((await addFrom(sam, ELSEWHERE)).status).toBe(200);
});

it('each place of a series counts, and none that was unavailable', async () => {
  await shop.leavePlaces(sessions[0] ?? '', 0);
  expect((await sam.add(sessions[0] ?? '')).status).toBe(409);
  expect(await shop.db.selectFrom('attempts').selectAll().execute()).toEqual([]);
  await shop.leavePlaces(sessions[0] ?? '', 1);
  expect((await sam.add(...sessions)).status).toBe(200);
  expect(await shop.db.selectFrom('attempts').selectAll().execute()).toHaveLength(4);
});

it('a basket holds only so many places at a time', async () => {
  await sam.add(sessions[0] ?? '');
  await holdMore(MAX_HELD_PLACES - 1);
  const refused = await sam.add(sessions[1] ?? '');
  expect([refused.status, refused.message]).toEqual([
    429,
    'A basket can hold 50 places at a time. Pay for them, or remove some, before you add more.',
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
