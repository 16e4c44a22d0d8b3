import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingRuleTexts } from '../../booking-rules/index.ts';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';
import { openFamily } from '../../testing/family.ts';
import { checkoutTexts } from './texts.ts';

let shop: CardShop;
let alex: Customer;
let sam: Customer;
let ids: string[];
let session: string;
let terms: string[];

const priced = async (sessionId: string, standard: number, member: number) => {
  await shop.db
    .updateTable('sessionSeries')
    .set({
      offers: JSON.stringify([
        { id: 'standard', name: 'Standard', audience: 'standard', pricePence: standard },
        { id: 'member', name: 'Member', audience: 'member', pricePence: member },
      ]),
    })
    .where('id', 'in', (series) =>
      series.selectFrom('scheduledSessions').select('seriesId').where('id', '=', sessionId),
    )
    .execute();
};
const offer = (person: Customer) => person.call(`GET /api/v1/checkout/quick-book/${session}`);
const book = (person: Customer, change: Record<string, unknown> = {}, key = newKey()) =>
  person.call('POST /api/v1/checkout/quick-book', {
    body: {
      item: { id: session, type: 'activity' },
      source: 'bookings',
      terms,
      selected_user_id: null,
      ...change,
    },
    headers: { 'idempotency-key': key },
  });
const bookings = async () =>
  (await shop.db.selectFrom('orderItems').select('id').where('sessionId', '=', session).execute()).length;

beforeAll(async () => {
  shop = await openCardShop();
  alex = await shop.customer('alex.member@example.com');
  sam = await shop.customer('sam.new@example.com');
  ids = await shop.sessions(16);
});
beforeEach(async () => {
  session = ids.shift() ?? '';
  await priced(session, 700, 0);
  terms = (await offer(alex)).data.terms?.map((term) => String(term.id)) ?? [];
});
afterEach(async () => {
  for (const person of [alex, sam]) await person.call('DELETE /api/v1/checkout');
});
afterAll(() => shop.close());

test('what is read before is there: when, where, free and why, how to cancel, the terms', async () => {
  const { status, data } = await offer(alex);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    id: session,
    kind: 'ScheduledSession',
    offer: { price: '0.00', formatted_price: 'Free', price_reason: 'Included in your membership' },
    bookable: { can_book: true },
    cancellation: { description: expect.stringContaining('cancel') },
  });
  expect(data.terms?.[0]).toMatchObject({ title: expect.any(String), html: expect.any(String) });
  expect((await offer(sam)).data.offer).toMatchObject({ price: '7.00' });
});

test('a free place is booked in one call: its own order, with an entry code', async () => {
  const { status, data } = await book(alex);
  expect(status).toBe(200);
  const order = (await alex.call(`GET /api/v1/orders/${data.complete_order_id}`)).data;
  expect(order).toMatchObject({ total: '0.00', payments: [] });
  expect(order.items).toHaveLength(1);
  expect(order.items?.[0]?.access_code).toMatch(/^\d{6}$/);
  expect(await shop.db.selectFrom('holds').select('id').execute()).toEqual([]);
  const upcoming = await alex.call('GET /api/v1/my-account/bookings');
  expect(upcoming.data.map((booking) => booking.complete_order_id)).toContain(data.complete_order_id);
});

test('the basket and what is in it stay as they are', async () => {
  const other = ids.shift() ?? '';
  const before = (await alex.add(other)).data;
  expect((await book(alex)).status).toBe(200);
  const after = (await alex.cart()).data;
  expect(after.id).toBe(before.id);
  expect(after.items?.map((item) => item.object_id)).toEqual([other]);
});

test('what has a price is refused in words, and nothing is held', async () => {
  const refused = await book(sam);
  expect(refused).toMatchObject({ status: 409, message: checkoutTexts.notFree('£7.00') });
  expect(await bookings()).toBe(0);
  expect(await shop.db.selectFrom('holds').select('id').execute()).toEqual([]);
});

test('no use of a package is taken for it', async () => {
  const swim = await shop.db
    .selectFrom('scheduledSessions as session')
    .innerJoin('sessionSeries as series', 'series.id', 'session.seriesId')
    .innerJoin('activities as activity', 'activity.id', 'series.activityId')
    .select('session.id')
    .where('activity.slug', '=', 'swimming')
    .where('session.status', '=', 'EventScheduled')
    .where('session.startsAt', '>', new Date(shop.now().getTime() + 26 * 3_600_000))
    .orderBy('session.startsAt')
    .orderBy('session.id')
    .executeTakeFirstOrThrow();
  session = swim.id;
  await shop.leavePlaces(session, 5);
  await priced(session, 700, 0);
  const uses = () => shop.db.selectFrom('packageUses').select('id').execute();
  const before = (await uses()).length;
  expect((await book(alex)).status).toBe(200);
  expect(await uses()).toHaveLength(before);
});

test('the terms have to be agreed to', async () => {
  const refused = await book(alex, { terms: [] });
  expect(refused).toMatchObject({ status: 422, message: checkoutTexts.terms });
  expect(await bookings()).toBe(0);
});

test('a full class, one that was booked and one in the basket are refused in words', async () => {
  await shop.leavePlaces(session, 0);
  expect(await book(alex)).toMatchObject({ status: 409, message: bookingRuleTexts.bookable.full });
  await shop.leavePlaces(session, 5);
  await alex.add(session);
  expect(await book(alex)).toMatchObject({ status: 409, message: bookingRuleTexts.bookable.inYourBasket });
  await alex.call('DELETE /api/v1/checkout');
  expect((await book(alex)).status).toBe(200);
  expect(await book(alex)).toMatchObject({
    status: 409,
    message: bookingRuleTexts.bookable['already-booked'],
  });
  expect(await bookings()).toBe(1);
});

test('a repeat with the same key answers the booking that was made', async () => {
  const key = newKey();
  const first = await book(alex, {}, key);
  const again = await book(alex, {}, key);
  expect(again).toMatchObject({ status: 200, data: first.data });
  expect(await bookings()).toBe(1);
});

test('two taps at once, in two tabs, book once', async () => {
  const answers = await Promise.all([book(alex), book(alex), book(alex)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await bookings()).toBe(1);
});

test('of two people who want the last place one gets it', async () => {
  await priced(session, 0, 0);
  await shop.leavePlaces(session, 1);
  const answers = await Promise.all([book(alex), book(sam)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await bookings()).toBe(1);
});

test('booking and the basket of someone else do not share the last place either', async () => {
  await priced(session, 0, 0);
  await shop.leavePlaces(session, 1);
  const [booked, added] = await Promise.all([book(alex), sam.add(session)]);
  expect([booked.status, added.status].toSorted()).toEqual([200, 409]);
});

test('a court is booked by its name, or any that is free', async () => {
  const slot = await shop.db
    .selectFrom('scheduledSessions as session')
    .innerJoin('sessionSeries as series', 'series.id', 'session.seriesId')
    .select(['session.id', 'series.courts'])
    .where('series.courts', 'is not', null)
    .where('session.status', '=', 'EventScheduled')
    .where('session.startsAt', '>', new Date(shop.now().getTime() + 26 * 3_600_000))
    .where('session.placesSoldElsewhere', '=', 0)
    .orderBy('session.startsAt')
    .orderBy('session.id')
    .executeTakeFirstOrThrow();
  session = slot.id;
  await priced(session, 700, 0);
  const court = slot.courts?.at(-1) ?? '';
  expect((await offer(alex)).data.kind).toBe('Slot');
  const wanted = { id: session, type: 'activity', individual_facility_use: court, accepts_clash: true };
  const { data } = await book(alex, { item: wanted });
  const order = (await alex.call(`GET /api/v1/orders/${data.complete_order_id}`)).data;
  expect(order.items?.[0]?.location).toBe(court);
  expect(await book(alex, { item: { ...wanted, individual_facility_use: 'Court 99' } })).toMatchObject({
    status: 409,
    message: bookingRuleTexts.bookableSlot['already-booked'],
  });
});

test('a place is booked for someone linked, at the price of theirs', async () => {
  const { casey, ids: people } = await openFamily(shop);
  const item = { id: session, type: 'activity' };
  const forAlex = { item: { ...item, purchased_for_user_id: people.Alex } };
  const read = await casey.call(
    `GET /api/v1/checkout/quick-book/${session}?purchased_for_user_id=${people.Alex}`,
  );
  expect(read.data).toMatchObject({
    for_name: 'Alex',
    offer: { price: '0.00', price_reason: 'Included in Alex’s membership' },
  });
  const { data } = await book(casey, forAlex);
  const order = (await casey.call(`GET /api/v1/orders/${data.complete_order_id}`)).data;
  expect(order.items?.[0]?.purchased_for?.id).toBe(people.Alex);
  expect((await book(casey, forAlex)).status).toBe(409);
  expect(await book(casey)).toMatchObject({ status: 409, message: checkoutTexts.notFree('£7.00') });
});

test('no one books for someone they are not linked to, nor as someone else', async () => {
  const { data: user } = await sam.call('GET /api/v1/auth/user');
  const item = { id: session, type: 'activity', purchased_for_user_id: user.id };
  expect((await book(alex, { item })).status).toBe(403);
  expect((await book(alex, { selected_user_id: user.id })).status).toBe(403);
  expect((await shop.call(`GET /api/v1/checkout/quick-book/${session}`)).status).toBe(401);
  expect((await alex.call('GET /api/v1/checkout/quick-book/nothing')).status).toBe(404);
});

test('an option that is not known is refused by name', async () => {
  const item = { id: session, type: 'activity', parking: 'yes' };
  const refused = await book(alex, { item });
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.validationMessages)).toContain('parking');
});
