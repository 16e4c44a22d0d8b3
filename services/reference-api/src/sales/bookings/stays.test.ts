import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestAnswer } from '../../testing/api.ts';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';

const DAY = '2026-06-12';
const VENUE = '/api/v1/activities/venues/sale-leisure-centre';
const COURT = 'Squash court 2';
const HOUR = 3_600_000;
let shop: CardShop;
let sam: Customer;
/** The session and times of a stay of three parts. */
let slots: { id: string; start: string; end: string }[];

beforeAll(async () => {
  shop = await openCardShop();
  sam = await shop.customer('sam.new@example.com');
  const uses = (await shop.call(`GET ${VENUE}/facility-uses`)).data;
  const squash = uses.find((use) => use.name === 'Squash courts')?.id;
  const all = (await shop.call(`GET ${VENUE}/slots?date=${DAY}`)).data;
  slots = all
    .filter((slot) => slot.facility_use === squash)
    .slice(-3)
    .map((slot) => ({
      id: String(slot.id),
      start: String(slot.start_date),
      end: String(slot.end_date),
    }));
  for (const { id } of slots) await shop.leavePlaces(id, 2);
});
beforeEach(async () => {
  await shop.deliverMail();
});
afterAll(() => shop.close());

const price = (pricePence: number) =>
  shop.db
    .updateTable('sessionSeries')
    .set({ offers: JSON.stringify([{ id: 'one', name: 'Standard', audience: 'standard', pricePence }]) })
    .where('courts', 'is not', null)
    .execute();

/** Books the court for all times in one order; answers it. */
async function book(pricePence = 650): Promise<TestAnswer['data']> {
  await price(pricePence);
  await sam.call('POST /api/v1/checkout/add', {
    body: {
      items: slots.map(({ id }) => ({ id, type: 'activity', individual_facility_use: COURT })),
      membership_user_id: null,
      selected_user_id: null,
    },
    headers: { 'idempotency-key': newKey() },
  });
  const terms = await sam.terms();
  const paid = pricePence > 0 ? await sam.authorise(await sam.card()) : null;
  const done = await sam.complete(paid ? String(paid.data.transaction_uuid) : undefined, { terms });
  return (await sam.call(`GET /api/v1/orders/${done.data.complete_order_id}`)).data;
}
const idsOf = ({ items }: TestAnswer['data']) => [...(items ?? [])].map(({ id }) => String(id));

const path = (id: string) => `/api/v1/my-account/bookings/${id}`;
const quote = (id = '', who = sam) => who.call(`GET ${path(id)}/cancellation?stay=whole`);
const cancel = (id = '', body: object = {}, who = sam, key = newKey()) =>
  who.call(`POST ${path(id)}/cancel`, {
    body: { refund: '19.50', stay: 'whole', ...body },
    headers: { 'idempotency-key': key },
  });
const statuses = async (ids: string[]) => {
  const rows = shop.db.selectFrom('orderItems').select('status').where('id', 'in', ids);
  return (await rows.execute()).map(({ status }) => status);
};
const refunded = async (ids: string[]) => {
  const rows = shop.db.selectFrom('refunds').select('amountPence').where('orderItemId', 'in', ids);
  return (await rows.execute()).reduce((sum, { amountPence }) => sum + amountPence, 0);
};
const events = (text: string) => text.split('BEGIN:VEVENT').slice(1);
const clock = (moment = '') => moment.slice(11, 16);

test('a court booked for longer has one entry code, one letter, one event and one line of payments', async () => {
  const order = await book();
  const [item, ...others] = [...(order.items ?? [])];
  expect(others).toHaveLength(2);
  expect(item).toMatchObject({ is_court: true, location: COURT });
  expect(new Set(order.items?.map(({ access_code }) => access_code)).size).toBe(1);
  const [mail, ...more] = await shop.deliverMail();
  expect(more).toEqual([]);
  const [first, , last] = slots;
  const times = `${clock(first?.start)} to ${clock(last?.end)}`;
  expect(mail?.subject).toMatch(/^Booked: /);
  expect(mail?.text.split(times)).toHaveLength(2);
  expect(mail?.text.split('Cancel free of charge until')).toHaveLength(2);
  expect(mail?.text.split(String(item?.access_code))).toHaveLength(2);
  expect(mail?.text).toContain('£19.50');
  expect(mail?.text).not.toContain('£6.50');
  const file = await sam.call(`GET /api/v1/orders/${order.complete_order_id}/calendar`);
  expect(events(file.text)).toHaveLength(1);
  expect(file.text).toContain('DURATION:PT135M');
  const { data } = await sam.call('POST /api/v1/my-account/calendar');
  const feed = await shop.call(`GET ${new URL(String(data.address)).pathname}`);
  expect(events(feed.text).filter((event) => event.includes(COURT))).toHaveLength(1);
  const { id: personId } = (await sam.call('GET /api/v1/auth/user')).data;
  const desk = await shop.call(`GET /api/v1/front-of-house/customers/${personId}/bookings`, {
    token: await shop.loginAs('staff@example.com'),
    app: 'front-of-house',
  });
  const seen = desk.data.filter((row) => row.location === COURT);
  expect(seen).toMatchObject([{ start_date: first?.start, end_date: last?.end }]);
  const orders = (await sam.call('GET /api/v1/my-account/orders')).data;
  expect(orders[0]?.items).toEqual([item?.name]);
  expect((await cancel(String(item?.id))).status).toBe(200);
});

test('it is cancelled as one, at one refund, once', async () => {
  const ids = idsOf(await book());
  await shop.deliverMail();
  const before = (await shop.ledger()).refunded.amount;
  const shown = await quote(ids[1]);
  expect(shown.data).toMatchObject({
    bookings: ids,
    total: '19.50',
    refunds: [{ description: 'Visa ending 0006', amount: '19.50' }],
  });
  const start = new Date(slots[0]?.start ?? '').getTime();
  expect(start - new Date(String(shown.data.free_until)).getTime()).toBe(4 * HOUR);
  const untold = await cancel(ids[0], { refund: '6.50' });
  expect([untold.status, await statuses(ids)]).toEqual([409, Array(3).fill('confirmed')]);
  const key = newKey();
  const [one, other] = await Promise.all([cancel(ids[1], {}, sam, key), cancel(ids[0])]);
  expect([one.status, other.status].toSorted()).toEqual([200, 409]);
  expect((await cancel(ids[1], {}, sam, key)).status).toBe(one.status);
  expect((await cancel(ids[2])).message).toBe('This booking is already cancelled.');
  expect([await statuses(ids), await refunded(ids)]).toEqual([Array(3).fill('cancelled'), 1950]);
  expect((await shop.ledger()).refunded.amount - before).toBe(1950);
  const [mail, ...more] = await shop.deliverMail();
  expect(more).toEqual([]);
  expect(mail?.text).toContain(`${clock(slots[0]?.start)} to ${clock(slots[2]?.end)}`);
  expect(mail?.text).toContain('Refund: £19.50 to Visa ending 0006');
});

test('what fails within it leaves all of it booked', async () => {
  const ids = idsOf(await book());
  await shop.db.schema.alterTable('mails').renameTo('away').execute();
  expect((await cancel(ids[0])).status).toBe(500);
  await shop.db.schema.alterTable('away').renameTo('mails').execute();
  expect([await statuses(ids), await refunded(ids)]).toEqual([Array(3).fill('confirmed'), 0]);
  expect((await cancel(ids[0])).status).toBe(200);
  expect(await refunded(ids)).toBe(1950);
});

test('a part that was cancelled before is no longer of it', async () => {
  const ids = idsOf(await book());
  await shop.deliverMail();
  const one = await cancel(ids[2], { refund: '6.50', stay: undefined });
  expect([one.status, one.data.bookings]).toEqual([200, undefined]);
  const [mail] = await shop.deliverMail();
  expect(mail?.text).not.toContain('removes this booking from your calendar');
  expect((await cancel(ids[0])).status).toBe(409);
  expect((await quote(ids[0])).data).toMatchObject({ bookings: ids.slice(0, 2), total: '13.00' });
  expect((await cancel(ids[0], { refund: '13.00' })).status).toBe(200);
  expect(await refunded(ids)).toBe(1950);
});

test('no one else cancels it: not someone else, not another tenant; the desk does', async () => {
  const ids = idsOf(await book());
  const alex = await shop.customer('alex.member@example.com');
  const north = await shop.customer('sam.new@example.com', 'northpeak');
  expect([(await quote(ids[0], alex)).status, (await cancel(ids[0], {}, alex)).status]).toEqual([403, 403]);
  expect((await cancel(ids[0], {}, north)).status).toBe(404);
  expect((await shop.call(`GET ${path(ids[0] ?? '')}/cancellation?stay=whole`)).status).toBe(401);
  expect(await statuses(ids)).toEqual(Array(3).fill('confirmed'));
  const token = await shop.loginAs('staff@example.com');
  const atDesk = await shop.call(`POST ${path(ids[0] ?? '')}/cancel`, {
    token,
    app: 'front-of-house',
    body: { refund: '19.50', stay: 'whole' },
    headers: { 'idempotency-key': newKey() },
  });
  expect([atDesk.status, await statuses(ids)]).toEqual([200, Array(3).fill('cancelled')]);
});

test('the person whom it is for does not cancel it', async () => {
  const ids = idsOf(await book());
  const alex = await shop.customer('alex.member@example.com');
  const { id: personId } = await shop.db
    .selectFrom('people')
    .select('id')
    .where('email', '=', 'alex.member@example.com')
    .where('tenantId', '=', 1)
    .executeTakeFirstOrThrow();
  await shop.db.updateTable('orderItems').set({ personId }).where('id', 'in', ids).execute();
  const upcoming = (await alex.call('GET /api/v1/my-account/bookings')).data;
  expect(upcoming.filter(({ item }) => ids.includes(String(item?.id)))).toHaveLength(3);
  expect((await cancel(ids[0], {}, alex)).status).toBe(403);
  expect((await cancel(ids[0])).status).toBe(200);
});

test('a free one that is given up late is charged for once, as one or part by part', async () => {
  const charged = async (ids: string[]) => {
    const rows = shop.db.selectFrom('penalties').select('amountPence').where('orderItemId', 'in', ids);
    return (await rows.execute()).map(({ amountPence }) => amountPence);
  };
  const [whole, inParts] = [idsOf(await book(0)), [] as string[]];
  const atFirst = shop.now().getTime();
  shop.moveClock(new Date(slots[0]?.start ?? '').getTime() - atFirst - HOUR);
  const free = { refund: '0.00' };
  const { data } = await quote(whole[0]);
  expect(data).toMatchObject({ free_until: null, total: '0.00', penalty: { amount: '3.00' } });
  expect((await cancel(whole[0], free)).status).toBe(409);
  expect((await cancel(whole[0], { ...free, penalty: '3.00' })).status).toBe(200);
  expect(await charged(whole)).toEqual([300]);
  inParts.push(...idsOf(await book(0)));
  const single = { ...free, stay: undefined };
  expect((await cancel(inParts[0], { ...single, penalty: '3.00' })).status).toBe(200);
  expect((await cancel(inParts[1], single)).status).toBe(200);
  expect(await charged(inParts)).toEqual([300]);
});

test('a free one that no one came to is charged for once', async () => {
  const court = shop.db.selectFrom('orderItems').select('id').where('court', '=', COURT);
  const ids = (await court.orderBy('id').execute()).map(({ id }) => id);
  const sessions = slots.map(({ id }) => id);
  const [first] = await shop.db
    .selectFrom('orderItems')
    .select(['orderId'])
    .where('id', 'in', ids)
    .where('status', '=', 'confirmed')
    .execute();
  await shop.db.deleteFrom('penalties').execute();
  const stay = await shop.db
    .updateTable('orderItems')
    .set({ status: 'confirmed' })
    .where('orderId', '=', first?.orderId ?? '')
    .returning(['id', 'sessionId'])
    .execute();
  const partOf = (at: number) => stay.find(({ sessionId }) => sessionId === sessions[at])?.id ?? '';
  shop.moveClock(new Date(slots[2]?.end ?? '').getTime() - shop.now().getTime());
  const desk = { token: await shop.loginAs('staff@example.com'), app: 'front-of-house' } as const;
  await shop.db.updateTable('orderItems').set({ pricePence: 0 }).where('id', 'in', ids).execute();
  const missed = async (id: string) =>
    (await shop.call(`POST /api/v1/front-of-house/bookings/${id}/no-show`, { ...desk, body: {} })).data
      .penalty;
  const cost = async () => {
    const { data } = await shop.call(`GET /api/v1/front-of-house/classes/${sessions[1]}/bookings`, desk);
    return data.find(({ booking_id }) => booking_id === partOf(1))?.cost;
  };
  expect(await cost()).toMatchObject({ formatted: '£5.00' });
  expect(await missed(partOf(0))).toMatchObject({ amount: '5.00' });
  expect([await cost(), await missed(partOf(1))]).toEqual([null, null]);
});
