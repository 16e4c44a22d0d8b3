import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestRequest } from '../../testing/api.ts';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';

const DESK = 'front-of-house';
const LOG = 'GET /api/v1/front-of-house/audit-log';
let shop: CardShop;
let alex: Customer;
let alexId: string;
let manager: string;
let desk: string;
let ids: string[];

beforeAll(async () => {
  shop = await openCardShop();
  alex = await shop.customer('alex.member@example.com');
  alexId = String((await alex.call('GET /api/v1/auth/user')).data.id);
  manager = await shop.loginAs('staff@example.com');
  desk = await shop.loginAs('desk@example.com');
  ids = await shop.sessions(4);
});
afterAll(() => shop.close());

const at =
  (token: string) =>
  (line: string, request: TestRequest = {}) =>
    shop.call(line, { token, app: DESK, headers: { 'idempotency-key': newKey() }, ...request });
const read = async (query = '') => (await at(manager)(`${LOG}${query}`)).data;

/** Sells a place to Alex for cash at the desk. Returns the id of the booking. */
async function sell(): Promise<string> {
  await alex.add(ids.pop() ?? '');
  const { id, totals } = (await alex.cart()).data;
  const terms = (await at(desk)(`GET /api/terms?cart_id=${id}`)).data.map((term) => term.id);
  const amount = String(totals?.total);
  const payments = [{ tender_type: 'cash', amount, received: '100.00' }];
  const paid = await at(desk)('POST /api/v1/checkout/pay', {
    body: { completed_waivers: [], payments, source: DESK, terms, selected_user_id: alexId },
  });
  expect(paid.status).toBe(200);
  const order = await alex.call(`GET /api/v1/orders/${paid.data.complete_order_id}`);
  return String(order.data.items?.[0]?.id);
}

describe('what staff do to someone', () => {
  let booking: string;
  beforeEach(async () => {
    booking = await sell();
  });

  it('is in the log with who did it, to whom and for how much', async () => {
    const [entry] = (await read()).acts ?? [];
    expect(entry).toMatchObject({
      act: 'order-taken',
      staff: { name: 'Ellis Reception', reference: 'RIV900002' },
      person: { name: 'Alex Fairbairn', reference: 'RIV100002' },
      subject: expect.any(String),
      formatted_amount: expect.stringMatching(/^£/),
      note: null,
    });
    expect(JSON.stringify(entry)).not.toContain('alex.member@example.com');
  });

  it('is written together with it, or not at all', async () => {
    const before = (await read()).acts?.length;
    const refused = await at(desk)(`POST /api/v1/my-account/bookings/${booking}/cancel`, {
      body: { refund: '0.01' },
    });
    expect(refused.status).toBe(409);
    expect((await read()).acts).toHaveLength(Number(before));
    const terms = await at(desk)(`GET /api/v1/my-account/bookings/${booking}/cancellation`);
    const { total, penalty } = terms.data;
    const agreed = { refund: total, penalty: penalty?.amount ?? '0.00' };
    const done = await at(desk)(`POST /api/v1/my-account/bookings/${booking}/cancel`, { body: agreed });
    expect(done.status).toBe(200);
    expect((await read()).acts?.[0]).toMatchObject({
      act: 'booking-cancelled',
      person: { reference: 'RIV100002' },
      formatted_amount: terms.data.formatted_total,
    });
  });

  it('is found by day, by staff and by person', async () => {
    const acts = async (query: string) => (await read(query)).acts?.map(({ act }) => String(act));
    const all = await acts('');
    expect(await acts('?staff=desk@example.com&person=riv100002')).toEqual(all);
    expect(await acts('?from=2026-06-10&to=2026-06-10')).toEqual(all);
    expect(await acts('?from=2026-06-11')).toEqual([]);
    expect(await acts('?to=2026-06-09')).toEqual([]);
    expect(await acts('?staff=staff@example.com')).toEqual([]);
    expect(await acts('?person=sam.new@example.com')).toEqual([]);
    expect(await acts('?person=nobody@example.com')).toEqual([]);
    expect((await at(manager)(`${LOG}?from=10.6.2026`)).status).toBe(422);
  });

  it('continues from a line that is known', async () => {
    const [first, ...rest] = (await read()).acts ?? [];
    expect((await read(`?before=${first?.id}`)).acts).toEqual(rest);
  });
});

it('what people do to their own is in no log', async () => {
  const before = (await read()).acts?.length;
  await alex.add(ids.pop() ?? '');
  await alex.call('DELETE /api/v1/checkout');
  expect((await read()).acts).toHaveLength(Number(before));
});

it.each([
  ['the desk', () => desk, DESK, 403],
  ['a customer', () => alex.token, DESK, 403],
  ['a visitor', () => null, DESK, 401],
  ['a manager on another host', () => manager, 'bookings', 403],
])('the log is not for %s', async (_who, token, app, status) => {
  expect((await shop.call(LOG, { token: token(), app })).status).toBe(status);
});

it.each([
  ['sort out a payment', 'POST /api/v1/front-of-house/payments-to-sort-out/x/resolution'],
  ['cancel a class', 'POST /api/v1/front-of-house/classes/x/cancel'],
])('the desk may not %s', async (_what, line) => {
  const body = line.includes('resolution') ? { resolution: 'noted', note: 'Seen.' } : {};
  expect((await at(desk)(line, { body })).status).toBe(403);
  expect((await at(manager)(line, { body })).status).toBe(404);
});

it.each([
  ['changed', "update audit_entries set note = 'nothing'"],
  ['removed', 'delete from audit_entries'],
  ['emptied', 'truncate audit_entries'],
])('the database refuses to have a line %s', async (_what, statement) => {
  const { sql } = await import('kysely');
  await expect(sql.raw(statement).execute(shop.db)).rejects.toThrow('only ever added to');
});
