import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bookingRuleTexts } from '../../booking-rules/index.ts';
import type { WireValue } from '../../testing/api.ts';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';
import { basketTexts } from './texts.ts';

const MINUTE = 60_000;
const sale = '/api/v1/activities/venues/sale-leisure-centre';
let shop: CardShop;
let people: Customer[];

beforeAll(async () => {
  shop = await openCardShop();
  people = await Promise.all(
    ['sam.new@example.com', 'alex.member@example.com', 'jo.renew@example.com', 'RIV100004', 'RIV100005'].map(
      (username) => shop.customer(username),
    ),
  );
});
afterEach(async () => {
  for (const person of people) await person.call('DELETE /api/v1/checkout');
});
afterAll(() => shop.close());

const one = (index: number) => people[index] as Customer;

async function facility(name: string): Promise<WireValue> {
  const { data } = await shop.call(`GET ${sale}/facility-uses`);
  return data.find((use) => use.name === name) as WireValue;
}

/** The last squash time of the day after tomorrow, with so many courts that no one has. */
async function squash(places: number): Promise<string> {
  const { id: facilityUse } = await facility('Squash courts');
  const { data } = await shop.call(`GET ${sale}/slots?date=2026-06-12`);
  const slot = data.findLast((each) => each.facility_use === facilityUse);
  await shop.leavePlaces(String(slot?.id), places);
  return String(slot?.id);
}

const add = (person: Customer, id: string, court?: string) =>
  person.call('POST /api/v1/checkout/add', {
    body: {
      items: [{ id, type: 'activity', ...(court && { individual_facility_use: court }) }],
      membership_user_id: null,
      selected_user_id: null,
    },
    headers: { 'idempotency-key': newKey() },
  });

const seen = async (id: string, person = one(0)) => {
  const { data } = await person.call(`GET ${sale}/slots?date=2026-06-12`);
  return data.find((slot) => slot.id === id) as WireValue;
};

test('a venue tells what courts it has, and the times of a day with what is free', async () => {
  expect(await facility('Squash courts')).toMatchObject({
    activity: { slug: 'squash' },
    individual_facility_use: ['Squash court 1', 'Squash court 2'],
  });
  const id = await squash(2);
  expect(await seen(id)).toMatchObject({
    duration: 'PT45M',
    maximum_uses: 2,
    remaining_uses: 2,
    individual_facility_use: ['Squash court 1', 'Squash court 2'],
    offer: { formatted_price: '£9.00' },
    bookable: { can_book: true },
  });
  expect((await seen(id, one(1))).offer).toMatchObject({
    formatted_price: 'Free',
    price_reason: 'Member price',
  });
  expect((await shop.call(`GET ${sale.replace('sale', 'no-such')}/slots?date=2026-06-12`)).status).toBe(404);
});

test('an activity that only courts are for is listed, after those with classes', async () => {
  const { data } = await shop.call(`GET ${sale}/activities`);
  expect(data.find(({ slug }) => slug === 'squash')).toMatchObject({
    sessions_in_next_seven_days: 0,
    has_slots: true,
  });
  expect(data[0]).toMatchObject({ has_slots: false });
});

test('the flagship has every case of a court every day: all free, the last one, none', async () => {
  const { data } = await shop.call(`GET ${sale}/slots?date=2026-06-13`);
  const left = data.map((slot) => Number(slot.remaining_uses));
  expect(left).toEqual(expect.arrayContaining([0, 1]));
  expect(Math.max(...left)).toBeGreaterThan(1);
});

test('the next time of each kind of court is the first one on a later day that the person can book', async () => {
  const { id: facilityUse } = await facility('Squash courts');
  const next = async (date: string, person = one(0)) => {
    const { data } = await person.call(`GET ${sale}/slots/next?date=${date}`);
    return data.find((slot) => slot.facility_use === facilityUse) as WireValue;
  };
  const dayAfter = await one(0).call(`GET ${sale}/slots?date=2026-06-12`);
  const first = dayAfter.data.find((slot) => slot.facility_use === facilityUse && slot.bookable?.can_book);
  expect((await next('2026-06-11')).id).toBe(first?.id);
  await shop.leavePlaces(String(first?.id), 0);
  const other = await next('2026-06-11');
  expect(other.id).not.toBe(first?.id);
  expect(String(other.start_date) > String(first?.start_date)).toBe(true);
  expect(other.bookable).toMatchObject({ can_book: true });
  expect((await next('2026-06-11', one(1))).offer).toMatchObject({ price_reason: 'Member price' });
  expect((await shop.call(`GET ${sale}/slots/next?date=2036-06-11`)).data).toEqual([]);
  const unknown = `GET ${sale.replace('sale', 'no-such')}/slots/next?date=2026-06-11`;
  expect((await shop.call(unknown)).status).toBe(404);
});

test('courts say how long they can be booked for, and a longer time is added whole or not at all', async () => {
  expect(await facility('Squash courts')).not.toHaveProperty('lengths');
  await shop.db
    .updateTable('sessionSeries')
    .set({ lengths: '[45, 90, 135]' })
    .where('name', '=', 'Squash courts')
    .execute();
  const squashCourts = await facility('Squash courts');
  expect(squashCourts).toMatchObject({ lengths: [45, 90, 135] });
  const { data } = await shop.call(`GET ${sale}/slots?date=2026-06-12`);
  const times = data.filter((slot) => slot.facility_use === squashCourts.id).slice(-3);
  expect(times.map(({ end_date }) => end_date).slice(0, 2)).toEqual(
    times.map(({ start_date }) => start_date).slice(1),
  );
  for (const { id } of times) await shop.leavePlaces(String(id), 2);
  const court = 'Squash court 2';
  const addAll = (person: Customer) =>
    person.call('POST /api/v1/checkout/add', {
      body: {
        items: times.map(({ id }) => ({ id, type: 'activity', individual_facility_use: court })),
        membership_user_id: null,
        selected_user_id: null,
      },
      headers: { 'idempotency-key': newKey() },
    });
  await add(one(3), String(times[1]?.id), court);
  expect((await addAll(one(0))).status).toBe(409);
  expect((await one(0).cart()).data.items).toEqual([]);
  await one(3).call('DELETE /api/v1/checkout');
  const { items } = (await addAll(one(0))).data;
  expect(items?.map(({ location, is_court }) => [location, is_court])).toEqual(Array(3).fill([court, true]));
});

test('times of courts are no classes', async () => {
  const { data } = await shop.call(`GET ${sale}/sessions?date=2026-06-12`);
  expect(data.map((session) => session.name)).not.toContain('Squash courts');
  expect((await shop.call(`GET /api/v1/activities/sessions/${await squash(1)}`)).status).toBe(404);
});

test('any free court is given, another person gets another one', async () => {
  const id = await squash(2);
  const { data } = await add(one(0), id);
  expect(data.items?.[0]).toMatchObject({
    name: 'Squash courts',
    object_id: id,
    location: 'Squash court 1',
    is_held: true,
  });
  expect((await add(one(1), id)).data.items?.[0]).toMatchObject({ location: 'Squash court 2' });
  expect(await seen(id, one(2))).toMatchObject({
    remaining_uses: 0,
    individual_facility_use: [],
    bookable: { reason: 'reserved', message: bookingRuleTexts.bookableSlot.reserved },
  });
});

test('a court is asked for by name, and refused in words once it is taken or unknown', async () => {
  const id = await squash(2);
  expect((await add(one(0), id, 'Squash court 2')).data.items?.[0]).toMatchObject({
    location: 'Squash court 2',
  });
  expect(await add(one(1), id, 'Squash court 2')).toMatchObject({
    status: 409,
    message: basketTexts.courtTaken('Squash court 2'),
  });
  expect(await add(one(1), id, 'Court 9')).toMatchObject({
    status: 422,
    validationMessages: { 'items.0.individual_facility_use': [basketTexts.unknownCourt] },
  });
});

test('of five people at once, one gets the last court', async () => {
  const id = await squash(1);
  const answers = await Promise.all(people.map((person) => add(person, id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect(await shop.db.selectFrom('holds').select('id').execute()).toHaveLength(1);
});

test('two people who ask for the same court at once never both get it', async () => {
  const id = await squash(2);
  const answers = await Promise.all([
    add(one(0), id, 'Squash court 1'),
    add(one(1), id, 'Squash court 1'),
    add(one(2), id),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
  const lines = await shop.db.selectFrom('cartItems').select('court').execute();
  expect(lines.map(({ court }) => court).toSorted()).toEqual(['Squash court 1', 'Squash court 2']);
});

test('a court whose hold ran out goes to others: another one takes its place, but not where it was asked for', async () => {
  const id = await squash(2);
  await add(one(0), id);
  await add(one(1), id, 'Squash court 2');
  shop.moveClock(16 * MINUTE);
  await add(one(2), id, 'Squash court 1');
  expect((await one(0).cart()).data.items?.[0]).toMatchObject({ location: 'Squash court 2', problem: null });
  await add(one(3), id, 'Squash court 2');
  expect((await one(0).cart()).data.items?.[0]).toMatchObject({ problem: basketTexts.slot.lost });
  expect((await one(1).cart()).data.items?.[0]).toMatchObject({ problem: basketTexts.slot.lost });
});

test('a court is paid for and booked by its name, and free again once it is cancelled', async () => {
  const id = await squash(2);
  await add(one(1), id, 'Squash court 2');
  const { data, status } = await one(1).complete(undefined, { terms: await one(1).terms() });
  expect(status).toBe(200);
  const order = await one(1).call(`GET /api/v1/orders/${data.complete_order_id}`);
  const [item] = order.data.items as WireValue[];
  expect(item).toMatchObject({ name: 'Squash courts', location: 'Squash court 2' });
  expect((await seen(id)).individual_facility_use).toEqual(['Squash court 1']);
  expect((await seen(id, one(1))).bookable).toMatchObject({ reason: 'already-booked' });

  const bookings = await one(1).call('GET /api/v1/my-account/bookings');
  expect(bookings.data.map((booking) => booking.item?.location)).toContain('Squash court 2');
  const cancelled = await one(1).call(`POST /api/v1/my-account/bookings/${item?.id}/cancel`, {
    body: { refund: '0.00' },
    headers: { 'idempotency-key': newKey() },
  });
  expect(cancelled.status).toBe(200);
  expect((await seen(id)).individual_facility_use).toEqual(['Squash court 1', 'Squash court 2']);
});
