import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';

const DAY = 24 * 3_600_000;
let api: TestApi;
let token: string;
let id: string;

beforeAll(async () => {
  api = await startTestApi();
  token = await api.loginAs('alex.member@example.com');
  id = String((await own())?.id);
});
afterAll(() => api.close());

const call = (line: string, body?: object, as = token, key: string = randomUUID()) =>
  api.call(line, { token: as, ...(body && { body, headers: { 'idempotency-key': key } }) });
const own = async () => (await call('GET /api/v1/my-account/memberships')).data[0];
const path = (what: string) => `/api/v1/my-account/memberships/${id}/${what}`;
const nextPayment = async () =>
  (await call('GET /api/v1/my-account/mandate')).data.mandate?.next_payment as unknown;
const wanted = { start_date: '2026-07-15', months: 2, monthly: '5.00' };

test('what is paid in the meantime and after is shown before anything is done', async () => {
  expect(await own()).toMatchObject({ can_freeze: true, freeze: null });
  const shown = await call(`GET ${path('freeze')}?start_date=2026-08-15&months=2`);
  expect(shown.data).toMatchObject({
    starts: ['2026-07-15', '2026-08-15', '2026-09-15'],
    min_months: 1,
    max_months: 6,
    start_date: '2026-08-15',
    end_date: '2026-10-14',
    monthly: { decimal: '5.00' },
    total: { decimal: '10.00' },
    resumes: { day: '2026-10-15', amount: { decimal: '32.00' } },
  });
  expect(shown.data.payments?.map(({ day }) => String(day))).toEqual(['2026-08-15', '2026-09-15']);
  expect((await call(`GET ${path('freeze')}`)).data).toMatchObject({ start_date: '2026-07-15', months: 1 });
});

test('other days, lengths, amounts and people are refused in words', async () => {
  const day = await call(`POST ${path('freeze')}`, { ...wanted, start_date: '2026-07-16' });
  expect(day.validationMessages?.start_date?.[0]).toContain('15 Jul 2026, 15 Aug 2026');
  const long = await call(`POST ${path('freeze')}`, { ...wanted, months: 7 });
  expect(long.validationMessages).toEqual({ months: ['Choose from 1 to 6 months.'] });
  const cheap = await call(`POST ${path('freeze')}`, { ...wanted, monthly: '1.00' });
  expect([cheap.status, cheap.message]).toEqual([409, expect.stringContaining('it is now £5.00')]);
  const jo = await api.loginAs('jo.renew@example.com');
  expect((await call(`POST ${path('freeze')}`, wanted, jo)).status).toBe(403);
  expect((await call(`GET ${path('unfreeze')}`)).message).toBe('This membership is not frozen.');
  const theirs = (await call('GET /api/v1/my-account/memberships', undefined, jo)).data[0];
  expect(theirs).toMatchObject({ can_freeze: false });
  expect(await own()).toMatchObject({ freeze: null });
});

test('it is frozen once, shown, confirmed by mail, and not changed in the meantime', async () => {
  const key = randomUUID();
  const first = await call(`POST ${path('freeze')}`, wanted, token, key);
  expect(first.status).toBe(200);
  expect((await call(`POST ${path('freeze')}`, wanted, token, key)).data).toEqual(first.data);
  expect((await call(`POST ${path('freeze')}`, wanted)).status).toBe(409);
  expect(await own()).toMatchObject({
    state: 'current',
    can_freeze: false,
    can_change: false,
    freeze: { start_date: '2026-07-15', end_date: '2026-09-14', is_under_way: false },
  });
  expect((await call(`GET /api/v1/memberships/${id}/change`)).message).toMatch(/End the freeze/);
  const [mail, ...others] = await api.deliverMail();
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Frozen from: 15 Jul 2026 to 14 Sep 2026\n');
  expect(mail?.text).toContain('While frozen: £5.00 each month\n');
  expect(mail?.text).toContain('After that: £32.00 each month\nfrom 15 Sep 2026\n');
});

test('one that has not begun is taken back', async () => {
  expect((await call(`GET ${path('unfreeze')}`)).data).toEqual({ start_date: '2026-07-15', end_date: null });
  expect((await call(`POST ${path('unfreeze')}`, { end_date: '2026-08-14' })).status).toBe(409);
  expect((await call(`POST ${path('unfreeze')}`, { end_date: null })).status).toBe(200);
  expect(await own()).toMatchObject({ freeze: null, can_freeze: true });
  expect((await api.deliverMail()).map(({ text }) => text)).toEqual([
    expect.stringContaining('You’ll pay: £32.00 each month\n'),
  ]);
});

test('each billing date collects what was announced, and a freeze that runs can end sooner', async () => {
  await call(`POST ${path('freeze')}`, { ...wanted, months: 3 });
  const payments: unknown[] = [await nextPayment()];
  api.moveClock(6 * DAY);
  payments.push(await nextPayment());
  api.moveClock(34 * DAY);
  token = await api.loginAs('alex.member@example.com');
  expect((await own())?.freeze).toMatchObject({ is_under_way: true, end_date: '2026-10-14' });
  expect((await call(`GET ${path('unfreeze')}`)).data).toMatchObject({ end_date: '2026-08-14' });
  expect((await call(`POST ${path('unfreeze')}`, { end_date: '2026-08-14' })).status).toBe(200);
  payments.push(await nextPayment());
  expect(payments).toMatchObject([
    { day: '2026-06-15', amount: { decimal: '32.00' } },
    { day: '2026-07-15', amount: { decimal: '5.00' } },
    { day: '2026-08-15', amount: { decimal: '32.00' } },
  ]);
  expect((await call(`POST ${path('unfreeze')}`, { end_date: '2026-08-14' })).status).toBe(409);
});
