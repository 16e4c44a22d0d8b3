import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkedTexts } from '../../booking-rules/index.ts';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';

let shop: CardShop;
let sam: Customer;
let alex: Customer;
let ids: string[];

beforeAll(async () => {
  shop = await openCardShop();
  sam = await shop.customer('sam.new@example.com');
  alex = await shop.customer('alex.member@example.com');
  ids = await shop.sessions(6);
});
afterAll(() => shop.close());

const add = (body: Record<string, unknown>) =>
  sam.call('POST /api/v1/checkout/add', {
    body: {
      items: [{ id: ids[0], type: 'activity' }],
      membership_user_id: null,
      selected_user_id: null,
      ...body,
    },
    headers: { 'idempotency-key': newKey() },
  });

async function expectNothingAdded(): Promise<void> {
  expect((await sam.cart()).data.items).toEqual([]);
  expect(await shop.db.selectFrom('cartItems').select('id').execute()).toEqual([]);
}

test('a session that does not exist', async () => {
  const answer = await sam.add('no-such-session');
  expect(answer).toMatchObject({ status: 404, message: 'Unable to complete request, item not found.' });
  await expectNothingAdded();
});

test('a session of another tenant', async () => {
  const foreign = await shop.db
    .selectFrom('scheduledSessions')
    .innerJoin('tenants', 'tenants.id', 'scheduledSessions.tenantId')
    .select('scheduledSessions.id')
    .where('tenants.slug', '=', 'northpeak')
    .where('startsAt', '>', shop.now())
    .executeTakeFirstOrThrow();
  expect((await sam.add(foreign.id)).status).toBe(404);
  await expectNothingAdded();
});

test.each([
  ['has started', { startsAt: -60 }, 'This class has already started.'],
  ['is cancelled', { status: 'EventCancelled' as const }, 'This class has been cancelled.'],
  ['is full', { placesSoldElsewhere: 'all' }, 'All places are booked.'],
])('a session that %s', async (_, change, message) => {
  const id = ids.pop() ?? '';
  const session = await shop.db
    .selectFrom('scheduledSessions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await shop.db
    .updateTable('scheduledSessions')
    .set({
      ...('status' in change && { status: change.status }),
      ...('placesSoldElsewhere' in change && { placesSoldElsewhere: session.capacity }),
      ...('startsAt' in change && { startsAt: new Date(shop.now().getTime() - 60_000) }),
    })
    .where('id', '=', id)
    .execute();
  expect(await sam.add(id)).toMatchObject({ status: 409, message });
  const both = await sam.add(ids[0] ?? '', id);
  expect(both.status).toBe(409);
  expect(both.message).toContain(message);
  await expectNothingAdded();
});

test('the last place in the basket of someone else', async () => {
  const id = ids[1] ?? '';
  await shop.leavePlaces(id, 1);
  expect((await alex.add(id)).status).toBe(200);
  const refused = await sam.add(id);
  expect(refused.status).toBe(409);
  expect(refused.message).toBe(
    'The last places are in other people’s baskets. Please try again in a few minutes.',
  );
  await alex.call('DELETE /api/v1/checkout');
  await expectNothingAdded();
});

test('the same session twice', async () => {
  const id = ids[0] ?? '';
  expect((await sam.add(id, id)).status).toBe(409);
  await expectNothingAdded();
  await sam.add(id);
  expect(await sam.add(id)).toMatchObject({
    status: 409,
    message: 'This class is already in your basket.',
  });
  expect((await sam.cart()).data.items).toHaveLength(1);
  await sam.call('DELETE /api/v1/checkout');
});

test('for or as another person', async () => {
  const other = (await alex.call('GET /api/v1/auth/user')).data;
  const forOther = { id: ids[0], type: 'activity', purchased_for_user_id: other.id };
  expect(await add({ items: [forOther] })).toMatchObject({ status: 403, message: linkedTexts.notLinked });
  const answers = [
    await add({ selected_user_id: other.id }),
    await add({ membership_user_id: other.membership_user?.id }),
    await sam.call(`GET /api/v1/checkout?selected_user_id=${other.id}`),
    await sam.call(`DELETE /api/v1/checkout?selected_user_id=${other.id}`),
    await sam.call(`POST /api/v1/checkout/remove?selected_user_id=${other.id}`, {
      body: { cart_item_ids: ['x'] },
    }),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ status: 403, message: 'Unauthorised.' });
  await expectNothingAdded();
});

test('as oneself', async () => {
  const self = (await sam.call('GET /api/v1/auth/user')).data;
  const answer = await add({
    items: [{ id: ids[0], type: 'activity', purchased_for_user_id: self.id }],
    selected_user_id: self.id,
  });
  expect(answer.status).toBe(200);
  expect((await sam.call(`GET /api/v1/checkout?selected_user_id=${self.id}`)).data.items).toHaveLength(1);
  await sam.call('DELETE /api/v1/checkout');
});

test.each([
  ['no items', { items: [] }, 'items'],
  ['a quantity', { items: [{ id: 'x', type: 'activity', quantity: -1 }] }, 'items.0.quantity'],
  ['another kind of item', { items: [{ id: 'x', type: 'yacht' }] }, 'items.0.type'],
  ['a price of its own', { items: [{ id: 'x', type: 'activity', price: '0.01' }] }, 'items.0.price'],
  ['a megabyte of id', { items: [{ id: 'x'.repeat(100_000), type: 'activity' }] }, 'items.0.id'],
])('%s', async (_, body, field) => {
  const answer = await add(body);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.validationMessages ?? {})).toContain(field);
  await expectNothingAdded();
});

test('logged out, or without a key', async () => {
  const body = {
    items: [{ id: ids[0], type: 'activity' }],
    membership_user_id: null,
    selected_user_id: null,
  };
  const headers = { 'idempotency-key': newKey() };
  expect((await shop.call('POST /api/v1/checkout/add', { body, headers })).status).toBe(401);
  expect((await sam.call('POST /api/v1/checkout/add', { body })).status).toBe(422);
  await expectNothingAdded();
});
