import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';

let api: TestApi;
let token: string;
let id: string;

const call = (line: string, request: object = {}, as = token) => api.call(line, { token: as, ...request });
const ending = (membership = id, as = token) =>
  call(`GET /api/v1/my-account/memberships/${membership}/ending`, {}, as);
const end = (endDate: string, key = randomUUID(), as = token) =>
  call(
    `POST /api/v1/my-account/memberships/${id}/end`,
    { body: { end_date: endDate }, headers: { 'idempotency-key': key } },
    as,
  );
const own = async () => (await call('GET /api/v1/my-account/memberships')).data[0];

beforeAll(async () => {
  api = await startTestApi();
  token = await api.loginAs('alex.member@example.com');
  id = String((await own())?.id);
});
afterAll(() => api.close());

test('other people, unknown ones, terms that run out, and a day that was not sent', async () => {
  const jo = await api.loginAs('jo.renew@example.com');
  expect((await ending(id, jo)).status).toBe(403);
  expect((await end('2026-07-14', randomUUID(), jo)).status).toBe(403);
  expect((await ending(randomUUID())).status).toBe(404);
  expect((await api.call(`GET /api/v1/my-account/memberships/${id}/ending`)).status).toBe(401);
  const held = await call('GET /api/v1/my-account/memberships', {}, jo);
  expect(await ending(String(held.data[0]?.id), jo)).toMatchObject({
    status: 409,
    message: expect.stringMatching(/paid for until its last day/),
  });
  const moved = await end('2026-06-30');
  expect([moved.status, moved.message]).toEqual([409, expect.stringMatching(/would now end on 14 Jul 2026/)]);
  expect(await own()).toMatchObject({ end_date: null, can_end: true });
});

test('the last day and the last payment are shown, then it ends once', async () => {
  const offered = (await ending()).data;
  expect(offered).toMatchObject({ later_bookings: [], bookings_key: expect.any(String) });
  const shown = { end_date: offered.end_date, last_payment: offered.last_payment };
  expect(shown).toEqual({
    end_date: '2026-07-14',
    last_payment: { day: '2026-06-15', amount: { decimal: '32.00', formatted: '£32.00' } },
  });
  const key = randomUUID();
  const first = await end('2026-07-14', key);
  expect([first.status, first.data]).toEqual([200, shown]);
  expect((await end('2026-07-14', key)).data).toEqual(shown);
  expect((await end('2026-07-14')).status).toBe(409);
  const [mail, ...others] = await api.deliverMail();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: 'alex.member@example.com',
    subject: 'Your Riverside Leisure membership is ending',
  });
  expect(mail?.text).toContain('Last day: 14 Jul 2026\n');
  expect(mail?.text).toContain('Last payment: £32.00 on 15 Jun 2026\n');
  expect(await own()).toMatchObject({
    state: 'current',
    end_date: '2026-07-14',
    next_payment: { day: '2026-06-15' },
    can_change: false,
    can_end: false,
  });
});

test('after the last payment nothing is collected, and after the last day it has ended', async () => {
  api.moveClock(6 * 24 * 3_600_000);
  expect(await own()).toMatchObject({ state: 'current', next_payment: null });
  expect((await call('GET /api/v1/my-account/mandate')).data.mandate?.next_payment).toBeNull();
  api.moveClock(29 * 24 * 3_600_000);
  token = await api.loginAs('alex.member@example.com');
  expect(await own()).toMatchObject({ state: 'ended' });
});
