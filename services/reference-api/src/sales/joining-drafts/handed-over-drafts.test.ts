import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestRequest } from '../../testing/api.ts';
import { remindOfDrafts } from './remind.ts';
import { HAND_OVER_QUOTA } from './rules.ts';
import { purgeJoiningDrafts } from './store.ts';

const PATH = '/api/v1/memberships/online-joining/draft';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const dates = { start_date: '2026-06-12', billing_day: 15, promotion: null };
const steps = { dates: { revision: 0, given: dates } };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  for (const table of ['joiningDrafts', 'attempts', 'mails'] as const)
    await api.db.deleteFrom(table).execute();
});
afterAll(() => api.close());

const post = (line: string, body: object, request: TestRequest = {}) =>
  api.call(`POST ${PATH}${line}`, { app: 'online-joining', ...request, body });
const handOver = (request: TestRequest = {}) => post('/hand-over', { steps }, request);
const tokenOf = (url: unknown) => /\/resume#([\w-]{43})$/.exec(String(url))?.[1] ?? '';
const kept = () => api.db.selectFrom('joiningDrafts').selectAll().execute();

it('is opened by the code, once, with what was entered, and sends no mail', async () => {
  const { data } = await handOver();
  expect(data.url).toMatch(/^http:\/\/online-joining\.riverside\.localhost:8080\/resume#/);
  expect(Date.parse(String(data.expires_at)) - api.now().getTime()).toBe(10 * MINUTE);
  const token = tokenOf(data.url);
  const opened = await post('/open', { token });
  expect(opened.data.draft).toMatchObject({ has_address: false, steps: { dates: { given: dates } } });
  const days = (Date.parse(String(opened.data.draft?.expires_at)) - api.now().getTime()) / DAY;
  expect(days).toBe(14);
  expect((await post('/open', { token })).status).toBe(422);
  expect(JSON.stringify(await kept())).not.toContain(token);
  expect(api.logged.join()).not.toContain(token);

  const key = opened.data.key;
  const reminded = await api.call(`PUT ${PATH}`, { body: { key, wants_reminder: true, steps: {} } });
  expect(reminded.data.wants_reminder).toBe(false);
  api.moveClock(5 * 60 * MINUTE);
  await remindOfDrafts(api.db, api.now());
  expect(await api.deliverMail()).toEqual([]);
});

it('says nothing of the person who is logged in at the kiosk', async () => {
  const token = await api.loginAs('sam.new@example.com');
  const { data } = await handOver({ token });
  const [draft] = await kept();
  expect([draft?.personId, draft?.email]).toEqual([null, null]);
  const opened = await post('/open', { token: tokenOf(data.url) });
  expect(opened.data.token).toBeUndefined();
  const later = await api.call(`GET ${PATH}`, { token });
  expect(later.data).toBeNull();
});

it('becomes the draft of the person who logs in with it', async () => {
  const opened = await post('/open', { token: tokenOf((await handOver()).data.url) });
  const token = await api.loginAs('sam.new@example.com');
  const own = await api.call(`PUT ${PATH}`, { token, body: { key: opened.data.key, steps: {} } });
  expect(own.data).toMatchObject({ has_address: true, steps: { dates: { given: dates } } });
});

it('is gone after ten minutes', async () => {
  const { data } = await handOver();
  api.moveClock(10 * MINUTE);
  expect((await post('/open', { token: tokenOf(data.url) })).status).toBe(422);
  await purgeJoiningDrafts(api.db, api.now());
  expect(await kept()).toEqual([]);
});

it('opens at its own tenant only, and holds no bank details', async () => {
  const { data } = await handOver();
  expect((await post('/open', { token: tokenOf(data.url) }, { tenant: 'northpeak' })).status).toBe(422);
  const secret = { dates: { revision: 0, given: { ...dates, account_number: '66374958' } } };
  expect((await post('/hand-over', { steps: secret })).status).toBe(422);
});

it('is limited by address', async () => {
  for (let count = 0; count < HAND_OVER_QUOTA.perAddress; count++)
    expect((await handOver()).status).toBe(200);
  expect((await handOver()).status).toBe(429);
});
