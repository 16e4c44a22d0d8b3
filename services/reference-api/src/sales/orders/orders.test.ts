import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CardShop, type Customer, newKey, openCardShop } from '../../testing/card-shop.ts';

let shop: CardShop;
let sam: Customer;
let orderId: string;
let ids: string[];

beforeAll(async () => {
  shop = await openCardShop();
  sam = await shop.customer('sam.new@example.com');
  ids = await shop.sessions(2);
  await sam.add(...ids);
  const paid = await sam.authorise(await sam.card());
  const done = await sam.complete(String(paid.data.transaction_uuid));
  orderId = String(done.data.complete_order_id);
});
afterAll(() => shop.close());

test('an order has its bookings by time, each with its own code, and adds up', async () => {
  const { data } = await sam.call(`GET /api/v1/orders/${orderId}`);
  expect(data.items).toHaveLength(2);
  const [first, second] = [data.items?.[0], data.items?.[1]];
  expect(Date.parse(String(first?.start_date))).toBeLessThanOrEqual(Date.parse(String(second?.start_date)));
  expect(first?.venue?.address).toMatch(/, [A-Z0-9]+ [A-Z0-9]+$/);
  expect(Number(first?.price) + Number(second?.price)).toBeCloseTo(Number(data.total), 5);
});

test('what was bought stays as it was, whatever happens to the class', async () => {
  const before = (await sam.call(`GET /api/v1/orders/${orderId}`)).data;
  await shop.db.updateTable('sessionSeries').set({ name: 'Renamed', leader: 'Nobody' }).execute();
  expect((await sam.call(`GET /api/v1/orders/${orderId}`)).data).toEqual(before);
});

test("other people's orders, unknown ones, and another tenant's", async () => {
  const alex = await shop.customer('alex.member@example.com');
  const elsewhere = await shop.loginAs('sam.new@example.com', 'northpeak');
  for (const path of ['', '/calendar']) {
    const line = `GET /api/v1/orders/${orderId}${path}`;
    expect(await alex.call(line)).toMatchObject({ status: 403, message: 'Unauthorised.' });
    expect((await shop.call(line)).status).toBe(401);
    expect((await shop.call(line, { tenant: 'northpeak', token: elsewhere })).status).toBe(404);
    expect((await sam.call(`GET /api/v1/orders/${randomUUID()}${path}`)).status).toBe(404);
  }
});

test('the calendar file has every booking, in UTC, as a file to keep', async () => {
  const order = (await sam.call(`GET /api/v1/orders/${orderId}`)).data;
  const file = await sam.call(`GET /api/v1/orders/${orderId}/calendar`);
  expect(file.status).toBe(200);
  expect(file.headers['content-type']).toContain('text/calendar');
  expect(file.headers['content-disposition']).toBe(`attachment; filename="${order.reference}.ics"`);
  const text = file.text.replaceAll('\r\n ', '').replaceAll('\r\n\t', '');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  const utc = new Date(String(order.items?.[0]?.start_date)).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  expect(text).toContain(`DTSTART:${utc}`);
  expect(text).toContain(`Booking reference: ${order.reference}`);
  expect(text).toContain(`Entry code: ${order.items?.[0]?.access_code}`);
});

test('an order is true later: what was cancelled, what came back, the VAT, and no code that opens nothing', async () => {
  const before = (await sam.call(`GET /api/v1/orders/${orderId}`)).data;
  const [first] = before.items ?? [];
  expect(before.seller).toMatchObject({
    legal_name: 'Riverside Leisure Ltd',
    company_number: '09999901',
    vat_number: 'GB 999 0160 27',
  });
  const inPence = (amount: unknown) => Math.round(Number(amount) * 100);
  expect(inPence(before.tax)).toBeGreaterThan(0);
  expect(before.vat).toEqual([
    { percent: 20, formatted_gross: before.formatted_total, formatted_tax: before.formatted_tax },
  ]);
  await sam.call(`POST /api/v1/my-account/bookings/${first?.id}/cancel`, {
    body: { refund: first?.price },
    headers: { 'idempotency-key': newKey() },
  });
  const { data } = await sam.call(`GET /api/v1/orders/${orderId}`);
  const [cancelled, standing] = [data.items?.[0], data.items?.[1]];
  expect(cancelled).toMatchObject({
    id: first?.id,
    access_code: '',
    cancelled: { by: 'person', at: expect.stringMatching(/^2026-06-10T/) },
    returned: [{ description: 'Visa ending 0006', amount: first?.price }],
  });
  expect(standing).toEqual(before.items?.[1]);
  const calendar = await sam.call(`GET /api/v1/orders/${orderId}/calendar`);
  expect(calendar.text).toContain('STATUS:CANCELLED');
  expect(calendar.text).not.toContain(String(first?.access_code));
});

test('a refund that still has to be made is not said to be made, on any page', async () => {
  const shown = async () => {
    const order = (await sam.call(`GET /api/v1/orders/${orderId}`)).data;
    const [paid] = (await sam.call('GET /api/v1/my-account/orders')).data;
    const past = (await sam.call('GET /api/v1/my-account/bookings/past')).data;
    const refunds = [order.items?.[0]?.returned, paid?.refunds, ...past.map((booking) => booking.refunds)];
    return refunds.flatMap((each) => each ?? []).map((refund) => refund.is_on_its_way ?? false);
  };
  expect(await shown()).toEqual([false, false, false]);
  for (const status of ['pending', 'refused'] as const) {
    await shop.db.updateTable('refunds').set({ status, nextStepAt: null }).execute();
    expect(await shown()).toEqual([true, true, true]);
  }
});
