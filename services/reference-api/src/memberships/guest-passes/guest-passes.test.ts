import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi, type WireValue } from '../../testing/api.ts';
import { guestPassTexts } from './texts.ts';

const DAY = 24 * 3_600_000;
const PATH = '/api/v1/my-account/guest-passes';
let api: TestApi;
let member: string;
beforeEach(async () => {
  api = await startTestApi();
  member = await api.loginAs('alex.member@example.com');
});
afterEach(() => api.close());

const read = (token: string | null = member) => api.call(`GET ${PATH}/overview`, { token });
const issue = (guestName: string, key: string = randomUUID(), token = member) =>
  api.call(`POST ${PATH}`, {
    token,
    body: { guest_name: guestName },
    headers: { 'idempotency-key': key },
  });
const cancel = (id: unknown, token = member) => api.call(`POST ${PATH}/${String(id)}/cancel`, { token });
const passNamed = async (guestName: string): Promise<WireValue | undefined> =>
  (await read()).data.passes?.find((pass) => pass.guest_name === guestName);

test('a member sees the passes there are, and how many more there can be', async () => {
  const { data } = await read();
  expect(data.passes?.map(({ state, used_at }) => [state, used_at === null])).toEqual([
    ['open', true],
    ['used', false],
  ]);
  expect(data.passes?.[0]?.code).toMatch(/^\d{6}$/);
  expect(data.allowance).toEqual({
    total: 2,
    left: 1,
    valid_until: '2026-07-10',
    next: { day: '2026-07-01', total: 2 },
  });
});

test('a pass is issued for a guest, with a code and a last day, until the month has none left', async () => {
  const { status, data } = await issue('  Robin Hale ');
  expect(status).toBe(201);
  expect(data).toEqual({
    id: expect.any(String),
    name: 'Guest pass',
    guest_name: 'Robin Hale',
    state: 'open',
    code: expect.stringMatching(/^\d{6}$/),
    valid_until: '2026-07-10',
    used_at: null,
  });
  expect((await read()).data.allowance?.left).toBe(0);
  const next = { day: '01 Jul 2026', total: 2 };
  expect(await issue('Kim Hale')).toMatchObject({ status: 409, message: guestPassTexts.noneLeft(2, next) });
  expect(await passNamed('Kim Hale')).toBeUndefined();

  api.moveClock(21 * DAY);
  expect((await read()).data.allowance).toMatchObject({ total: 2, left: 2 });
  expect((await issue('Kim Hale')).status).toBe(201);
});

test('two tabs never get more than the allowance, and the same call twice is one pass', async () => {
  const answers = await Promise.all(['One', 'Two', 'Three'].map((name) => issue(name)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const [issued] = answers.filter(({ status }) => status === 201);
  await cancel(issued?.data.id);

  const key = randomUUID();
  const first = await issue('Robin Hale', key);
  const again = await issue('Robin Hale', key);
  expect([again.status, again.data]).toEqual([201, first.data]);
  const named = (await read()).data.passes?.filter(({ guest_name }) => guest_name === 'Robin Hale');
  expect(named).toHaveLength(1);
  expect((await issue('Somebody else', key)).status).toBe(422);
});

test('one that is not used is cancelled once, counts as not issued and stays in the list', async () => {
  const { data } = await issue('Robin Hale');
  const cancelled = await cancel(data.id);
  expect([cancelled.status, cancelled.data.state]).toEqual([200, 'cancelled']);
  expect((await cancel(data.id)).data).toEqual(cancelled.data);
  expect((await read()).data.allowance?.left).toBe(1);
  expect((await passNamed('Robin Hale'))?.state).toBe('cancelled');
  const known = await api.call(`GET ${PATH}`, { token: member });
  expect(known.data.map(({ state }) => state)).toEqual(['open', 'used']);
  const next = await issue('Kim Hale');
  expect(next.status).toBe(201);
  expect(next.data.code).not.toBe(data.code);
});

test('one that was used or is over is not cancelled, and neither is one of someone else', async () => {
  const { passes } = (await read()).data;
  const [open, used] = passes ?? [];
  expect(await cancel(used?.id)).toMatchObject({ status: 409, message: guestPassTexts.used('29 May 2026') });
  const jo = await api.loginAs('jo.renew@example.com');
  expect((await cancel(open?.id, jo)).status).toBe(404);
  expect((await cancel('nothing')).status).toBe(404);
  expect((await cancel(randomUUID())).status).toBe(404);
  api.moveClock(31 * DAY);
  const laterLogin = await api.loginAs('alex.member@example.com');
  expect(await cancel(open?.id, laterLogin)).toMatchObject({
    status: 409,
    message: guestPassTexts.expired('10 Jul 2026'),
  });
});

test('whose membership ends is not promised more, and who has none that is good issues none', async () => {
  const jo = await api.loginAs('jo.renew@example.com');
  expect((await read(jo)).data.allowance).toMatchObject({ left: 2, next: null });
  for (const name of ['One', 'Two']) expect((await issue(name, randomUUID(), jo)).status).toBe(201);
  expect(await issue('Three', randomUUID(), jo)).toMatchObject({
    status: 409,
    message: guestPassTexts.noneLeft(2, null),
  });
  const sam = await api.loginAs('sam.new@example.com');
  expect((await read(sam)).data).toEqual({ passes: [], allowance: null });
  expect(await issue('Robin Hale', randomUUID(), sam)).toMatchObject({
    status: 409,
    message: guestPassTexts.notGiven,
  });
});

test('a guest has a name of a sensible length', async () => {
  for (const name of ['', '   ', 'a'.repeat(81)]) {
    const { status, validationMessages } = await issue(name);
    expect(status).toBe(422);
    expect(Object.keys(validationMessages ?? {})).toEqual(['guest_name']);
  }
  expect((await api.call(`POST ${PATH}`, { token: member, body: { guest_name: 'Robin' } })).status).toBe(422);
});

test('no visitor has passes, and no one where the tenant gives none', async () => {
  expect((await read(null)).status).toBe(401);
  const { data } = await issue('Robin Hale');
  const tenant = await api.db
    .selectFrom('tenants')
    .select('settings')
    .where('slug', '=', 'riverside')
    .executeTakeFirstOrThrow();
  const settings = { ...tenant.settings, site: { ...tenant.settings.site, guestPassesEnabled: false } };
  await api.db
    .updateTable('tenants')
    .set({ settings: JSON.stringify(settings) })
    .where('slug', '=', 'riverside')
    .execute();
  expect((await read()).status).toBe(404);
  expect((await api.call(`GET ${PATH}`, { token: member })).status).toBe(404);
  expect((await issue('Kim Hale')).status).toBe(404);
  expect((await cancel(data.id)).status).toBe(404);
});
