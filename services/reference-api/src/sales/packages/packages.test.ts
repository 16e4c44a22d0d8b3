import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const ask = async (what: string, username: string | null, tenant = 'riverside') =>
  api.call(`GET /api/v1/my-account/${what}`, {
    tenant,
    token: username && (await api.loginAs(username, tenant)),
  });
const MEMBER = 'alex.member@example.com';

test('packages say what is left of them, and what the rest went on, the latest first', async () => {
  const { data } = await ask('packages', MEMBER);
  expect(data.map(({ name, state, total_uses, uses_left }) => [name, state, total_uses, uses_left])).toEqual([
    ['10 swims', 'current', 10, 7],
    ['5 badminton courts', 'used-up', 5, 0],
  ]);
  const days = [...(data[0]?.uses ?? [])].map(({ used_at }) => String(used_at));
  expect(days).toHaveLength(3);
  expect(days).toEqual(days.toSorted().toReversed());
});

test('a visitor has none', async () => {
  expect((await ask('packages', null)).status).toBe(401);
});

test('a person who has bought none has none', async () => {
  expect((await ask('packages', 'sam.new@example.com')).data).toEqual([]);
});
