import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestRequest } from '../../testing/api.ts';
import { type CardShop, openCardShop } from '../../testing/card-shop.ts';

let shop: CardShop;
let staff: string;
let sam: { id: string; token: string };

const idOf = async (email: string) => {
  const people = shop.db.selectFrom('people').select('id').where('email', '=', email);
  return (await people.where('tenantId', '=', 1).executeTakeFirstOrThrow()).id;
};

beforeAll(async () => {
  shop = await openCardShop();
  staff = await shop.loginAs('staff@example.com');
  const customer = await shop.customer('sam.new@example.com');
  sam = { id: await idOf('sam.new@example.com'), token: customer.token };
  const sessions = await shop.sessions(6);
  await shop.db
    .updateTable('sessionSeries')
    .set({
      offers: JSON.stringify([{ id: 'one', name: 'Standard', audience: 'standard', pricePence: 0 }]),
    })
    .execute();
  for (const session of sessions) {
    await customer.add(session);
    await customer.complete(undefined, { terms: await customer.terms() });
  }
});
afterAll(() => shop.close());

const bookingsOf = (id: string, request: TestRequest = {}) =>
  shop.call(`GET /api/v1/front-of-house/customers/${id}/bookings`, {
    token: staff,
    app: 'front-of-house',
    ...request,
  });

test('staff see the next five bookings of the customer, with who attends, and neither price nor code', async () => {
  const { status, data } = await bookingsOf(sam.id);
  const rows = data as unknown as { start_date: string; purchased_for: object; venue: object }[];
  expect(status).toBe(200);
  expect(rows).toHaveLength(5);
  const starts = rows.map(({ start_date }) => start_date);
  expect(starts).toEqual([...starts].sort());
  expect(rows[0]).toMatchObject({ purchased_for: { id: sam.id, name: 'Sam Newbury' } });
  expect(rows[0]?.venue).toEqual({ slug: expect.any(String), name: expect.any(String) });
  expect(JSON.stringify(rows)).not.toMatch(/price|access_code|@/);
});

test('the audit log records that staff have seen the customer', async () => {
  const seen = () =>
    shop.db
      .selectFrom('auditEntries')
      .select('id')
      .where('act', '=', 'customer-seen')
      .where('personId', '=', sam.id)
      .execute();
  await bookingsOf(sam.id);
  expect(await seen()).toHaveLength(1);
});

test('no one else sees them: not a customer, not on another host, not another tenant, not without a login', async () => {
  expect((await bookingsOf(sam.id, { token: sam.token })).status).toBe(403);
  expect((await bookingsOf(sam.id, { app: 'bookings' })).status).toBe(403);
  expect((await bookingsOf(sam.id, { tenant: 'northpeak' })).status).toBe(401);
  expect((await bookingsOf(sam.id, { token: undefined })).status).toBe(401);
  expect((await bookingsOf('nobody')).status).toBe(404);
});

test('a login that has ended sees nothing', async () => {
  await shop.call('POST /api/v1/auth/logout', { token: staff, app: 'front-of-house' });
  expect((await bookingsOf(sam.id)).status).toBe(401);
});
