import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';
import { keepLoginsActive } from '../../testing/keep-logins-active.ts';

const HOUR = 3_600_000;
let shop: CardShop;
let sam: Customer;
let staff: string;
let classes: string[];

beforeAll(async () => {
  shop = await openCardShop();
  sam = await shop.customer('sam.new@example.com');
  staff = await shop.loginAs('staff@example.com');
  classes = await shop.sessions(6);
  await shop.db
    .updateTable('sessionSeries')
    .set({ offers: JSON.stringify([{ id: 'free', name: 'Free', audience: 'standard', pricePence: 0 }]) })
    .where('id', 'in', (series) =>
      series.selectFrom('scheduledSessions').select('seriesId').where('id', 'in', classes.slice(0, 4)),
    )
    .execute();
});
afterAll(() => shop.close());

/** Books a free class; answers the booking. */
async function book(sessionId: string): Promise<string> {
  await sam.add(sessionId);
  await sam.complete(undefined, { terms: await sam.terms() });
  const { id } = await shop.db
    .selectFrom('orderItems')
    .select('id')
    .where('sessionId', '=', sessionId)
    .where('status', '=', 'confirmed')
    .executeTakeFirstOrThrow();
  return id;
}

async function moveTo(sessionId: string, hoursBefore: number): Promise<void> {
  const { startsAt } = await shop.db
    .selectFrom('scheduledSessions')
    .select('startsAt')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  shop.moveClock(startsAt.getTime() - hoursBefore * HOUR - shop.now().getTime());
  await keepLoginsActive(shop);
}

const cancel = (id: string, body: Record<string, unknown>, key = newKey()) =>
  sam.call(`POST /api/v1/my-account/bookings/${id}/cancel`, { body, headers: { 'idempotency-key': key } });
const owed = async () => (await sam.call('GET /api/v1/my-account/penalties')).data;
const isOwing = async () => (await sam.call('GET /api/v1/auth/user')).data.has_outstanding_penalties;
const noShow = (id: string, request = {}) =>
  shop.call(`POST /api/v1/front-of-house/bookings/${id}/no-show`, {
    token: staff,
    app: 'front-of-house',
    ...request,
  });
const put = (...ids: string[]) =>
  sam.call('POST /api/v1/checkout/add', {
    body: {
      items: ids.map((id) => ({ id, type: 'penalty' })),
      membership_user_id: null,
      selected_user_id: null,
    },
    headers: { 'idempotency-key': newKey() },
  });

test('a free class given up too late is charged for, as announced, once', async () => {
  const [first = ''] = classes;
  const booking = await book(first);
  await moveTo(first, 1);
  const shown = await sam.call(`GET /api/v1/my-account/bookings/${booking}/cancellation`);
  expect(shown.data).toMatchObject({
    total: '0.00',
    penalty: { amount: '3.00', formatted_amount: '£3.00' },
    description: 'This class starts in less than 4 hours, so there is a charge for cancelling.',
  });
  const untold = await cancel(booking, { refund: '0.00' });
  expect([untold.status, untold.message]).toEqual([409, expect.stringContaining('it is now £3.00')]);
  expect(await owed()).toEqual([]);
  const key = newKey();
  const body = { refund: '0.00', penalty: '3.00' };
  expect((await cancel(booking, body, key)).status).toBe(200);
  expect((await cancel(booking, body, key)).status).toBe(200);
  expect(await owed()).toMatchObject([{ reason: 'late-cancellation', amount: '3.00', is_in_basket: false }]);
  expect(await isOwing()).toBe(true);
  const letters = (await shop.deliverMail()).filter(({ kind }) => kind === 'booking-cancelled');
  expect(letters.map(({ text }) => text)).toEqual([
    expect.stringContaining('It was cancelled late, so there is a £3.00 charge to pay.'),
  ]);
});

test('an empty place is charged for once it was to be taken, and only at the desk', async () => {
  const session = classes[1] ?? '';
  const booking = await book(session);
  expect((await noShow(booking)).message).toBe('This class has not started yet.');
  await moveTo(session, -1);
  expect((await noShow(booking, { app: 'bookings' })).status).toBe(403);
  expect((await noShow(booking, { token: sam.token })).status).toBe(403);
  expect((await noShow(crypto.randomUUID())).status).toBe(404);
  const noted = await noShow(booking);
  expect(noted.data.penalty).toMatchObject({ reason: 'no-show', amount: '5.00' });
  expect((await noShow(booking)).data).toEqual(noted.data);
  expect(await owed()).toHaveLength(2);
});

test('who owes as much as the limit books nothing, and reads what to do', async () => {
  await shop.leavePlaces(classes[2] ?? '', 5);
  const refused = await sam.add(classes[2] ?? '');
  expect([refused.status, refused.message]).toEqual([
    409,
    'You owe £8.00 for earlier bookings. Pay it in your account, under Payments, before you book.',
  ]);
});

test('what is owed goes into the basket, out of it, and is no one else’s to put there', async () => {
  const [late, missed] = (await owed()).map(({ id }) => String(id));
  const alex = await shop.customer('alex.member@example.com');
  const body = { items: [{ id: late, type: 'penalty' }], membership_user_id: null, selected_user_id: null };
  const headers = { 'idempotency-key': newKey() };
  expect((await alex.call('POST /api/v1/checkout/add', { body, headers })).status).toBe(409);
  expect((await put(String(late), 'nothing')).status).toBe(409);
  const both = await put(String(late), String(missed));
  expect(both.data.totals).toMatchObject({ total: '8.00', item_count: 2 });
  expect(both.data.items?.[0]).toMatchObject({
    type: 'penalty',
    name: expect.stringMatching(/^Late cancellation of /),
    formatted_price: '£3.00',
    problem: null,
  });
  expect((await owed()).map(({ is_in_basket }) => Boolean(is_in_basket))).toEqual([true, true]);
  const removed = await sam.call('POST /api/v1/checkout/remove', { body: { cart_item_ids: [missed] } });
  expect(removed.data.totals?.total).toBe('3.00');
  expect((await sam.call('DELETE /api/v1/checkout')).data.items).toEqual([]);
  expect((await owed()).map(({ is_in_basket }) => Boolean(is_in_basket))).toEqual([false, false]);
});

test('paid once by card, it is owed no more and the receipt says what it was', async () => {
  const before = (await shop.ledger()).charged;
  const ids = (await owed()).map(({ id }) => String(id));
  await put(...ids);
  const paid = await sam.authorise(await sam.card());
  const uuid = String(paid.data.transaction_uuid);
  const done = await sam.complete(uuid);
  expect((await sam.complete(uuid)).data).toEqual(done.data);
  const { charged } = await shop.ledger();
  expect([charged.count - before.count, charged.amount - before.amount]).toEqual([1, 800]);
  expect(await owed()).toEqual([]);
  expect(await isOwing()).toBe(false);
  const order = await sam.call(`GET /api/v1/orders/${done.data.complete_order_id}`);
  expect(order.data.items?.map(({ type, price }) => [type, price])).toEqual([
    ['penalty', '3.00'],
    ['penalty', '5.00'],
  ]);
  expect((await put(...ids)).status).toBe(409);
  const [later = ''] = await shop.sessions(1);
  expect((await sam.add(later)).status).toBe(200);
});

test('the person of the demonstration who owes something can pay it', async () => {
  const jo = await shop.customer('jo.renew@example.com');
  const { data } = await jo.call('GET /api/v1/my-account/penalties');
  expect(data).toMatchObject([{ reason: 'late-cancellation', formatted_amount: '£3.00' }]);
});
