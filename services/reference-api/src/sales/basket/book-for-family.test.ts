import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { linkedTexts } from '../../booking-rules/index.ts';
import type { TestAnswer } from '../../testing/api.ts';
import { type CardShop, newKey, openCardShop } from '../../testing/card-shop.ts';
import { type Family, openFamily } from '../../testing/family.ts';
import { basketTexts } from './texts.ts';

const MINUTE = 60_000;
let shop: CardShop;
let family: Family;
let ids: string[];

beforeAll(async () => {
  shop = await openCardShop();
  family = await openFamily(shop);
  ids = await shop.sessions(6);
  await shop.db.updateTable('sessionSeries').set({ ageMin: null, ageMax: null }).execute();
  for (const id of ids) await shop.setMemberPrice(id);
});
afterEach(() => family.casey.call('DELETE /api/v1/checkout'));
afterAll(() => shop.close());

const session = (index: number) => ids[index] ?? '';
const names = ({ data }: TestAnswer) => data.items?.map((item) => String(item.purchased_for?.name)) ?? [];
const held = async (sessionId: string) =>
  (await shop.db.selectFrom('holds').select('id').where('sessionId', '=', sessionId).execute()).length;

test('parent and child take a place each in one class, at the price of each', async () => {
  const added = await family.book(session(0), 'Casey', 'Mia', 'Alex');
  expect(names(added)).toEqual(['Casey Carter', 'Mia Carter', 'Alex Fairbairn']);
  expect(added.data.items?.map(({ price, price_reason: why }) => [price, why])).toEqual([
    ['7.00', null],
    ['7.00', null],
    ['4.50', 'Member price'],
  ]);
  expect(added.data.totals?.total).toBe('18.50');
  expect(await held(session(0))).toBe(3);
  // The credit that pays is the payer's, not that of the member in the basket.
  expect(added.data.credits?.general?.total_available).toBe('0.00');
});

test('the same person has one place in a class', async () => {
  expect(await family.book(session(0), 'Mia', 'Mia')).toMatchObject({ status: 409 });
  await family.book(session(0), 'Mia');
  const message = linkedTexts.inYourBasket('Mia');
  expect(await family.book(session(0), 'Mia')).toMatchObject({ status: 409, message });
  expect((await family.book(session(0), 'Casey')).status).toBe(200);
});

test('the last place goes to one of them, asked for together, apart or at once', async () => {
  await shop.leavePlaces(session(1), 1);
  expect((await family.book(session(1), 'Casey', 'Mia')).status).toBe(409);
  expect(await held(session(1))).toBe(0);
  const answers = await Promise.all([family.book(session(1), 'Casey'), family.book(session(1), 'Mia')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await held(session(1))).toBe(1);
});

test('when their places ran out and one is left, one of them gets it back', async () => {
  await shop.leavePlaces(session(1), 2);
  await family.book(session(1), 'Casey', 'Mia');
  shop.moveClock(16 * MINUTE);
  await shop.leavePlaces(session(1), 1);
  const problems = [null, basketTexts.lost];
  expect((await family.casey.cart()).data.items?.map(({ problem }) => problem)).toEqual(problems);
  const kept = await family.casey.call('POST /api/v1/checkout/keep', { body: { selected_user_id: null } });
  expect(kept.data.items?.map(({ problem }) => problem)).toEqual(problems);
  expect(kept.data.items?.map((item) => item.is_held)).toEqual([true, false]);
});

test('a place that ran out comes before one that is requested again', async () => {
  await shop.leavePlaces(session(1), 1);
  await family.book(session(1), 'Casey');
  shop.moveClock(16 * MINUTE);
  expect((await family.book(session(1), 'Mia')).status).toBe(409);
  expect((await family.book(session(1), 'Casey')).status).toBe(200);
});

test('two courts at one time are two courts', async () => {
  const slots = `GET /api/v1/activities/venues/sale-leisure-centre/slots?date=2026-06-12`;
  const slot = (await shop.call(slots)).data.findLast((each) => Number(each.maximum_uses) > 1);
  const id = String(slot?.id);
  await shop.leavePlaces(id, 2);
  const added = await family.book(id, 'Casey', 'Mia');
  const courts = new Set(added.data.items?.map((item) => item.location));
  expect(courts.size).toBe(2);
  shop.moveClock(16 * MINUTE);
  const again = await family.casey.cart();
  expect(new Set(again.data.items?.map((item) => item.location)).size).toBe(2);
});

test('a package is offered for the person who has it, and for no one else', async () => {
  const { activitySlug } = await shop.db
    .selectFrom('scheduledSessions as session')
    .innerJoin('sessionSeries as series', 'series.id', 'session.seriesId')
    .innerJoin('activities as activity', 'activity.id', 'series.activityId')
    .select('activity.slug as activitySlug')
    .where('session.id', '=', session(2))
    .executeTakeFirstOrThrow();
  await shop.db
    .updateTable('packages')
    .set({ covers: JSON.stringify([activitySlug]) })
    .execute();
  const { data } = await family.book(session(2), 'Casey', 'Alex');
  expect(data.items?.map((item) => item.package_usage)).toEqual([null, null]);
  expect(data.items?.map((item) => item.package_offer?.name ?? null)).toEqual([null, '10 swims']);
  await shop.db.updateTable('packages').set({ covers: '[]' }).execute();
});

test('who owes too much is booked by no one, and what they owe stays with them', async () => {
  const due = { tenantId: 1, reason: 'no-show' as const, amountPence: 600, createdAt: shop.now() };
  const { id: orderItemId } = await shop.db.selectFrom('orderItems').select('id').executeTakeFirstOrThrow();
  const before = await shop.db.selectFrom('penalties').selectAll().execute();
  await shop.db.deleteFrom('penalties').execute();
  await shop.db
    .insertInto('penalties')
    .values({ ...due, personId: family.ids.Alex, orderItemId })
    .execute();
  const refused = await family.book(session(2), 'Alex');
  expect(refused).toMatchObject({ status: 409, message: linkedTexts.owes('Alex') });
  expect(refused.text).not.toContain('6.00');
  expect((await family.book(session(2), 'Mia')).status).toBe(200);
  await shop.db.deleteFrom('penalties').execute();
  await shop.db.insertInto('penalties').values(before).execute();
});

test('one payment books both; the child is given up alone, and the payer has the money back', async () => {
  await shop.leavePlaces(session(3), 2);
  await family.book(session(3), 'Casey', 'Mia');
  const order = await family.pay();
  expect(names(order).toSorted()).toEqual(['Casey Carter', 'Mia Carter']);
  expect(order.data.formatted_total).toBe('£14.00');
  const calendar = `GET /api/v1/orders/${order.data.complete_order_id}/calendar`;
  expect((await family.casey.call(calendar)).text.match(/For Mia Carter/g)).toHaveLength(1);
  expect(await family.book(session(3), 'Mia')).toMatchObject({
    status: 409,
    message: linkedTexts.alreadyBooked('Mia'),
  });

  const list = () => family.casey.call('GET /api/v1/my-account/bookings');
  const bookings = (await list()).data;
  expect(bookings.map((booking) => booking.item?.purchased_for?.name).toSorted()).toEqual([
    'Casey Carter',
    'Mia Carter',
  ]);
  const ofMia = bookings.find((booking) => booking.item?.purchased_for?.name === 'Mia Carter');
  const cancelled = await family.casey.call(`POST /api/v1/my-account/bookings/${ofMia?.item?.id}/cancel`, {
    body: { refund: '7.00' },
    headers: { 'idempotency-key': newKey() },
  });
  expect(cancelled.data).toMatchObject({ total: '7.00', refunds: [{ destination: 'card' }] });
  expect((await list()).data.map((booking) => booking.item?.purchased_for?.name)).toEqual(['Casey Carter']);
  const orders = (await family.casey.call('GET /api/v1/my-account/orders')).data;
  expect(orders[0]?.refunds).toMatchObject([{ amount: '7.00', destination: 'card' }]);
  const [mail] = (await shop.deliverMail()).filter(({ subject }) => subject.startsWith('Cancelled'));
  expect(mail?.to).toBe('casey.parent@example.com');
  expect(mail?.text).toContain('For: Mia Carter');
  // The place of the child is free again, and hers alone.
  expect((await family.book(session(3), 'Mia')).status).toBe(200);
});

test('someone sees what is booked for them, with the code for the door, and neither the order nor the money', async () => {
  const alex = await shop.customer('alex.member@example.com');
  await shop.leavePlaces(session(2), 3);
  await family.book(session(2), 'Casey', 'Alex');
  const order = await family.pay();
  const bookings = (await alex.call('GET /api/v1/my-account/bookings')).data;
  expect(bookings.filter((one) => one.booked_by !== null)).toMatchObject([
    { booked_by: 'Casey Carter', item: { purchased_for: { name: 'Alex Fairbairn' } } },
  ]);
  const own = (await family.casey.call('GET /api/v1/my-account/bookings')).data;
  expect(own.map((one) => one.booked_by)).not.toContain('Casey Carter');
  const id = String(bookings.find((one) => one.booked_by !== null)?.item?.id);
  expect((await alex.call(`GET /api/v1/orders/${order.data.complete_order_id}`)).status).toBe(403);
  expect((await alex.call(`GET /api/v1/my-account/bookings/${id}/cancellation`)).status).toBe(403);
  await family.casey.call(`POST /api/v1/my-account/bookings/${id}/cancel`, {
    body: { refund: '4.50' },
    headers: { 'idempotency-key': newKey() },
  });
  const past = (await alex.call('GET /api/v1/my-account/bookings/past')).data;
  expect(past).toMatchObject([{ booked_by: 'Casey Carter', status: 'cancelled', refunds: [] }]);
  const paid = (await family.casey.call('GET /api/v1/my-account/bookings/past')).data;
  expect(paid.find(({ item }) => item?.id === id)?.refunds).toMatchObject([{ amount: '4.50' }]);
});

test('two who book the same child for one class do not both pay for it', async () => {
  const alex = await shop.customer('alex.member@example.com');
  const link = { personId: family.ids.Alex, linkedPersonId: family.ids.Mia, relation: 'child' as const };
  await shop.db.insertInto('linkedPeople').values(link).execute();
  const item = { id: session(4), type: 'activity', purchased_for_user_id: family.ids.Mia };
  const body = { items: [item], membership_user_id: null, selected_user_id: null };
  expect((await family.book(session(4), 'Mia')).status).toBe(200);
  const headers = { 'idempotency-key': newKey() };
  expect((await alex.call('POST /api/v1/checkout/add', { body, headers })).status).toBe(200);
  expect((await family.pay()).status).toBe(200);
  const before = (await shop.ledger()).charged.count;
  const refused = await alex.authorise(await alex.card());
  expect(refused.status).toBe(409);
  expect((await shop.ledger()).charged.count).toBe(before);
});

test('an add that is sent again adds once', async () => {
  const headers = { 'idempotency-key': newKey() };
  const item = { id: session(5), type: 'activity', purchased_for_user_id: family.ids.Mia };
  const body = { items: [item], membership_user_id: null, selected_user_id: null };
  const once = await family.casey.call('POST /api/v1/checkout/add', { body, headers });
  const twice = await family.casey.call('POST /api/v1/checkout/add', { body, headers });
  expect(twice.data).toEqual(once.data);
  expect(await held(session(5))).toBe(1);
});
