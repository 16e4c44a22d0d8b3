import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';
import { settleDueRefunds } from '../refunds/settle-refunds.ts';

const HOUR = 3_600_000;
let shop: CardShop;
let sam: Customer;
let ids: string[];

beforeAll(async () => {
  shop = await openCardShop();
  sam = await shop.customer('sam.new@example.com');
  ids = await shop.sessions(8);
});
afterAll(() => shop.close());

interface Booked {
  id: string;
  sessionId: string;
  price: string;
}

/** Books classes in one order, with credit before the card. */
async function book(sessionIds: string[], credit = '0.00'): Promise<Booked[]> {
  await sam.add(...sessionIds);
  const payments = credit === '0.00' ? [] : [{ tender_type: 'credit', amount: credit }];
  const paid = await sam.authorise(await sam.card({ payments }));
  const done = await sam.complete(String(paid.data.transaction_uuid), { payments });
  const order = await sam.call(`GET /api/v1/orders/${done.data.complete_order_id}`);
  const rows = await shop.db.selectFrom('orderItems').select(['id', 'sessionId']).execute();
  return [...(order.data.items ?? [])].map((item) => {
    const sessionId = rows.find(({ id }) => id === String(item.id))?.sessionId ?? '';
    return { id: String(item.id), sessionId, price: String(item.price) };
  });
}

const quote = (id: string, who = sam) => who.call(`GET /api/v1/my-account/bookings/${id}/cancellation`);
const cancel = (id: string, refund: string, key = newKey(), who = sam) =>
  who.call(`POST /api/v1/my-account/bookings/${id}/cancel`, {
    body: { refund },
    headers: { 'idempotency-key': key },
  });
const refunds = (orderItemId: string) =>
  shop.db
    .selectFrom('refunds')
    .select(['destination', 'amountPence', 'status'])
    .where('orderItemId', '=', orderItemId)
    .orderBy('destination')
    .execute();
const placesLeft = async (sessionId: string) =>
  Number(
    (await shop.call(`GET /api/v1/activities/sessions/${sessionId}`)).data.session
      ?.remaining_attendee_capacity,
  );
const credit = async () => Number((await sam.call('GET /api/v1/auth/user')).data.credit?.balance);
const inPence = (amount: string) => Math.round(Number(amount) * 100);

test('what comes back is shown, then done once: place, card, list', async () => {
  const [one] = await book([ids[0] ?? '']);
  if (!one) throw new Error('Nothing was booked.');
  await shop.deliverMail();
  const shown = await quote(one.id);
  expect(shown.data).toMatchObject({
    total: one.price,
    refunds: [{ destination: 'card', description: 'Visa ending 0006', amount: one.price }],
  });
  expect(shown.data.free_until).toMatch(/\+01:00$/);
  const before = await placesLeft(one.sessionId);
  const key = newKey();
  const first = await cancel(one.id, one.price, key);
  expect([first.status, first.data.total]).toEqual([200, one.price]);
  expect((await cancel(one.id, one.price, key)).data).toEqual(first.data);
  const again = await cancel(one.id, one.price);
  expect([again.status, again.message]).toEqual([409, 'This booking is already cancelled.']);
  expect(await placesLeft(one.sessionId)).toBe(before + 1);
  expect((await shop.ledger()).refunded).toEqual({ count: 1, amount: inPence(one.price) });
  expect(await refunds(one.id)).toEqual([
    { destination: 'card', amountPence: inPence(one.price), status: 'refunded' },
  ]);
  const [mail, ...others] = await shop.deliverMail();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: 'sam.new@example.com',
    subject: expect.stringMatching(/^Cancelled: \w{3} \d\d Jun 2026 at \d\d:\d\d$/),
  });
  expect(mail?.text).toContain('Your booking is cancelled, as you asked');
  expect(mail?.text).toContain(`Refund: £${one.price} to Visa ending 0006`);
  const upcoming = await sam.call('GET /api/v1/my-account/bookings');
  expect(upcoming.data.filter(({ item }) => String(item?.id) === one.id)).toEqual([]);
  const past = await sam.call('GET /api/v1/my-account/bookings/past');
  expect(past.data[0]).toMatchObject({
    item: { id: one.id },
    status: 'cancelled',
    cancelled: { by: 'person', reason: null },
    refunds: [{ destination: 'card', amount: one.price }],
    activity: { slug: expect.any(String) },
    next_session: expect.any(String),
  });
  expect((await sam.add(one.sessionId)).status).toBe(200);
  await sam.call('DELETE /api/v1/checkout');
});

test('an order that credit helped to pay gives back to the card what it paid, the rest as credit', async () => {
  await shop.db
    .updateTable('people')
    .set({ creditPence: 500 })
    .where('reference', '=', 'RIV100001')
    .execute();
  const booked = await book([ids[1] ?? '', ids[2] ?? ''], '5.00');
  expect(await credit()).toBe(0);
  const before = (await shop.ledger()).refunded.amount;
  const total = booked.reduce((sum, { price }) => sum + inPence(price), 0);
  for (const { id, price } of booked) expect((await cancel(id, price)).status).toBe(200);
  expect((await shop.ledger()).refunded.amount - before).toBe(total - 500);
  expect(await credit()).toBe(5);
});

test('two cancellations of one order at the same time never give back more than was paid', async () => {
  const booked = await book([ids[3] ?? '', ids[4] ?? '']);
  const before = (await shop.ledger()).refunded.amount;
  const answers = await Promise.all(
    booked.flatMap(({ id, price }) => [cancel(id, price), cancel(id, price)]),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
  const total = booked.reduce((sum, { price }) => sum + inPence(price), 0);
  expect((await shop.ledger()).refunded.amount - before).toBe(total);
});

test('other people, unknown bookings, and terms that were not shown', async () => {
  const [one] = await book([ids[5] ?? '']);
  if (!one) throw new Error('Nothing was booked.');
  const alex = await shop.customer('alex.member@example.com');
  for (const answer of [await quote(one.id, alex), await cancel(one.id, one.price, newKey(), alex)]) {
    expect(answer.status).toBe(403);
  }
  expect((await quote(randomUUID())).status).toBe(404);
  expect((await quote('nothing')).status).toBe(404);
  expect((await shop.call(`GET /api/v1/my-account/bookings/${one.id}/cancellation`)).status).toBe(401);
  expect((await sam.call('GET /api/v1/my-account/bookings/past')).status).toBe(200);
  const moved = await cancel(one.id, '0.01');
  expect([moved.status, moved.message]).toEqual([
    409,
    expect.stringMatching(/^The refund has changed: it is now £/),
  ]);
  expect(await refunds(one.id)).toEqual([]);
  expect((await quote(one.id)).status).toBe(200);
});

test('a refund that the provider does not receive is sent again, and one whose answer was lost is not doubled', async () => {
  const [unheard, lost] = [await book([ids[6] ?? '']), await book([ids[7] ?? ''])].flat();
  if (!unheard || !lost) throw new Error('Nothing was booked.');
  const before = (await shop.ledger()).refunded.count;
  await shop.breakProvider({ operation: 'pay', status: 503 });
  expect((await cancel(unheard.id, unheard.price)).status).toBe(200);
  await shop.breakProvider({ operation: 'pay', status: 500, phase: 'after' });
  expect((await cancel(lost.id, lost.price)).status).toBe(200);
  expect([...(await refunds(unheard.id)), ...(await refunds(lost.id))].map(({ status }) => status)).toEqual([
    'pending',
    'pending',
  ]);
  await settleDueRefunds(shop.settling);
  expect((await shop.ledger()).refunded.count).toBe(before + 1);
  for (const _ of [1, 2, 3]) {
    shop.moveClock(30_000);
    await settleDueRefunds(shop.settling);
  }
  expect((await refunds(unheard.id))[0]?.status).toBe('refunded');
  expect((await refunds(lost.id))[0]?.status).toBe('refunded');
  expect((await shop.ledger()).refunded.count).toBe(before + 2);
});

test('too late, the place is given back and the price is not; once it has begun, neither', async () => {
  const [lateId = '', begunId = ''] = (await shop.sessions(10)).slice(8);
  const [[late], [begun]] = [await book([lateId]), await book([begunId])];
  if (!late || !begun) throw new Error('Nothing was booked.');
  const startOf = async ({ sessionId }: Booked) => {
    const session = await shop.db
      .selectFrom('scheduledSessions')
      .select('startsAt')
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow();
    return session.startsAt.getTime();
  };
  shop.moveClock((await startOf(late)) - shop.now().getTime() - HOUR);
  expect((await quote(late.id)).data).toMatchObject({ free_until: null, total: '0.00', refunds: [] });
  expect((await cancel(late.id, late.price)).status).toBe(409);
  await shop.deliverMail();
  expect((await cancel(late.id, '0.00')).status).toBe(200);
  expect(await refunds(late.id)).toEqual([]);
  expect((await shop.deliverMail()).map(({ text }) => text)).toEqual([
    expect.stringContaining('There is no refund for this booking.'),
  ]);
  shop.moveClock((await startOf(begun)) - shop.now().getTime());
  for (const answer of [await quote(begun.id), await cancel(begun.id, '0.00')]) {
    expect([answer.status, answer.message]).toEqual([409, expect.stringMatching(/already started/)]);
  }
});
