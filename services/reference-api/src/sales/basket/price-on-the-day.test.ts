import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';
import { type Changes, changesOf } from '../../testing/entry-point-changes.ts';
import { type EntryPoints, openEntryPoints } from '../../testing/entry-points.ts';
import { checkoutTexts } from '../checkout/texts.ts';

let shop: CardShop;
let doors: EntryPoints;
let alex: Customer;
let change: Changes;
let session: string;
let startsAt: Date;

const TODAY = '2026-06-10';

beforeAll(async () => {
  shop = await openCardShop();
  doors = await openEntryPoints(shop);
  ({ alex } = doors);
  change = changesOf(shop, doors.alexId);
  // The last one: not of today, on which every membership here is good.
  session = (await shop.sessions(30)).at(-1) ?? '';
  await shop.leavePlaces(session, 5);
  ({ startsAt } = await shop.db
    .selectFrom('scheduledSessions')
    .select('startsAt')
    .where('id', '=', session)
    .executeTakeFirstOrThrow());
});
beforeEach(async () => {
  await doors.emptyBaskets();
  await change.everythingIsFine(session, startsAt);
});
afterAll(() => shop.close());

const listed = async () => (await alex.call(`GET /api/v1/activities/sessions/${session}`)).data.session;
const day = (offset: number) => new Date(startsAt.getTime() + offset * 86_400_000).toISOString().slice(0, 10);

describe('a membership counts on the day of the class', () => {
  test('one that has ended by then gives no place for nothing, although it is good today', async () => {
    await change.membership({ endDate: day(-1) });
    expect((await listed())?.offer).toMatchObject({ price: '7.00', price_reason: null });
    expect(await doors.all['booking at once'].enter(session)).toMatchObject({ status: 409 });
    expect((await doors.all['the basket'].enter(session)).status).toBe(200);
    expect((await alex.cart()).data.items?.[0]).toMatchObject({ price: '7.00' });
  });

  test('its last day is a good one', async () => {
    await change.membership({ endDate: day(0) });
    expect((await listed())?.offer).toMatchObject({ price: '0.00', price_reason: 'Member price' });
  });

  test('one that begins by then gives the price of members', async () => {
    await change.membership({ startDate: day(0) });
    expect((await listed())?.offer).toMatchObject({ price: '0.00', price_reason: 'Member price' });
    expect((await doors.all['booking at once'].enter(session)).status).toBe(200);
  });

  test('one that begins the day after does not', async () => {
    await change.membership({ startDate: day(1) });
    expect((await listed())?.offer).toMatchObject({ price: '7.00', price_reason: null });
  });

  test('one for other venues counts for nothing here', async () => {
    const types = shop.db
      .selectFrom('memberships')
      .select('membershipTypeId')
      .where('personId', '=', doors.alexId);
    const restrict = (isRestricted: boolean) =>
      shop.db.updateTable('membershipTypes').set({ isRestricted }).where('id', 'in', types).execute();
    await restrict(true);
    await shop.db.deleteFrom('membershipTypeVenues').where('membershipTypeId', 'in', types).execute();
    expect((await listed())?.offer).toMatchObject({ price: '7.00' });
    await restrict(false);
    expect((await listed())?.offer).toMatchObject({ price: '0.00' });
  });
});

describe('what was shown is what is charged', () => {
  const pay = async (more: Record<string, unknown> = {}) =>
    alex.complete(undefined, { terms: await alex.terms(), ...more });

  test('a membership that ends while the class is in the basket moves the price, which is read first', async () => {
    expect((await doors.all['the basket'].enter(session)).status).toBe(200);
    const terms = await alex.terms();
    await change.membership({ endDate: TODAY });
    expect(await alex.complete(undefined, { terms })).toMatchObject({
      status: 409,
      message: expect.stringContaining('has changed'),
    });
    expect((await alex.cart()).data.items?.[0]).toMatchObject({
      price: '7.00',
      formatted_previous_price: '£0.00',
    });
    expect(await change.bookingsOf(session)).toBe(0);
  });

  test('not even where another tab has read the new price', async () => {
    await doors.all['the basket'].enter(session);
    const shown = (await alex.cart()).data;
    await change.membership({ endDate: TODAY });
    const elsewhere = (await alex.cart()).data;
    expect(elsewhere.price_key).not.toBe(shown.price_key);
    const asShown = await alex.card({ price_key: shown.price_key });
    expect(await alex.authorise(asShown)).toMatchObject({ status: 409, message: checkoutTexts.totalMoved });
    const asRead = await alex.card({ price_key: elsewhere.price_key });
    expect((await alex.authorise(asRead)).status).toBe(201);
  });

  test('an order without a card is made beside the prices that were read, too', async () => {
    await doors.all['the basket'].enter(session);
    const shown = (await alex.cart()).data.price_key;
    expect((await pay({ price_key: 'of another basket' })).status).toBe(409);
    expect((await pay({ price_key: shown })).status).toBe(200);
  });

  test('a page that knows no key pays what the basket says', async () => {
    await doors.all['the basket'].enter(session);
    expect((await pay()).status).toBe(200);
  });
});

describe('a package counts on the day of the class', () => {
  const untilDay = async (validUntil: string | null) => {
    const { activitySlug } = await shop.db
      .selectFrom('scheduledSessions as session')
      .innerJoin('sessionSeries as series', 'series.id', 'session.seriesId')
      .innerJoin('activities as activity', 'activity.id', 'series.activityId')
      .select('activity.slug as activitySlug')
      .where('session.id', '=', session)
      .executeTakeFirstOrThrow();
    await shop.db
      .updateTable('packages')
      .set({ covers: JSON.stringify([activitySlug]), validUntil })
      .where('personId', '=', doors.alexId)
      .execute();
    await change.membership({ endDate: TODAY });
  };

  test('one that ends the day before pays for nothing, although it is good today', async () => {
    await untilDay(day(-1));
    await doors.all['the basket'].enter(session);
    expect((await alex.cart()).data.items?.[0]).toMatchObject({ price: '7.00', package_usage: null });
  });

  test('one that ends on the day pays for it', async () => {
    await untilDay(day(0));
    await doors.all['the basket'].enter(session);
    expect((await alex.cart()).data.items?.[0]).toMatchObject({
      price: '0.00',
      package_usage: { name: '10 swims' },
    });
  });

  test('one that is cut short while the class is in the basket moves the price', async () => {
    await untilDay(day(0));
    await doors.all['the basket'].enter(session);
    await untilDay(day(-1));
    expect((await alex.cart()).data.items?.[0]).toMatchObject({
      price: '7.00',
      formatted_previous_price: '£0.00',
    });
  });
});

test('a refusal says what to do about it', async () => {
  await change.ofSeries(session, { ageMin: 16 });
  await change.birthday(null);
  expect((await listed())?.bookable).toMatchObject({ can_book: false, remedy: 'add-date-of-birth' });
  await change.birthday('1988-04-17');
  expect((await listed())?.bookable).toMatchObject({ can_book: true });
});

test('a clash that came up since is shown on the line, and kept by its options', async () => {
  const other = (await shop.sessions(30)).at(-2) ?? '';
  await doors.all['the basket'].enter(session);
  await change.bookAnotherAt(session, other);
  const [line] = (await alex.cart()).data.items ?? [];
  expect(line).toMatchObject({
    problem: expect.stringMatching(/^You already have /),
    clash: { name: expect.any(String) },
  });
  const body = { options: { accepts_clash: true }, selected_user_id: null };
  const kept = await alex.call(`PUT /api/v1/checkout/${line?.id}`, { body });
  expect(kept.data.items?.[0]).toMatchObject({ problem: null });
  expect(kept.data.items?.[0]).not.toHaveProperty('clash');
});

test('who says yes to the second of two says so for the first, which is still in the basket', async () => {
  const other = (await shop.sessions(30)).at(-3) ?? '';
  await doors.all['the basket'].enter(session);
  await shop.leavePlaces(other, 5);
  await shop.db
    .updateTable('scheduledSessions')
    .set({ startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) })
    .where('id', '=', other)
    .execute();
  expect((await alex.add(other)).status).toBe(409);
  const items = [{ id: other, type: 'activity', accepts_clash: true }];
  const body = { items, membership_user_id: null, selected_user_id: null };
  const headers = { 'idempotency-key': newKey() };
  const { data } = await alex.call('POST /api/v1/checkout/add', { body, headers });
  expect(data.items?.map(({ problem }) => problem)).toEqual([null, null]);
});
