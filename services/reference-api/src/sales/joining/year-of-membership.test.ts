import { sql } from 'kysely';
import { addDays, siteDay } from 'shared-contracts/dates';
import { pence } from 'shared-contracts/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillTimetables } from '../../activities/wiring.ts';
import type { TestAnswer, TestRequest } from '../../testing/api.ts';
import { type Customer, newKey } from '../../testing/card-shop.ts';
import { type JoiningShop, openJoiningShop, REVIEW_TERMS } from '../../testing/joining-shop.ts';

const HOUR = 3_600_000;
const SAM = 'sam.new@example.com';

let shop: JoiningShop;
let sam: Customer;
/** Collections by Direct Debit, as announced: day and pence. */
const collected: [string, number][] = [];
/** Expected payments and refunds of the card, by the rules; worked out by hand, in pence. */
const expected = { card: 0, refunded: 0 };
let booked = 0;

beforeAll(async () => {
  shop = await openJoiningShop();
  await shop.born(SAM, '1990-05-05');
  sam = await shop.customer(SAM);
});
afterAll(() => shop.close());

const today = () => siteDay(shop.now());
const post = (line: string, body?: object, request: TestRequest = {}): Promise<TestAnswer> =>
  sam.call(line, { ...(body && { body }), headers: { 'idempotency-key': newKey() }, ...request });
const memberships = async () => (await sam.call('GET /api/v1/my-account/memberships')).data;
const membershipId = async (name: string) =>
  String((await memberships()).find((one) => String(one.name) === name)?.id);
const nextPayment = async () =>
  (await sam.call('GET /api/v1/my-account/mandate')).data.mandate?.next_payment ?? null;

/** Goes on to the morning of a day. Whatever falls due on the way is collected as announced. */
async function goTo(day: string): Promise<void> {
  const next = await nextPayment();
  const due = next && String(next.day) <= day ? next : null;
  const stop = due ? String(due.day) : day;
  if (due) collected.push([stop, pence(String(due.amount?.decimal))]);
  const wanted = due ? addDays(stop, 1) : stop;
  const ms = Date.parse(`${wanted}T08:00:00Z`) - shop.now().getTime();
  if (ms > 0) shop.moveClock(ms);
  await fillTimetables(shop.db, shop.now());
  // A login ends after 30 days; the person logs in again.
  sam = await shop.customer(SAM);
  if (wanted < day) await goTo(day);
}

/** Books a class at a price and answers the booking; what is paid is paid by card. */
async function book(pricePence: number): Promise<{ id: string; startsAt: Date }> {
  booked += 1;
  const sessionId = (await shop.sessions(booked)).at(-1) ?? '';
  const offer = { id: 'standard', name: 'Standard', audience: 'standard', pricePence };
  await shop.db
    .updateTable('sessionSeries')
    .set({ offers: JSON.stringify([offer]) })
    .where('id', 'in', (series) =>
      series.selectFrom('scheduledSessions').select('seriesId').where('id', '=', sessionId),
    )
    .execute();
  expect((await sam.add(sessionId)).status).toBe(200);
  if (pricePence > 0) await payBasket(pricePence);
  else await sam.complete(undefined, { terms: await sam.terms() });
  return shop.db
    .selectFrom('orderItems')
    .innerJoin('scheduledSessions as session', 'session.id', 'orderItems.sessionId')
    .select(['orderItems.id', 'session.startsAt'])
    .where('sessionId', '=', sessionId)
    .where('orderItems.status', '=', 'confirmed')
    .executeTakeFirstOrThrow();
}

/** Pays the basket by card at the amount that is expected. */
async function payBasket(amount: number): Promise<void> {
  expect(pence(String((await sam.cart()).data.totals?.total))).toBe(amount);
  const paid = await shop.pay(sam);
  expect(pence(String(paid.data.total))).toBe(amount);
  expected.card += amount;
}

const cancel = async (id: string) => {
  const shown = (await sam.call(`GET /api/v1/my-account/bookings/${id}/cancellation`)).data;
  const penalty = shown.penalty?.amount ?? null;
  const done = await post(`POST /api/v1/my-account/bookings/${id}/cancel`, {
    refund: shown.total,
    ...(penalty !== null && { penalty }),
  });
  expect(done.status).toBe(200);
  return { refund: pence(String(shown.total)), penalty: penalty === null ? 0 : pence(String(penalty)) };
};

/** Balance of the ledgers: the card provider's, orders, refunds, charges and credit. */
async function balance() {
  const { charged, refunded } = await shop.ledger();
  const { rows } = await sql<{ orders: number; paid: number; refunds: number; owed: number; credit: number }>`
    select
      (select coalesce(sum(total_pence), 0)::int from orders where person_id = person.id) as orders,
      (select coalesce(sum(amount_pence), 0)::int from order_payments
        join orders on orders.id = order_id where person_id = person.id) as paid,
      (select coalesce(sum(amount_pence), 0)::int from refunds
        join orders on orders.id = order_id where person_id = person.id and refunds.status = 'refunded') as refunds,
      (select coalesce(sum(amount_pence), 0)::int from penalties
        where person_id = person.id and paid_at is null) as owed,
      credit_pence as credit
    from people person where email = ${SAM} and reference = 'RIV100001'`.execute(shop.db);
  return { charged: charged.amount, refunded: refunded.amount, ...rows[0] };
}

/** After every step: all ledgers say the same, to the penny. */
async function expectBalance(owed = 0): Promise<void> {
  expect(await balance()).toEqual({
    charged: expected.card,
    refunded: expected.refunded,
    orders: expected.card,
    paid: expected.card,
    refunds: expected.refunded,
    owed,
    credit: 0,
  });
}

test('June: joins by the month, and pays the setup fee and the days until the first collection', async () => {
  expect((await shop.store(sam)).status).toBe(201);
  // £20.00, and 21 of the 30 days of £32.00.
  await payBasket(2000 + 2240);
  await expectBalance();
  expect(await nextPayment()).toEqual({
    day: '2026-07-01',
    amount: { decimal: '32.00', formatted: '£32.00' },
  });
});

test('June: cancels one class in time and one too late, and pays what that costs', async () => {
  await book(700);
  const inTime = await book(650);
  expect(await cancel(inTime.id)).toEqual({ refund: 650, penalty: 0 });
  expected.refunded += 650;
  await expectBalance();
  const late = await book(0);
  shop.moveClock(late.startsAt.getTime() - HOUR - shop.now().getTime());
  expect(await cancel(late.id)).toEqual({ refund: 0, penalty: 300 });
  await expectBalance(300);
  const { data: owed } = await sam.call('GET /api/v1/my-account/penalties');
  const items = owed.map(({ id }) => ({ id, type: 'penalty' }));
  await post('POST /api/v1/checkout/add', { items, membership_user_id: null, selected_user_id: null });
  await payBasket(300);
  await expectBalance();
});

test('July: freezes August and September', async () => {
  await goTo('2026-07-05');
  const path = `/api/v1/my-account/memberships/${await membershipId('Adult')}`;
  const shown = (await sam.call(`GET ${path}/freeze?months=2`)).data;
  expect(shown).toMatchObject({
    start_date: '2026-08-01',
    end_date: '2026-09-30',
    total: { decimal: '10.00' },
    resumes: { day: '2026-10-01', amount: { decimal: '32.00' } },
  });
  const agreed = { start_date: '2026-08-01', months: 2, monthly: '5.00' };
  expect((await post(`POST ${path}/freeze`, agreed)).status).toBe(200);
  await expectBalance();
});

test('October: changes to a student membership, sends the proof, and staff accept it', async () => {
  await goTo('2026-10-10');
  const change = await post(`POST /api/v1/memberships/${await membershipId('Adult')}/change`, {
    home_venue_id: shop.venues['sale-leisure-centre'],
    membership_type_id: '103',
    payment_option_id: '1031',
    start_date: '2026-10-10',
    checked_terms: REVIEW_TERMS,
  });
  expect(change.status).toBe(201);
  // It costs less, so that nothing is due at once; what is below is not given back.
  expect((await sam.complete(undefined, { terms: await sam.terms() })).status).toBe(200);
  await expectBalance();
  expect((await memberships())[0]).toMatchObject({ name: 'Student', state: 'pending' });
  const [asked] = (await sam.call('GET /api/v1/my-account/documents')).data;
  const content = Buffer.from('%PDF-1.7 a student card').toString('base64');
  await sam.call(`PUT /api/v1/my-account/documents/${asked?.id}`, {
    body: { file_name: 'card.pdf', content },
  });
  const desk = { token: await shop.loginAs('staff@example.com'), app: 'front-of-house' };
  const [sent] = (await shop.call('GET /api/v1/front-of-house/documents', desk)).data;
  const decided = await shop.call(`POST /api/v1/front-of-house/documents/${sent?.id}/decision`, {
    ...desk,
    body: { decision: 'accepted', expires_on: '2027-06-30', sent_at: sent?.sent_at },
    headers: { 'idempotency-key': newKey() },
  });
  expect(decided.status).toBe(200);
  expect((await memberships())[0]).toMatchObject({ name: 'Student', state: 'current' });
});

test('January: ends it, on the day and with the payments that were announced', async () => {
  await goTo('2027-01-10');
  const path = `/api/v1/my-account/memberships/${await membershipId('Student')}`;
  const shown = (await sam.call(`GET ${path}/ending`)).data;
  expect(shown).toMatchObject({ end_date: '2027-01-31', last_payment: null });
  expect((await post(`POST ${path}/end`, { end_date: '2027-01-31' })).status).toBe(200);
  await goTo('2027-02-02');
  expect(await nextPayment()).toBeNull();
  await expectBalance();
});

test('February: comes back for a month that is paid at once, and renews it before it ends', async () => {
  const month = {
    membership_type_id: '109',
    payment_option_id: '1091',
    start_date: today(),
    billing_day: null,
  };
  expect((await shop.store(sam, month)).status).toBe(201);
  await payBasket(3900);
  await goTo('2027-02-25');
  const renewal = `/api/v1/memberships/${await membershipId('One Month')}/renew`;
  expect((await post(`POST ${renewal}`)).status).toBe(201);
  const agreed = { body: { checked_terms: REVIEW_TERMS } };
  expect((await sam.call(`PUT ${renewal}`, agreed)).status).toBe(200);
  await payBasket(3900);
  await expectBalance();
  expect((await memberships()).map(({ name, end_date }) => [String(name), String(end_date)])).toEqual([
    ['One Month', '2027-03-01'],
    ['One Month', '2027-04-01'],
    ['Student', '2027-01-31'],
    ['Adult', '2026-10-09'],
  ]);
});

test('a year on, all has ended, what is to do is listed, and every penny is accounted for', async () => {
  await goTo('2027-06-10');
  await expectBalance();
  expect(collected).toEqual([
    ['2026-07-01', 3200],
    ['2026-08-01', 500],
    ['2026-09-01', 500],
    ['2026-10-01', 3200],
    ['2026-11-01', 2400],
    ['2026-12-01', 2400],
    ['2027-01-01', 2400],
  ]);
  expect((await memberships()).map(({ state }) => String(state))).toEqual(Array(4).fill('ended'));
  const { data: user } = await sam.call('GET /api/v1/auth/user');
  expect(user).toMatchObject({
    has_outstanding_penalties: false,
    credit: { balance: '0.00' },
    document_expiry: [{ document_expiring_soon: true, days_to_expiry: 20 }],
  });
  // The person's own pages agree: their orders and refunds add up to the movements on their card.
  const { data: orders } = await sam.call('GET /api/v1/my-account/orders');
  const paid = orders.reduce((sum, { total }) => sum + pence(String(total)), 0);
  const returned = orders
    .flatMap(({ refunds }) => refunds ?? [])
    .reduce((sum, { amount }) => sum + pence(String(amount)), 0);
  const debited = collected.reduce((sum, [, amount]) => sum + amount, 0);
  expect({ paid, returned, debited }).toEqual({ paid: 13_690, returned: 650, debited: 14_600 });
  expect(await balance()).toMatchObject({ charged: paid, refunded: returned });
});
